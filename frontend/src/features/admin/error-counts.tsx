import { adminMessages } from '../../../../shared/admin-messages.ts'
import { formatDate } from '../../../../shared/dates/index.ts'
import { formatFigure } from '../../../../shared/format.ts'
import styles from './admin.module.css'

type ErrorCountsProps = {
  counts: readonly { at: string; count: number }[] /** a day takes no more */
  most: number /** ISO date of the one day it is about; empty for all of them */
  day: string
}

/** How many errors there were: a column for each day, or for each hour of a day. */
export function ErrorCounts({ counts, most, day }: ErrorCountsProps) {
  const by = day === '' ? 'day' : 'hour'
  const highest = Math.max(1, ...counts.map(({ count }) => count))
  const all = counts.reduce((sum, { count }) => sum + count, 0)
  const nameOf = (at: string) => (by === 'day' ? formatDate(at.slice(0, 10)) : `${at.slice(11, 16)} UTC`)
  const said = (count: number) => (by === 'day' && count >= most ? adminMessages.dayFull(most) : formatFigure(count, 'count'))
  const told = counts.filter(({ count }) => count > 0).map(({ at, count }) => `${nameOf(at)}: ${said(count)}`)
  return (
    <figure className={styles.counts} aria-label={`Errors by ${by}`}>
      <figcaption>
        <b>{formatFigure(all, 'count')}</b>{' '}
        <span>{`${all === 1 ? 'error' : 'errors'} ${day === '' ? 'in the last 30 days' : `on ${formatDate(day)}`}, by ${by}`}</span>
        <span className="sr-only">. {told.join(', ')}</span>
      </figcaption>
      <div className={styles.columns} aria-hidden>
        {counts.map(({ at, count }) => (
          <span key={at} title={`${nameOf(at)}: ${said(count)}`}>
            <span data-none={count === 0 || undefined} ref={(bar) => bar?.style.setProperty('height', `${(100 * count) / highest}%`)} />
          </span>
        ))}
      </div>
    </figure>
  )
}
