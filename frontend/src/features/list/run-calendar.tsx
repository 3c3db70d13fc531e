import { ChevronLeft, ChevronRight, CircleAlert } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { calendarMessages } from '../../../../shared/calendar-messages.ts'
import { formatWeekday, today as todayIn, weekday, weekdayNames } from '../../../../shared/dates/index.ts'
import { formats } from '../../../../shared/formats.ts'
import { useMe, zoneOf } from '../../lib/me.tsx'
import { serverNow } from '../../lib/server-clock.ts'
import { useDelayed } from '../../lib/use-delayed.ts'
import { useMedia } from '../../lib/use-media.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CalendarDay } from './calendar-day.tsx'
import { CalendarRun, type Shown } from './calendar-run.tsx'
import { byDay, monthName, monthOf, neighbour, turned, weeksOf } from './month-grid.ts'
import styles from './run-calendar.module.css'
import { filterRows, type StateFilter } from './run-rows.ts'
import { type CalendarEntry, useCalendar } from './use-calendar.ts'

type RunCalendarProps = Omit<Shown, 'zone'> & {
  /** "2026-11", as the address has it */
  month: string | undefined
  onMonth: (month: string) => void
  state: StateFilter
  query: string
  textOf: (run: CalendarEntry) => string
}

/** A month of runs: what was sent, what failed, and what comes, at the times of whoever reads it. */
export default function RunCalendar({ month: given, onMonth, state, query, textOf, ...props }: RunCalendarProps) {
  const zone = zoneOf(useMe())
  const narrow = useMedia('(max-width: 700px)')
  const root = useRef<HTMLDivElement>(null)
  const today = todayIn(zone, serverNow())
  const month = monthOf(given, today)
  const weeks = weeksOf(month, formats().week)
  const days = weeks.flat()
  const { entries, error, isValidating, retry } = useCalendar(days[0] ?? today, days.at(-1) ?? today)
  const late = useDelayed(!entries, 150)
  const found = filterRows(
    (entries ?? []).map((record) => ({ record })),
    state,
    query,
    textOf,
  ).map(({ record }) => record)
  const onDays = byDay(found, zone)
  const inMonth = [...onDays].filter(([day]) => day.startsWith(month))
  const shown = { ...props, zone }
  const turn = (by: number) => onMonth(turned(month, by))
  const onKey = (event: KeyboardEvent) => {
    // what lies over it has its own keys
    if (!(event.target instanceof HTMLElement) || !root.current?.contains(event.target)) return
    if (event.key === 'PageUp' || event.key === 'PageDown') {
      event.preventDefault()
      return turn(event.key === 'PageUp' ? -1 : 1)
    }
    const runs = [...root.current.querySelectorAll<HTMLElement>('[data-day]')]
    const at = runs.indexOf(event.target)
    if (at < 0 || !event.key.startsWith('Arrow')) return
    event.preventDefault()
    runs[
      neighbour(
        runs.map((run) => run.dataset.day ?? ''),
        at,
        event.key,
      )
    ]?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of what stands in it
    <div ref={root} onKeyDown={onKey}>
      <div className={styles.head}>
        <h2 aria-live="polite">{monthName(month)}</h2>
        <div className={styles.turns}>
          <IconButton size="small" label="Previous month" onClick={() => turn(-1)}>
            <ChevronLeft size={16} strokeWidth={1.75} aria-hidden />
          </IconButton>
          <IconButton size="small" label="Next month" onClick={() => turn(1)}>
            <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
          </IconButton>
          <Button size="small" disabled={month === today.slice(0, 7)} onClick={() => onMonth('')}>
            Today
          </Button>
        </div>
        <p className={styles.zone}>{calendarMessages.zone(zone)}</p>
      </div>
      {!entries && !error && (
        <p className="sr-only" role="status">
          Loading calendar
        </p>
      )}
      {entries && inMonth.length === 0 && (
        <p className={styles.none} role="status">
          {query.trim() || state !== 'all' ? calendarMessages.noneFound : calendarMessages.empty}
        </p>
      )}
      {error && !entries ? (
        <EmptyState
          icon={CircleAlert}
          title={calendarMessages.notLoaded}
          action={
            <Button onClick={retry} disabled={isValidating}>
              Try again
            </Button>
          }
        />
      ) : narrow ? (
        <ol className={styles.agenda}>
          {late && <Skeleton height={240} />}
          {inMonth.map(([day, runs]) => (
            <li key={day} aria-current={day === today ? 'date' : undefined}>
              <h3>{formatWeekday(day)}</h3>
              {runs.map((run) => (
                <CalendarRun key={`${run._id} ${run.run}`} run={run} roomy {...shown} />
              ))}
            </li>
          ))}
        </ol>
      ) : (
        <table className={styles.month} aria-label={monthName(month)} aria-busy={!entries}>
          <thead>
            <tr>
              {weeks[0]?.map((day) => (
                <th key={day} scope="col">
                  {weekdayNames[weekday(day)]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week[0]}>
                {week.map((day) =>
                  late ? (
                    <td key={day}>
                      <Skeleton height={36} />
                    </td>
                  ) : (
                    <CalendarDay key={day} day={day} first={day === days[0]} month={month} today={today} runs={onDays.get(day) ?? []} {...shown} />
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}
