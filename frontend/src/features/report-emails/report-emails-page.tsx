import { CircleAlert, Link2Off } from 'lucide-react'
import { recipientMessages, recipientWords } from '../../../../shared/recipient-messages.ts'
import { ApiError, sentenceOf } from '../../lib/api.ts'
import { useDelayed } from '../../lib/use-delayed.ts'
import { useRead } from '../../lib/use-read.ts'
import { useTitle } from '../../lib/use-title.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Choices } from './choices.tsx'
import { Letterhead } from './letterhead.tsx'
import { Unsubscribed } from './unsubscribed.tsx'
import { useChoose } from './use-choose.ts'

/** For whoever gets reports by email, with or without an account: what comes, and how it ends. Opening it changes nothing. */
export function ReportEmailsPage({ token }: { token: string }) {
  const { data, error, isLoading, retry } = useRead('GET /report-emails/{token}', { params: { token } }, { silent: true })
  // of the page, not of what stands on it: what is pressed after it has turned is saved after what was pressed before
  const choosing = useChoose(token)
  const skeleton = useDelayed(isLoading, 150)
  // whose reports they are is not known before, and our name may not be said in it
  useTitle(recipientWords.title, true)
  const missing = error instanceof ApiError && error.status === 404
  // also of an open page: nothing on it can be saved any more
  if (missing || (error && !data)) {
    return (
      <Letterhead>
        <Notice
          icon={missing ? Link2Off : CircleAlert}
          title={missing ? recipientMessages.missing : sentenceOf(error, recipientWords.notLoaded)}
          said={missing && recipientWords.whole}
          follows={data !== undefined}
          actions={!missing && <Button onClick={retry}>Try again</Button>}
        />
      </Letterhead>
    )
  }
  if (!data) return <Letterhead>{skeleton && <Skeleton height={240} />}</Letterhead>
  const hasLeft = data.all.unsubscribed_at !== null || (data.report?.unsubscribed_at ?? null) !== null
  return <Letterhead emails={data}>{hasLeft ? <Unsubscribed emails={data} choosing={choosing} /> : <Choices emails={data} choosing={choosing} />}</Letterhead>
}
