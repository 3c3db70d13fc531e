import type { ReactNode } from 'react'
import { Spinner } from '../../ui/spinner.tsx'
import styles from './loading-overlay.module.css'

/** Dims what is being read anew; what lies under it cannot be used meanwhile. */
export function LoadingOverlay({ active, label, children }: { active: boolean; label: string; children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <div inert={active}>{children}</div>
      {active && (
        <div className={styles.cover} data-off-paper>
          <p className={styles.box} role="status">
            <Spinner size={24} />
            {label}
          </p>
        </div>
      )}
    </div>
  )
}
