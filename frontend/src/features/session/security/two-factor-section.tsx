import { ShieldCheck } from 'lucide-react'
import { lazy, useState } from 'react'
import { formatInstant } from '../../../../../shared/dates/index.ts'
import { securityMessages } from '../../../../../shared/security-messages.ts'
import { useMe } from '../../../lib/me.tsx'
import { useRead } from '../../../lib/use-read.ts'
import { SettingsRead, SettingsSection } from '../../../screen/settings-card.tsx'
import { PersonButton } from '../../../screen/settings-person-button.tsx'
import { Part } from '../../../ui/part.tsx'
import { Tag } from '../../../ui/tag.tsx'
import styles from './security.module.css'

const SetUpDialog = lazy(() => import('./set-up-dialog.tsx'))
const ProveDialog = lazy(() => import('./prove-dialog.tsx'))

const { about, on, codesLeft } = securityMessages.twoFactor

/** Whether signing in asks for a code, and the ways to change that. */
export function TwoFactorSection() {
  const { timezone } = useMe().account
  const twoFactor = useRead('GET /auth/two-factor', {}, { silent: true })
  const [open, setOpen] = useState<'begin' | 'end' | 'codes' | null>(null)
  const close = () => setOpen(null)
  return (
    <SettingsSection title="Two-factor authentication" hint={about}>
      <SettingsRead of={twoFactor} width={96}>
        {({ since, codes_left: left }) =>
          since === null ? (
            <div>
              <PersonButton onClick={() => setOpen('begin')}>Set up</PersonButton>
            </div>
          ) : (
            <>
              <div className={styles.state}>
                <Tag tone="good" icon={<ShieldCheck size={12} strokeWidth={2.25} aria-hidden />}>
                  {on(formatInstant(since, timezone))}
                </Tag>
                <span data-few={left < 3 || undefined}>{codesLeft(left)}</span>
              </div>
              <div className={styles.row}>
                <PersonButton onClick={() => setOpen('codes')}>New recovery codes</PersonButton>
                <PersonButton look="danger" onClick={() => setOpen('end')}>
                  Turn off
                </PersonButton>
              </div>
            </>
          )
        }
      </SettingsRead>
      <Part onClose={close}>
        {open === 'begin' && <SetUpDialog onClose={close} />}
        {(open === 'end' || open === 'codes') && <ProveDialog what={open} onClose={close} />}
      </Part>
    </SettingsSection>
  )
}
