import type { ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'
import page from '../page.module.css'

type SectionProps = {
  id?: string
  number?: number
  title: string
  children: ReactNode /** below the title, in the rail */
  aside?: ReactNode
  said?: ReactNode
}

/** An ink rule opens it, a rail says, the side proves. */
export function Section({ id, number, title, said, aside, children }: SectionProps) {
  return (
    <section className={page.section} id={id} aria-label={title}>
      <div className={page.wrap}>
        <div className={page.rule}>
          <div className={page.rail}>
            {number !== undefined && <span className={cx(page.cite, page.number)}>{number}</span>}
            <h2 className={page.heading}>{title}</h2>
            {said && <p className={page.body}>{said}</p>}
            {aside}
          </div>
          <div>{children}</div>
        </div>
      </div>
    </section>
  )
}

/** Over the whole width, the words beside the title. */
export function WideSection({ id, title, said, children }: Omit<SectionProps, 'number' | 'aside'>) {
  return (
    <section className={page.section} id={id} aria-label={title}>
      <div className={page.wrap}>
        <div className={said ? page.head : page.headAlone}>
          <h2 className={page.heading}>{title}</h2>
          {said && <p className={page.body}>{said}</p>}
        </div>
        {children}
      </div>
    </section>
  )
}
