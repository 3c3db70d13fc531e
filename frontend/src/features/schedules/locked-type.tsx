import { Lock } from 'lucide-react'
import { useId } from 'react'
import { deliveryMessages } from '../../../../shared/delivery-messages.ts'
import { reportIcon } from '../../../../shared/reports/index.ts'
import { showToast } from '../../lib/toast.ts'
import field from '../../ui/field.module.css'
import { ReportIcon } from '../../ui/report-icon.tsx'
import styles from './edit-dialog.module.css'

const words = deliveryMessages.change

/** The type of a report that is scheduled: it stays, and says so to whoever would change it. */
export function LockedType({ flavor, title }: { flavor: string; title: string }) {
  const id = useId()
  return (
    <div className={field.field}>
      <span className={field.label}>Report type</span>
      <button
        type="button"
        className={`${field.control} ${styles.locked}`}
        aria-disabled
        aria-describedby={id}
        onClick={() => showToast({ kind: 'locked', message: words.type })}
      >
        <ReportIcon name={reportIcon(flavor)} size={16} />
        <span className="sr-only">Report type:</span>
        <span className={styles.type}>{title}</span>
        <Lock size={14} strokeWidth={2} aria-hidden />
      </button>
      <span id={id} hidden>
        {words.type}
      </span>
    </div>
  )
}
