import { type CalendarDate, parseDate } from '@internationalized/date'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { Calendar, CalendarCell, CalendarGrid, CalendarGridBody, CalendarGridHeader, CalendarHeaderCell, CalendarHeading } from 'react-aria-components/Calendar'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { formats } from '../../../../shared/formats.ts'
import styles from './two-months.module.css'

type OneMonthProps = { label: string; value: string | null; min: CalendarDate; onChange: (date: string) => void }

/** One day of one month. */
export function OneMonth({ label, value, min, onChange }: OneMonthProps) {
  return (
    <I18nProvider locale="en-GB">
      <Calendar<CalendarDate>
        aria-label={label}
        firstDayOfWeek={formats().week === 'sunday' ? 'sun' : 'mon'}
        autoFocus
        value={value ? parseDate(value) : null}
        minValue={min}
        onChange={(date) => onChange(date.toString())}
        className={styles.single}
      >
        <div className={styles.head}>
          <Button slot="previous" className={styles.turn} aria-label="Previous month">
            <ChevronLeft size={16} strokeWidth={1.75} aria-hidden />
          </Button>
          <CalendarHeading className={styles.month} />
          <Button slot="next" className={styles.turn} aria-label="Next month">
            <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
          </Button>
        </div>
        <CalendarGrid weekdayStyle="short" className={styles.grid}>
          <CalendarGridHeader>{(day) => <CalendarHeaderCell className={styles.weekday}>{day.slice(0, 2)}</CalendarHeaderCell>}</CalendarGridHeader>
          <CalendarGridBody>
            {(date) => (
              <CalendarCell date={date} className={styles.cell} data-single="true">
                {({ formattedDate, isSelected }) => (
                  <span className={styles.day} data-chosen={isSelected || undefined}>
                    {formattedDate}
                  </span>
                )}
              </CalendarCell>
            )}
          </CalendarGridBody>
        </CalendarGrid>
      </Calendar>
    </I18nProvider>
  )
}
