import { useState } from 'react'
import { securityMessages } from '../../../../../shared/security-messages.ts'
import { showToast } from '../../../lib/toast.ts'
import { SettingsSection } from '../../../screen/settings-card.tsx'
import { PersonButton } from '../../../screen/settings-person-button.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'

export function PasswordSection() {
  const [open, setOpen] = useState(false)
  const done = () => {
    setOpen(false)
    showToast({ kind: 'success', message: securityMessages.page.changed })
  }
  return (
    <SettingsSection title="Password" hint={securityMessages.page.password}>
      {open ? (
        <ChangePasswordForm onDone={done} onCancel={() => setOpen(false)} />
      ) : (
        <div>
          <PersonButton onClick={() => setOpen(true)}>Change password</PersonButton>
        </div>
      )}
    </SettingsSection>
  )
}
