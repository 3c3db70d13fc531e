import { useState } from 'react'
import { securityMessages } from '../../../../../shared/security-messages.ts'
import { SettingsSection } from '../../../screen/settings-card.tsx'
import { PersonButton } from '../../../screen/settings-person-button.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import styles from './security.module.css'
import { SessionItem } from './session-item.tsx'
import { signOutEverywhere, useSessions } from './use-sessions.ts'

const { sessions: hint, notLoaded, everywhereQuestion } = securityMessages.page

/** Where somebody is signed in, and the way to end it. */
export function SessionsSection() {
  const { sessions, error, busy, retry } = useSessions()
  const [asking, setAsking] = useState(false)
  const end = async () => {
    await signOutEverywhere()
    setAsking(false)
  }
  return (
    <SettingsSection title="Sessions" hint={hint}>
      {sessions ? (
        <ul className={styles.sessions}>
          {sessions.map((session) => (
            <SessionItem key={session.id} session={session} />
          ))}
        </ul>
      ) : error ? (
        <div className={styles.failed}>
          <p role="alert">{notLoaded}</p>
          <Button disabled={busy} onClick={retry}>
            Try again
          </Button>
        </div>
      ) : (
        <div role="status" aria-label="Loading sessions" className={styles.waiting} aria-busy>
          <Skeleton height={40} />
          <Skeleton height={40} />
        </div>
      )}
      {sessions && sessions.length > 1 && (
        <div>
          <PersonButton look="secondary" className={styles.bad} onClick={() => setAsking(true)}>
            Sign out everywhere else
          </PersonButton>
        </div>
      )}
      {asking && (
        <ConfirmDialog
          title="Sign out everywhere else"
          question={everywhereQuestion}
          action="Sign out"
          busyAction="Signing out"
          onConfirm={end}
          onClose={() => setAsking(false)}
        />
      )}
    </SettingsSection>
  )
}
