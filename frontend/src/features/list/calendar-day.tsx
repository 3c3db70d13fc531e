import { useRef, useState } from 'react'
import { calendarMessages } from '../../../../shared/calendar-messages.ts'
import { formatDay, formatWeekday } from '../../../../shared/dates/index.ts'
import { Popover } from '../../ui/popover.tsx'
import { CalendarRun, type Shown } from './calendar-run.tsx'
import styles from './run-calendar.module.css'
import type { CalendarEntry } from './use-calendar.ts'

/** So many runs stand on a day of the month; of more, one less and the rest behind a button. */
const most = 3

type CalendarDayProps = Shown & {
  day: string /** the first one that is shown says its month */
  first: boolean
  month: string
  today: string
  runs: readonly CalendarEntry[]
}

/** One day of a month. */
export function CalendarDay({ day, first, month, today, runs, ...shown }: CalendarDayProps) {
  const opener = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const standing = runs.length > most ? runs.slice(0, most - 1) : runs
  const openRun = (id: string) => {
    setOpen(false)
    shown.onOpen(id)
  }
  const rest = runs.length - standing.length
  return (
    <td data-out={day.slice(0, 7) !== month || undefined} aria-current={day === today ? 'date' : undefined}>
      <time dateTime={day} className={styles.date}>
        {first || day.endsWith('-01') ? formatDay(day) : Number(day.slice(8))}
      </time>
      {standing.map((run) => (
        <CalendarRun key={`${run._id} ${run.run}`} run={run} {...shown} />
      ))}
      {rest > 0 && (
        <button
          ref={opener}
          type="button"
          className={styles.more}
          data-day={day}
          aria-haspopup="dialog"
          aria-label={`${calendarMessages.more(rest)}, ${formatWeekday(day)}`}
          onClick={() => setOpen(true)}
        >
          {calendarMessages.more(rest)}
        </button>
      )}
      {open && (
        <Popover opener={opener} label={formatWeekday(day)} onClose={() => setOpen(false)}>
          <div className={styles.whole}>
            <h3>{formatWeekday(day)}</h3>
            {runs.map((run) => (
              <CalendarRun key={`${run._id} ${run.run}`} run={run} roomy {...shown} onOpen={openRun} />
            ))}
          </div>
        </Popover>
      )}
    </td>
  )
}
