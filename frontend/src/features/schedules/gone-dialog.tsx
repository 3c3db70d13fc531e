import { CircleAlert } from 'lucide-react'
import type { ReportRecord } from '../../../../shared/api/schedules.ts'
import { deliveryMessages } from '../../../../shared/delivery-messages.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import styles from './edit-dialog.module.css'

const words = deliveryMessages.change

/** The run is not to come any more. */
export function GoneDialog({ title, state, onClose }: { title: string; state: ReportRecord['state']; onClose: () => void }) {
  return (
    <Dialog title={title} width={450} onClose={onClose} foot={<Button onClick={onClose}>Close</Button>}>
      <div className={styles.gone}>
        <EmptyState icon={CircleAlert} title={state === 'DELETED' ? words.meanwhile : words.begun} />
      </div>
    </Dialog>
  )
}
