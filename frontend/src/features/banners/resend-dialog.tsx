import { bannerMessages } from '../../../../shared/banner-messages.ts'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import { call } from '../../lib/api.ts'
import { showToast } from '../../lib/toast.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { SaveButtons } from '../../ui/save-buttons.tsx'
import { FieldProblem } from '../../ui/text-field.tsx'
import styles from './banners.module.css'

const form = 'resend-confirmation'
const words = bannerMessages.resend

/** Asks first: the link that was sent before stops working. */
export function ResendDialog({ onClose }: { onClose: () => void }) {
  const { busy, failure, onSubmit } = useSubmit(async () => {
    const { email } = await call('GET /me/verify-email')
    showToast({ kind: 'success', message: screenMessages.preferences.emailSent(email) })
    onClose()
  })
  return (
    <Dialog
      title={words.title}
      width={450}
      busy={busy}
      onClose={onClose}
      foot={<SaveButtons form={form} busy={busy} onClose={onClose} save={words.action} saving={words.busy} />}
    >
      <form id={form} className={styles.dialog} onSubmit={onSubmit}>
        <p>{words.question}</p>
        <div role="alert">{failure && <FieldProblem message={failure} />}</div>
      </form>
    </Dialog>
  )
}
