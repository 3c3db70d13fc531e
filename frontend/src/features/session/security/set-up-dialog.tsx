import { type FormEvent, useState } from 'react'
import { securityMessages } from '../../../../../shared/security-messages.ts'
import { call, sentenceOf } from '../../../lib/api.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { CodeField } from '../code-field.tsx'
import { FormFailure } from '../form-failure.tsx'
import { PasswordField } from '../password-field.tsx'
import { QrCode } from './qr-code.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import styles from './security.module.css'

type Step = { at: 'password' } | { at: 'code'; secret: string; uri: string } | { at: 'codes'; codes: readonly string[] }

const form = 'set-up-two-factor'

/** Password, QR code with a first code of the app, recovery codes. */
export default function SetUpDialog({ onClose }: { onClose: () => void }) {
  const [step, setStep] = useState<Step>({ at: 'password' })
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setFailure(null)
    setBusy(true)
    try {
      if (step.at === 'password') setStep({ at: 'code', ...(await call('POST /auth/two-factor/begin', { body: { password } })) })
      else setStep({ at: 'codes', ...(await call('POST /auth/two-factor/confirm', { body: { code } })) })
    } catch (error) {
      setFailure(sentenceOf(error))
    }
    setBusy(false)
  }
  if (step.at === 'codes') return <RecoveryCodes codes={step.codes} onClose={onClose} />
  return (
    <Dialog
      title="Set up two-factor authentication"
      width={520}
      busy={busy}
      onClose={onClose}
      foot={
        <>
          <Button look="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} look="primary" aria-disabled={busy || undefined}>
            {step.at === 'password' ? 'Continue' : 'Turn on'}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.dialog} noValidate onSubmit={(event) => void submit(event)}>
        {step.at === 'password' ? (
          <>
            <FormFailure>{failure}</FormFailure>
            <PasswordField
              label="Your password"
              name="password"
              autoComplete="current-password"
              autoFocus
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          </>
        ) : (
          <>
            <p>{securityMessages.twoFactor.scan}</p>
            <QrCode text={step.uri} label="QR code for your authenticator app" />
            <p>
              {securityMessages.twoFactor.type} <code className={styles.secret}>{step.secret.replace(/.{4}(?=.)/g, '$& ')}</code>
            </p>
            <FormFailure>{failure}</FormFailure>
            <CodeField kind="app" value={code} onChange={setCode} autoFocus />
          </>
        )}
      </form>
    </Dialog>
  )
}
