import type { ReactNode } from 'react'
import styles from './tag.module.css'

type TagProps = { tone: 'good' | 'bad' | 'flat' | 'warn' | 'info'; icon?: ReactNode; children: ReactNode }

/** A short state in a coloured box; always with words, never colour alone. */
export function Tag({ tone, icon, children }: TagProps) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {icon}
      <span>{children}</span>
    </span>
  )
}
