import { CircleAlert } from 'lucide-react'
import { messages } from '../../../../shared/messages.ts'
import { useDelayed } from '../../lib/use-delayed.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import styles from './schedule-dialog.module.css'

type ChoicesWaitProps = { title: string; width: number; failed: boolean; onRetry: () => void; onClose: () => void }

/** The dialog before its form: until what that chooses from is there, or as it cannot be had. */
export function ChoicesWait({ title, width, failed, onRetry, onClose }: ChoicesWaitProps) {
  return (
    <Dialog title={title} width={width} height={680} onClose={onClose}>
      <div className={styles.loading} role="status">
        {failed ? (
          <EmptyState icon={CircleAlert} title={messages.notLoaded.choices} action={<Button onClick={onRetry}>Try again</Button>} />
        ) : (
          <>
            <Spinner size={24} />
            <span className="sr-only">Loading</span>
          </>
        )}
      </div>
    </Dialog>
  )
}

/** Over the fields, once it takes a while. */
export function LoadingCover({ loading }: { loading: boolean }) {
  const cover = useDelayed(loading, 150)
  if (!cover) return null
  return (
    <p className={styles.cover} role="status">
      <Spinner size={24} />
      Loading
    </p>
  )
}
