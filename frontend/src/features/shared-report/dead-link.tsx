import { CircleAlert, Link2Off, RefreshCw } from 'lucide-react'
import { linkMessages } from '../../../../shared/link-messages.ts'
import { ApiError, canRetry, sentenceOf } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './gate.module.css'

/** Instead of a shared report: that its link leads nowhere, whether it has ended or never was, or that no answer came. */
export default function DeadLink({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 410)
  return (
    <main className={styles.gate}>
      {isGone ? (
        <Notice icon={Link2Off} title={linkMessages.refused.gone} said={linkMessages.ends.why} />
      ) : (
        <Notice
          icon={CircleAlert}
          title={sentenceOf(error)}
          actions={
            canRetry(error) && (
              <Button onClick={onRetry}>
                <RefreshCw size={16} strokeWidth={1.75} aria-hidden />
                Try again
              </Button>
            )
          }
        />
      )}
    </main>
  )
}
