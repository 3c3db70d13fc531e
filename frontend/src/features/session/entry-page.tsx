import type { ReactNode } from 'react'
import { Logo } from '../../ui/logo.tsx'
import styles from './entry-page.module.css'

type EntryPageProps = {
  title: string
  lead: string
  children: ReactNode
  /** under a line below the form: the way to another page */
  alt?: ReactNode
  aside: ReactNode
  /** a slip stays in sight on phones, below the form */
  look?: 'promises' | 'slip'
}

/** The frame of the pages before somebody is signed in: a form, and beside it what it leads to. */
export function EntryPage({ title, lead, children, alt, aside, look = 'promises' }: EntryPageProps) {
  return (
    <div className={styles.page}>
      <main className={styles.form}>
        <div className={styles.box}>
          <p className={styles.brand}>
            <Logo size={32} />
            Almanac
          </p>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {children}
          {alt && <p className={styles.alt}>{alt}</p>}
        </div>
      </main>
      <aside className={styles.side} data-look={look} aria-label="About Almanac">
        <svg className={styles.rings} viewBox="0 0 800 800" aria-hidden="true">
          {[80, 160, 240, 320, 400, 480, 560].map((radius) => (
            <circle key={radius} cx="620" cy="620" r={radius} />
          ))}
          <path d="M40 620h1160M620 40v1160M210 210l820 820M1030 210L210 1030" />
        </svg>
        {aside}
      </aside>
    </div>
  )
}
