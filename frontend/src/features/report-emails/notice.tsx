import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './report-emails-page.module.css'

type NoticeProps = {
  icon: LucideIcon
  title: string
  children?: ReactNode
  actions?: ReactNode /** it follows what somebody did, so it is read out */
  follows?: boolean
}

/** One thing said, with what to do next. */
export function Notice({ icon: Icon, title, children, actions, follows = false }: NoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (follows) heading.current?.focus()
  }, [follows])
  return (
    <div className={styles.box}>
      <span className={styles.icon}>
        <Icon size={22} strokeWidth={1.75} aria-hidden />
      </span>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children && <p>{children}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
