import { MailSearch } from 'lucide-react'
import { useState } from 'react'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import { tellFailure } from '../../lib/tell-failure.ts'
import { showToast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { NoticePage } from './notice-page.tsx'
import type { SignUp } from './sign-up-form.tsx'

/** The same whether or not the address has an account: the email says which. */
export function SignUpSent({ sent, onOther }: { sent: SignUp; onOther: () => void }) {
  const [busy, setBusy] = useState(false)
  const sendAgain = async () => {
    setBusy(true)
    try {
      await sent.again()
      showToast({ kind: 'success', message: screenMessages.signUp.sentAgain })
    } catch (error) {
      tellFailure(error)
    }
    setBusy(false)
  }
  return (
    <NoticePage
      icon={MailSearch}
      title={screenMessages.signUp.inbox}
      actions={
        <>
          <Button disabled={busy} onClick={() => void sendAgain()}>
            {busy ? <Spinner /> : null}
            <span>Send again</span>
          </Button>
          <Button look="ghost" onClick={onOther}>
            Use another address
          </Button>
        </>
      }
    >
      <p role="status">{screenMessages.signUp.sent(sent.email)}</p>
    </NoticePage>
  )
}
