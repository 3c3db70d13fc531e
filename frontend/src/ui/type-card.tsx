import { ChevronRight, Lock } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import type { ReportIcon as IconName } from '../../../shared/reports/language/manifest.ts'
import { cx } from '../lib/cx.ts'
import { ReportIcon } from './report-icon.tsx'
import styles from './type-card.module.css'

type TypeCardProps = {
  type: { id: string; title: string; description: string; icon: IconName; enabled: boolean /** why it is locked */; reason: string | null }
  active?: boolean
  onOpen: () => void
  onFocus?: () => void
  onKeyDown?: (event: KeyboardEvent) => void
}

/** A report type in a grid of them. A locked one can be reached and says why. */
export function TypeCard({ type: { id, title, description, icon, enabled, reason }, active = false, ...acts }: TypeCardProps) {
  const { onOpen, ...events } = acts
  return (
    <li className={styles.cell}>
      <button
        type="button"
        className={cx(styles.card, active && styles.active, !enabled && styles.locked)}
        aria-disabled={!enabled || undefined}
        aria-describedby={enabled ? undefined : `about-${id}`}
        onClick={onOpen}
        {...events}
      >
        <span className={styles.icon}>
          <ReportIcon name={icon} />
        </span>
        <span className={styles.text}>
          <span className={styles.name}>{title}</span>
          <span className={styles.about}>{description}</span>
        </span>
        {enabled ? <ChevronRight size={16} className={styles.end} aria-hidden /> : <Lock size={14} className={styles.lock} aria-hidden />}
      </button>
      {!enabled && (
        <span id={`about-${id}`} role="tooltip" className={styles.tip}>
          {reason}
        </span>
      )}
    </li>
  )
}
