import type { ReportRecord } from '../../../../shared/api/schedules.ts'
import { addDays } from '../../../../shared/dates/index.ts'
import { inDigits } from '../../../../shared/formats.ts'
import { useRead } from '../../lib/use-read.ts'
import { dueAt, totalsOf } from './run-rows.ts'
import { nextTry, timeIn, until } from './run-text.ts'
import styles from './totals-strip.module.css'

/** Milliseconds. What is done here is followed at once; this is for what others do. */
const pollMs = 300_000
/** Together as many as a calendar may have at once. */
const [daysBack, daysAhead] = [31, 30]

/** What is next, what arrived, what needs a look. `partial`: more runs are on the server than are listed, so those of these days are asked for. */
export function TotalsStrip({ records, partial }: { records: readonly ReportRecord[]; partial: boolean }) {
  const now = new Date()
  const today = now.toISOString().slice(0, 10)
  const { data } = useRead(
    'GET /reports/calendar',
    partial ? { query: { from: addDays(today, -daysBack), to: addDays(today, daysAhead), show: 'all' } } : null,
    { silent: true, refreshInterval: pollMs },
  )
  const { next: soonest, sent, addressed, troubled, coming } = totalsOf(partial && data ? data.runs : records, now)
  // of schedules that begin later, the list may know
  const next = soonest ?? totalsOf(records, now).next
  const time = next && timeIn(next.timezone, dueAt(next)).replace(/ \d{4},/, ',')
  const cut = time?.lastIndexOf(' ') ?? 0
  return (
    <dl className={styles.strip}>
      <div>
        <dt>Next send</dt>
        <dd>
          {next && time ? (
            <>
              {time.slice(0, cut)}{' '}
              <span>{`${time.slice(cut + 1)}, ${next.retry ? nextTry(next.retry, now).toLowerCase() : until(next.generate_at, now)}`}</span>
            </>
          ) : (
            <span>{records.some(({ paused }) => paused) ? 'Every schedule is paused' : 'Nothing is scheduled'}</span>
          )}
        </dd>
      </div>
      <div>
        <dt>Delivered, last 30 days</dt>
        <dd>
          {sent} <span>{addressed === 0 ? 'no emails yet' : `of ${addressed} (${inDigits(((sent / addressed) * 100).toFixed(1))}%)`}</span>
        </dd>
      </div>
      <div>
        <dt>Failed or not delivered</dt>
        <dd>
          {troubled} <span>{troubled === 0 ? 'nothing to check' : troubled === 1 ? 'run to check' : 'runs to check'}</span>
        </dd>
      </div>
      <div>
        <dt>Coming runs</dt>
        <dd>
          {coming} <span>{partial ? (data ? `in the next ${daysAhead} days` : 'in the list so far') : 'scheduled'}</span>
        </dd>
      </div>
    </dl>
  )
}
