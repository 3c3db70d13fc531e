import { type ReactNode, useId } from 'react'
import styles from './settings-card.module.css'

/** Sections of a page below /settings that belong together. */
export function SettingsCard({ children }: { children: ReactNode }) {
  return <div className={styles.card}>{children}</div>
}

/** What is set, in words on the left, and its fields on the right. */
export function SettingsSection({ title, hint, children }: { title: string; hint: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <p>{hint}</p>
      </div>
      <div className={styles.fields}>{children}</div>
    </section>
  )
}
