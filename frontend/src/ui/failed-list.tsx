import { CircleAlert, RefreshCw } from 'lucide-react'
import { canRetry } from '../lib/api.ts'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'
import styles from './list-page.module.css'

type FailedListProps = { title: string; error: unknown; busy: boolean; onRetry: () => void }

/** In the place of a list that could not be loaded, with a second try where it can help. */
export function FailedList({ title, error, busy, onRetry }: FailedListProps) {
  return (
    <div className={styles.card}>
      <EmptyState
        icon={CircleAlert}
        title={title}
        action={
          canRetry(error) && (
            <Button onClick={onRetry} disabled={busy}>
              <RefreshCw size={16} strokeWidth={1.75} aria-hidden />
              Try again
            </Button>
          )
        }
      />
    </div>
  )
}
