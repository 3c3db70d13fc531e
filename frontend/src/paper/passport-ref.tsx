import { Fragment } from 'react'
import type { TabReport } from '../../../shared/reports/report.ts'
import { usePrint } from './context.ts'
import { pagesOfPassports } from './page-refs.ts'

/** "Passport p. 24": where the appendix tells how these figures are made. */
export function PassportRef({ tab, figures }: { tab: TabReport; figures: readonly string[] }) {
  const { pages } = usePrint()
  const [first, ...more] = pagesOfPassports(pages, tab, figures)
  if (!first) return null
  return (
    <span className="passport-ref">
      <a className="cite" href={`#${first.id}`}>
        Passport p. {first.number}
      </a>
      {more.slice(0, 2).map(({ id, number }) => (
        <Fragment key={id}>
          {', '}
          <a className="cite" href={`#${id}`}>
            {number}
          </a>
        </Fragment>
      ))}
    </span>
  )
}
