import type { ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'
import page from '../page.module.css'
import { Action } from './action.tsx'
import styles from './page-head.module.css'

type PageHeadProps = {
  title: string
  lead: string
  /** the words beside the title, not under it */
  beside?: boolean
  /** the way in, under the words */
  acts?: boolean
  above?: ReactNode
  /** before the title */
  mark?: ReactNode
  children?: ReactNode
}

export function PageHead({ title, lead, beside = false, acts = false, above, mark, children }: PageHeadProps) {
  return (
    <section className={styles.head} aria-label={title}>
      <div className={page.wrap}>
        {above}
        <div className={beside ? styles.beside : styles.words}>
          <div className={styles.title}>
            {mark}
            <h1 className={page.title}>{title}</h1>
          </div>
          <p className={cx(page.lead, styles.lead)}>{lead}</p>
          {acts && (
            <p className={styles.acts}>
              <Action look="primary" size="large" href="/pricing">
                Get started now
              </Action>
            </p>
          )}
        </div>
        {children}
      </div>
    </section>
  )
}
