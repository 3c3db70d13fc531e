import { Link } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClass } from '../../ui/button.tsx'
import { Logo } from '../../ui/logo.tsx'
import styles from './notice-page.module.css'

type NoticePageProps = { icon: LucideIcon; good?: boolean; title: string; children?: ReactNode; actions?: ReactNode; busy?: boolean }

/** One thing said on a page of its own, with what to do next. */
export function NoticePage({ icon: Icon, good = false, title, children, actions, busy = false }: NoticePageProps) {
  return (
    <div className={styles.page} aria-busy={busy || undefined}>
      <header className={styles.header}>
        <span className={styles.brand}>
          <Logo size={28} />
          Almanac
        </span>
        <Link to="/login" className={buttonClass({ look: 'ghost' })}>
          Sign in
        </Link>
      </header>
      <main className={styles.message}>
        <Icon size={28} strokeWidth={1.75} className={good ? styles.good : styles.icon} aria-hidden />
        <h1>{title}</h1>
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </main>
    </div>
  )
}
