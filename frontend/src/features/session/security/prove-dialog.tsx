import { useState } from 'react'
import { securityMessages } from '../../../../../shared/security-messages.ts'
import { call } from '../../../lib/api.ts'
import { showToast } from '../../../lib/toast.ts'
import { useSubmit } from '../../../lib/use-submit.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { SaveButtons } from '../../../ui/save-buttons.tsx'
import { CodeField } from '../code-field.tsx'
import { FormFailure } from '../form-failure.tsx'
import { OwnPasswordField } from './own-password-field.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import styles from './security.module.css'

const { ending, renewing, switchedOff } = securityMessages.twoFactor
const form = 'prove-two-factor'
const about = {
  end: { title: 'Turn two-factor authentication off', meaning: ending, action: 'Turn off' },
  codes: { title: 'New recovery codes', meaning: renewing, action: 'Make new codes' },
} as const

/** Asks for password and code before the second step is changed. */
export default function ProveDialog({ what, onClose }: { what: keyof typeof about; onClose: () => void }) {
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const { busy, failure, onSubmit } = useSubmit(async () => {
    const body = { password, code }
    if (what === 'codes') return setCodes((await call('POST /auth/two-factor/codes', { body })).codes)
    await call('POST /auth/two-factor/end', { body })
    showToast({ kind: 'success', message: switchedOff })
    onClose()
  })
  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />
  const { title, meaning, action } = about[what]
  return (
    <Dialog
      title={title}
      width={450}
      busy={busy}
      onClose={onClose}
      foot={<SaveButtons form={form} busy={busy} onClose={onClose} save={action} saving={action} />}
    >
      <form id={form} className={styles.dialog} noValidate onSubmit={onSubmit}>
        <p>{meaning}</p>
        <FormFailure>{failure}</FormFailure>
        <OwnPasswordField value={password} onChange={setPassword} />
        <CodeField kind="either" value={code} onChange={setCode} />
      </form>
    </Dialog>
  )
}
