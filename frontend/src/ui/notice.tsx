import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './notice.module.css'

type NoticeProps = {
  icon: LucideIcon
  title: string
  said?: ReactNode
  /** buttons */
  actions?: ReactNode
  /** what is filled in, below what is said */
  children?: ReactNode
  /** it follows what somebody did, so it is read out */
  follows?: boolean
}

/** A page that says one thing, with what to do next. */
export function Notice({ icon: Icon, title, said, actions, children, follows = false }: NoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (follows) heading.current?.focus()
  }, [follows])
  return (
    <div className={styles.notice}>
      <span className={styles.icon}>
        <Icon size={22} strokeWidth={1.75} aria-hidden />
      </span>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {said && <p className={styles.said}>{said}</p>}
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
