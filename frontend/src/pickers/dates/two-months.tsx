import { type CalendarDate, parseDate } from '@internationalized/date'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { CalendarHeading } from 'react-aria-components/Calendar'
import { CalendarCell, CalendarGrid, CalendarGridBody, CalendarGridHeader, CalendarHeaderCell, RangeCalendar } from 'react-aria-components/RangeCalendar'
import type { DateRange } from '../../../../shared/dates/index.ts'
import { formats } from '../../../../shared/formats.ts'
import { useMedia } from '../../lib/use-media.ts'
import { hoursOf } from './clock-changes.ts'
import styles from './two-months.module.css'

type TwoMonthsProps = { label: string; range: DateRange | null; today: string; timezone: string; muted?: boolean; onChange: (range: DateRange) => void }

function Month({ offset, today, timezone, muted }: { offset: number; today: string; timezone: string; muted: boolean }) {
  return (
    <CalendarGrid offset={{ months: offset }} weekdayStyle="short" className={styles.grid}>
      <CalendarGridHeader>{(day) => <CalendarHeaderCell className={styles.weekday}>{day.slice(0, 2)}</CalendarHeaderCell>}</CalendarGridHeader>
      <CalendarGridBody>
        {(date) => (
          <CalendarCell date={date} className={styles.cell} data-muted={muted || undefined} data-now={date.toString() === today || undefined}>
            {({ formattedDate }) => (
              <>
                <span className={styles.day}>{formattedDate}</span>
                {hoursOf(date.toString(), timezone) !== 24 && <i className={styles.dot} title={`${hoursOf(date.toString(), timezone)} hours`} />}
              </>
            )}
          </CalendarCell>
        )}
      </CalendarGridBody>
    </CalendarGrid>
  )
}

/** Two months side by side, one on a phone. A dot marks a day on which the zone's clock changes. */
export function TwoMonths({ label, range, today, timezone, muted = false, onChange }: TwoMonthsProps) {
  const narrow = useMedia('(max-width: 700px)')
  const months = narrow ? 1 : 2
  const shown = range ? `${range.from}/${range.to}` : ''
  const [picked, setPicked] = useState(shown)
  // a range chosen elsewhere moves the months to its end; one picked here leaves them where they are
  const [anchor, setAnchor] = useState(range?.to ?? today)
  const [turn, setTurn] = useState(0)
  if (shown !== picked) {
    setPicked(shown)
    if (range && range.to !== anchor) {
      setAnchor(range.to)
      setTurn(turn + 1)
    }
  }
  return (
    <RangeCalendar<CalendarDate>
      key={`${turn}-${months}`}
      aria-label={label}
      firstDayOfWeek={formats().week === 'sunday' ? 'sun' : 'mon'}
      visibleDuration={{ months }}
      pageBehavior="single"
      value={range ? { start: parseDate(range.from), end: parseDate(range.to) } : null}
      // the keyboard begins at the chosen end, and the months end with it
      defaultFocusedValue={parseDate(anchor)}
      selectionAlignment="end"
      maxValue={parseDate(today)}
      onChange={({ start, end }) => {
        const next = { from: start.toString(), to: end.toString() }
        setPicked(`${next.from}/${next.to}`)
        onChange(next)
      }}
      className={styles.calendar}
    >
      <div className={styles.head}>
        <Button slot="previous" className={styles.turn} aria-label="Previous month">
          <ChevronLeft size={16} strokeWidth={1.75} aria-hidden />
        </Button>
        <CalendarHeading className={styles.month} />
        {months === 2 && <CalendarHeading offset={{ months: 1 }} className={styles.month} />}
        <Button slot="next" className={styles.turn} aria-label="Next month">
          <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
        </Button>
      </div>
      <div className={styles.months}>
        <Month offset={0} today={today} timezone={timezone} muted={muted} />
        {months === 2 && <Month offset={1} today={today} timezone={timezone} muted={muted} />}
      </div>
    </RangeCalendar>
  )
}
