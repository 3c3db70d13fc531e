import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

type EmptyStateProps = { icon: LucideIcon; title: string; hint?: string | null; action?: ReactNode; heading?: 'h1' | 'h2' | 'h3' }

/** Nothing to show: what it is, why, and the one thing to do about it. */
export function EmptyState({ icon: Icon, title, hint = null, action, heading: Heading = 'h2' }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Icon size={48} strokeWidth={1.25} className={styles.icon} aria-hidden />
      <Heading className={styles.title}>{title}</Heading>
      {hint && <p className={styles.hint}>{hint}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
