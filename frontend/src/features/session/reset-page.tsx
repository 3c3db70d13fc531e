import { Link } from '@tanstack/react-router'
import { ClockAlert, LockKeyhole } from 'lucide-react'
import { useState } from 'react'
import { passwordMessages } from '../../../../shared/password-messages.ts'
import { ApiError, canRetry, sentenceOf } from '../../lib/api.ts'
import { useRead } from '../../lib/use-read.ts'
import { useTitle } from '../../lib/use-title.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EntryPage } from './entry-page.tsx'
import { NoticePage } from './notice-page.tsx'
import { Promises } from './promises.tsx'
import { ResetForm } from './reset-form.tsx'

/** The page that the link of a forgotten password opens. */
export function ResetPage({ token }: { token: string }) {
  useTitle('Set a new password')
  const [done, setDone] = useState(false)
  const { data, error, retry } = useRead('GET /auth/reset/{token}', done ? null : { params: { token } }, { silent: true, revalidateIfStale: false })
  if (done)
    return (
      <NoticePage
        icon={LockKeyhole}
        good
        title={passwordMessages.reset.done}
        actions={
          <Link to="/login" className={buttonClass({ look: 'primary' })}>
            Sign in
          </Link>
        }
      >
        <p role="status">{passwordMessages.reset.doneHint}</p>
      </NoticePage>
    )
  if (error)
    return (
      <NoticePage
        icon={ClockAlert}
        title={sentenceOf(error)}
        actions={
          error instanceof ApiError && error.status === 410 ? (
            <Link to="/password" className={buttonClass({ look: 'primary' })}>
              Send a new one
            </Link>
          ) : (
            canRetry(error) && <Button onClick={retry}>Try again</Button>
          )
        }
      />
    )
  if (!data) return <NoticePage icon={LockKeyhole} title="Set a new password" busy />
  return (
    <EntryPage title="Set a new password" lead={passwordMessages.reset.whom(data.email)} aside={<Promises />}>
      <ResetForm token={token} email={data.email} onDone={() => setDone(true)} />
    </EntryPage>
  )
}
