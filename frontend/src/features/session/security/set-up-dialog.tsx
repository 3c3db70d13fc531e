import { useState } from 'react'
import { securityMessages } from '../../../../../shared/security-messages.ts'
import { call } from '../../../lib/api.ts'
import { useSubmit } from '../../../lib/use-submit.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { SaveButtons } from '../../../ui/save-buttons.tsx'
import { CodeField } from '../code-field.tsx'
import { FormFailure } from '../form-failure.tsx'
import { OwnPasswordField } from './own-password-field.tsx'
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
  const { busy, failure, onSubmit } = useSubmit(async () => {
    if (step.at === 'password') setStep({ at: 'code', ...(await call('POST /auth/two-factor/begin', { body: { password } })) })
    else setStep({ at: 'codes', ...(await call('POST /auth/two-factor/confirm', { body: { code } })) })
  })
  if (step.at === 'codes') return <RecoveryCodes codes={step.codes} onClose={onClose} />
  const next = step.at === 'password' ? 'Continue' : 'Turn on'
  return (
    <Dialog
      title="Set up two-factor authentication"
      width={520}
      busy={busy}
      onClose={onClose}
      foot={<SaveButtons form={form} busy={busy} onClose={onClose} save={next} saving={next} />}
    >
      <form id={form} className={styles.dialog} noValidate onSubmit={onSubmit}>
        {step.at === 'password' ? (
          <>
            <FormFailure>{failure}</FormFailure>
            <OwnPasswordField value={password} onChange={setPassword} />
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
