import { CircleAlert, Link2Off, RefreshCw } from 'lucide-react'
import { linkMessages } from '../../../../shared/link-messages.ts'
import { ApiError, sentenceOf } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import styles from './gate.module.css'

/** Instead of a shared report: that its link leads nowhere, whether it has ended or never was, or that no answer came. */
export default function DeadLink({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 410)
  const Icon = isGone ? Link2Off : CircleAlert
  return (
    <main className={styles.gate}>
      <div className={styles.box}>
        <span className={styles.icon}>
          <Icon size={22} strokeWidth={1.75} aria-hidden />
        </span>
        <h1>{isGone ? linkMessages.refused.gone : sentenceOf(error)}</h1>
        {isGone ? (
          <p>{linkMessages.ends.why}</p>
        ) : (
          <Button onClick={onRetry}>
            <RefreshCw size={16} strokeWidth={1.75} aria-hidden />
            Try again
          </Button>
        )}
      </div>
    </main>
  )
}
