import { formatDate, formatInstant, formatRange, formatWeekday } from '../../../../shared/dates/index.ts'
import { formatFigure } from '../../../../shared/format.ts'
import { dateFormats, type Formats, houseFormats, inFormats, numberFormats } from '../../../../shared/formats.ts'
import { useMe } from '../../lib/me.tsx'
import { FormSelect } from '../../ui/form-select.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { PersonZone } from './person-zone.tsx'
import styles from './preferences.module.css'
import { usePreferences } from './use-preferences.ts'

const sample = { figure: 4_809_069.5, day: '2026-11-20', instant: '2026-11-20T08:30:00Z' } as const
const weeks = { monday: ['2026-11-16', '2026-11-22'], sunday: ['2026-11-15', '2026-11-21'] } as const

const numbers = numberFormats.map((number) => ({ id: number, label: inFormats({ ...houseFormats, number }, () => formatFigure(1234.56, 'ratio')) }))
const dates = dateFormats.map((date) => ({ id: date, label: inFormats({ ...houseFormats, date }, () => formatDate(sample.day)) }))

/** Each choice is shown by what it makes of an example, and all of them together below. */
export function FormatFields() {
  const me = useMe()
  const [preferences, choose] = usePreferences()
  const chosen: Formats = { number: preferences.number_format, date: preferences.date_format, week: preferences.week_start }
  const zone = preferences.timezone ?? me.account.timezone
  const [first, last] = weeks[chosen.week]
  const read = inFormats(chosen, () => ({
    figure: formatFigure(sample.figure, 'score'),
    moment: `${formatWeekday(sample.day).split(' ')[0]} ${formatInstant(sample.instant, zone)}`,
    week: formatRange(first, last),
  }))
  return (
    <>
      <div className={styles.pair}>
        <FormSelect label="Number format" options={numbers} value={chosen.number} onChange={(number_format) => choose({ number_format })} />
        <FormSelect label="Date format" options={dates} value={chosen.date} onChange={(date_format) => choose({ date_format })} />
      </div>
      <div className={styles.pair}>
        <PersonZone value={zone} onChange={(timezone) => choose({ timezone: timezone === me.account.timezone ? null : timezone })} />
        <div>
          <p className={styles.label}>Week starts on</p>
          <Segmented
            label="Week starts on"
            value={chosen.week}
            onChange={(week_start) => choose({ week_start })}
            options={[
              { id: 'monday', label: 'Monday' },
              { id: 'sunday', label: 'Sunday' },
            ]}
          />
        </div>
      </div>
      <p className={styles.example} aria-live="polite">
        <span>
          You read <b>{read.figure}</b>
        </span>
        <b>{read.moment}</b>
        <span>
          Week <b>{read.week}</b>
        </span>
      </p>
    </>
  )
}
