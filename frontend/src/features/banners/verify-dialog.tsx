import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { bannerMessages } from '../../../../shared/banner-messages.ts'
import type { SuppressionReason } from '../../../../shared/suppression.ts'
import { call } from '../../lib/api.ts'
import { showToast } from '../../lib/toast.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FieldProblem } from '../../ui/text-field.tsx'
import styles from './banners.module.css'
import { CodeStep } from './code-step.tsx'

const form = 'send-code'
const words = bannerMessages.verify

/** Why emails do not arrive, then the code that shows that they do. Leaving is asked about once a code is on its way. */
export function VerifyDialog({ email, reason, onClose }: { email: string; reason: SuppressionReason; onClose: () => void }) {
  const [step, setStep] = useState<'why' | 'code' | 'leaving'>('why')
  const { busy, failure, onSubmit } = useSubmit(async () => {
    await call('GET /me/email-verification-code')
    setStep('code')
  })
  const close = () => {
    if (busy) showToast({ kind: 'error', message: words.processing })
    else onClose()
  }
  if (step !== 'why')
    return (
      <>
        <CodeStep email={email} onDone={onClose} onLeave={() => setStep('leaving')} />
        {step === 'leaving' && (
          <ConfirmDialog
            title={words.title}
            question={words.leave}
            action={words.go}
            busyAction={words.go}
            cancel={words.stay}
            onConfirm={async () => onClose()}
            onClose={() => setStep('code')}
          />
        )}
      </>
    )
  return (
    <Dialog
      title={words.title}
      width={450}
      onClose={close}
      foot={
        <>
          <Link to="/settings/preferences/personal" className={buttonClass({ look: 'ghost' })} onClick={onClose}>
            {words.change}
          </Link>
          <Button look="primary" type="submit" form={form} aria-disabled={busy || undefined}>
            {busy ? words.sending : words.send}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.dialog} onSubmit={onSubmit}>
        <p>{words.why[reason](email)}</p>
        <div role="alert">{failure && <FieldProblem message={failure} />}</div>
      </form>
    </Dialog>
  )
}
