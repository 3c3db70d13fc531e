import type { ReactNode } from 'react'
import { contentName } from '../../../shared/content-name.ts'
import { formatInstant, formatRange } from '../../../shared/dates/format.ts'
import { NetworkIcon, networkColor } from '../ui/network-icon.tsx'
import { usePrint } from './context.ts'
import { groupName } from './group-name.ts'
import { Mark } from './mark.tsx'
import type { PrintPage } from './page-types.ts'

/** A page with its running head and foot. Both repeat on every page, so they are kept out of the reading order. */
export function Page({ page, children }: { page: PrintPage; children: ReactNode }) {
  const { input, report, numberOf, total, zone } = usePrint()
  const { dateFrom, dateTo, priorFrom, priorTo } = report.dates
  const networked = page.group === 'By network'
  return (
    <section className="page" id={page.id}>
      <div className="running-head" aria-hidden="true">
        <div className="left">
          <Mark height={20} most={120} />
          <b>{input.client}</b>
        </div>
        <div>
          {report.title}
          {report.subject && <bdi>: {report.subject}</bdi>}
        </div>
        <div className="right">
          {formatRange(dateFrom, dateTo)}
          {priorFrom && priorTo && <span> vs {formatRange(priorFrom, priorTo)}</span>}
        </div>
      </div>
      {networked && <div className="network-bar" style={{ background: networkColor(page.tab.code) }} aria-hidden="true" />}
      <div className="area">{children}</div>
      <div className="running-foot" aria-hidden="true">
        <div>
          <bdi>{report.brand?.footer ?? input.madeBy}</bdi> · All times {zone}
        </div>
        <div>
          {contentName(input.hash)} · {formatInstant(input.madeAt, report.timezone)}
        </div>
        <div className="right">
          Page {numberOf(page.id)} of {total}
        </div>
      </div>
    </section>
  )
}

/** Where a page stands: "All networks", or the network with its icon. */
export function Eyebrow({ page }: { page: PrintPage }) {
  const { report } = usePrint()
  return (
    <div className="eyebrow">
      {page.group === 'By network' && <NetworkIcon network={page.tab.code} size={12} colored />}
      {page.group === 'front' ? 'This report' : groupName(page, report)}
    </div>
  )
}

/** The title; only the first of several pages is a heading, so that the outline names it once. */
export function Title({ page }: { page: PrintPage }) {
  if (page.continued && page.continued[0] > 1) {
    return (
      <p className="title">
        {page.title} <span>({page.continued.join(' of ')})</span>
      </p>
    )
  }
  return <h1 className="title">{page.title}</h1>
}

/** The head of a page that one thing fills: what it is, and at the right a few words about it; `many`: in smaller type. */
export function FullHead({ page, many = false, children }: { page: PrintPage; many?: boolean; children: ReactNode }) {
  return (
    <div className="full-head">
      <div>
        <Eyebrow page={page} />
        <Title page={page} />
      </div>
      <p className={many ? 'many' : undefined}>{children}</p>
    </div>
  )
}
