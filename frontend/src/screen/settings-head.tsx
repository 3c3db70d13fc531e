import { Link } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTitle } from '../lib/use-title.ts'
import styles from './settings-head.module.css'

type SettingsHeadProps = {
  title: string
  /** one thing to know at once, such as how many there are; empty until it is known, so that its line is kept */
  fact?: ReactNode
  /** two at most, one of them primary */
  actions?: ReactNode
}

/** The head of a page below /settings. On small screens, where its navigation is away, it leads back to it. */
export function SettingsHead({ title, fact, actions }: SettingsHeadProps) {
  // a screen of the app may have the same name
  useTitle(`${title} · Settings`)
  return (
    <>
      <Link to="/settings" className={styles.back}>
        <ChevronLeft size={16} strokeWidth={1.75} aria-hidden />
        Settings
      </Link>
      <header className={styles.head}>
        <h1>{title}</h1>
        {fact !== undefined && <p>{fact}</p>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
    </>
  )
}
