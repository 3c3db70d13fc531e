import type { ReactNode } from 'react'
import styles from './preferences.module.css'

/** What a setting is about on the left, and the setting itself. */
export function Setting({ title, about, children }: { title: string; about: string; children: ReactNode }) {
  return (
    <section className={styles.setting} aria-label={title}>
      <div className={styles.about}>
        <h2>{title}</h2>
        <p>{about}</p>
      </div>
      <div className={styles.fields}>{children}</div>
    </section>
  )
}
