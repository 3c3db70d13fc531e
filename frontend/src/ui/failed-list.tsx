import { CircleAlert, RefreshCw } from 'lucide-react'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'
import styles from './list-page.module.css'

type FailedListProps = { title: string; busy: boolean; onRetry: () => void }

/** In the place of a list that could not be loaded. */
export function FailedList({ title, busy, onRetry }: FailedListProps) {
  return (
    <div className={styles.card}>
      <EmptyState
        icon={CircleAlert}
        title={title}
        action={
          <Button onClick={onRetry} disabled={busy}>
            <RefreshCw size={16} strokeWidth={1.75} aria-hidden />
            Try again
          </Button>
        }
      />
    </div>
  )
}
