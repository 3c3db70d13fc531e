import { Globe } from 'lucide-react'
import { compareLabels, compareOptionOf, displayZone, formatInstant, formatRange, quickRangeLabel, quickRangeOf } from '../../../../shared/dates/index.ts'
import { formatCount } from '../../../../shared/format-count.ts'
import type { Report } from '../../../../shared/reports/report.ts'
import { templateOf } from '../../request/title.ts'
import styles from './meta-line.module.css'

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** Which days, compared with which, how many, in which zone, read when. `today` is the date in the report's zone. */
export function MetaLine({ report, today }: { report: Report; today: string }) {
  const { dateFrom, dateTo, priorFrom, priorTo } = report.dates
  const range = { from: dateFrom, to: dateTo }
  const quick = quickRangeOf(range, today)
  const prior = priorFrom && priorTo ? { from: priorFrom, to: priorTo } : null
  const option = prior && compareOptionOf(range, prior)
  const { current, prior: priorDays } = report.days
  const days =
    priorDays === null || priorDays === current
      ? `${formatCount(current)} ${current === 1 ? 'day' : 'days'}${prior ? ' each' : ''}`
      : `${formatCount(current)} vs ${formatCount(priorDays)} days`
  return (
    <div className={styles.meta}>
      <p>
        <span>
          {quick && <span>{`${quickRangeLabel(quick)}, `}</span>}
          <b>{formatRange(dateFrom, dateTo)}</b>
          {prior && option && <span>{` vs ${option === 'custom' ? '' : `${lowerFirst(compareLabels[option])}, `}${formatRange(prior.from, prior.to)}`}</span>}
        </span>{' '}
        <span>{days}</span>{' '}
        <span className={styles.zone}>
          <Globe size={12} strokeWidth={2} className={styles.globe} aria-hidden />
          <span>{displayZone(report.timezone)}</span>
        </span>{' '}
        <span>{`fetched ${formatInstant(report.fetchedAt, report.timezone)}`}</span> {report.basis && <span>{report.basis}</span>}{' '}
        {report.template && <span>{templateOf(report.template)}</span>}
      </p>
    </div>
  )
}
