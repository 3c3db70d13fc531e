import { CircleAlert, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './note.module.css'

/** A sentence in a box: what was assumed, or what went wrong. */
export function Note({ tone, children }: { tone: 'info' | 'bad'; children: ReactNode }) {
  const Icon = tone === 'bad' ? CircleAlert : Info
  return (
    <div className={styles.note} data-tone={tone} role={tone === 'bad' ? 'alert' : undefined}>
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      <div>{children}</div>
    </div>
  )
}
