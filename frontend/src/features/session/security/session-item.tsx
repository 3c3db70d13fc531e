import { Laptop, type LucideIcon, Smartphone } from 'lucide-react'
import { useState } from 'react'
import type { SessionRow } from '../../../../../shared/api/auth-sessions.ts'
import { formatInstant } from '../../../../../shared/dates/index.ts'
import { impersonationMessages } from '../../../../../shared/impersonation-messages.ts'
import { securityMessages } from '../../../../../shared/security-messages.ts'
import { useMe } from '../../../lib/me.tsx'
import { PersonButton } from '../../../screen/settings-person-button.tsx'
import { Tag } from '../../../ui/tag.tsx'
import styles from './security.module.css'
import { revokeSession } from './use-sessions.ts'

const handheld: ReadonlySet<string | null> = new Set(['iPhone', 'iPad', 'Android'])

/** One session: on what, where, and when it was last used. */
export function SessionItem({ session }: { session: SessionRow }) {
  const { timezone } = useMe().account
  const [busy, setBusy] = useState(false)
  const name = securityMessages.device(session)
  const Icon: LucideIcon = handheld.has(session.system) ? Smartphone : Laptop
  const revoke = async () => {
    setBusy(true)
    await revokeSession(session.id)
    setBusy(false)
  }
  return (
    <li>
      <span className={styles.icon}>
        <Icon size={16} strokeWidth={1.75} aria-hidden />
      </span>
      <span className={styles.words}>
        <b>{name}</b>
        <span>{`${securityMessages.place(session)} · ${session.current ? 'now' : formatInstant(session.seen, timezone)}`}</span>
        <span>{`${session.by ? impersonationMessages.session(session.by) : 'Signed in'} ${formatInstant(session.began, timezone)}`}</span>
      </span>
      {session.current ? (
        <Tag tone="info">This one</Tag>
      ) : (
        <PersonButton size="small" aria-label={`Revoke ${name}`} aria-disabled={busy || undefined} onClick={() => !busy && void revoke()}>
          Revoke
        </PersonButton>
      )}
    </li>
  )
}
