import { addDays } from '../../../../shared/dates/index.ts'
import { formatCount } from '../../../../shared/format-count.ts'
import { serverNow } from '../../lib/server-clock.ts'
import { useRead } from '../../lib/use-read.ts'
import { dueAt, type RunRow, totalsOf } from './run-rows.ts'
import { nextTry, timeIn, until } from './run-text.ts'
import styles from './totals-strip.module.css'

/** Milliseconds. What is done here is followed at once; this is for what others do. */
const pollMs = 300_000
const daysBack = 31

/** Of all schedules that are not paused. */
const comingRuns = (rows: readonly RunRow[]) =>
  rows.reduce((runs, { record, more }) => (record.state === 'SCHEDULED' && !record.paused ? runs + 1 + more : runs), 0)

/** Delivery is only counted where the mail service reports it. */
const ofAddressed = (addressed: number, delivered: number) => `of ${counted(addressed)}${delivered > 0 ? `, ${counted(delivered)} delivered` : ''}`

const counted = (runs: number) => formatCount(runs)

/** What is next, what arrived, what needs a look. `partial`: more was made than is listed, so the runs of these days are asked for. */
export function TotalsStrip({ rows, partial }: { rows: readonly RunRow[]; partial: boolean }) {
  const now = serverNow()
  const today = now.toISOString().slice(0, 10)
  // in the account's zone it may be tomorrow already
  const days = { from: addDays(today, -daysBack), to: addDays(today, 1) }
  const { data } = useRead('GET /reports/calendar', partial ? { query: { ...days, show: 'all' } } : null, {
    silent: true,
    refreshInterval: pollMs,
  })
  const records = rows.map(({ record }) => record)
  const { next } = totalsOf(records, now)
  const { sent, delivered, addressed, troubled } = totalsOf(partial && data ? data.runs : records, now)
  const coming = comingRuns(rows)
  const time = next && timeIn(next.timezone, dueAt(next)).replace(/ \d{4},/, ',')
  const cut = time?.lastIndexOf(' ') ?? 0
  return (
    <dl className={styles.strip}>
      <div>
        <dt>Next send</dt>
        <dd>
          {next && time ? (
            <>
              <bdi>{time.slice(0, cut)}</bdi>{' '}
              <span>{`${time.slice(cut + 1)}, ${next.retry ? nextTry(next.retry, now).toLowerCase() : until(next.generate_at, now)}`}</span>
            </>
          ) : (
            <span>{records.some(({ paused }) => paused) ? 'Every schedule is paused' : 'Nothing is scheduled'}</span>
          )}
        </dd>
      </div>
      <div>
        <dt>Sent, last 30 days</dt>
        <dd>
          <bdi>{counted(sent)}</bdi> <span>{addressed === 0 ? 'no emails yet' : ofAddressed(addressed, delivered)}</span>
        </dd>
      </div>
      <div>
        <dt>Failed or not delivered</dt>
        <dd>
          <bdi>{counted(troubled)}</bdi> <span>{troubled === 0 ? 'nothing to check' : troubled === 1 ? 'run to check' : 'runs to check'}</span>
        </dd>
      </div>
      <div>
        <dt>Coming runs</dt>
        <dd>
          <bdi>{counted(coming)}</bdi> <span>scheduled</span>
        </dd>
      </div>
    </dl>
  )
}
