import { SettingsCard } from '../../../screen/settings-card.tsx'
import { SettingsHead } from '../../../screen/settings-head.tsx'
import { PasswordSection } from './password-section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { TwoFactorSection } from './two-factor-section.tsx'

/** How the person who looks at it signs in, and where they are signed in. */
export function SecurityPage() {
  return (
    <>
      <SettingsHead title="Security" />
      <SettingsCard>
        <PasswordSection />
        <TwoFactorSection />
      </SettingsCard>
      <SettingsCard>
        <SessionsSection />
      </SettingsCard>
    </>
  )
}
