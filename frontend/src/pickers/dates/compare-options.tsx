import { type CompareOptionId, compareOptions, compareRange, type DateRange, formatWeekday, formatWeekdayDate } from '../../../../shared/dates/index.ts'
import styles from './compare-options.module.css'
import { gapNote } from './draft.ts'

type CompareOptionsProps = { option: CompareOptionId; range: DateRange | null; onChoose: (option: CompareOptionId) => void }

/** "Thu 24 Sep – Thu 22 Oct 2026" */
function withWeekdays({ from, to }: DateRange): string {
  const start = from.slice(0, 4) === to.slice(0, 4) ? formatWeekday(from) : formatWeekdayDate(from)
  return `${start} – ${formatWeekdayDate(to)}`
}

export function CompareOptions({ option, range, onChoose }: CompareOptionsProps) {
  return (
    <fieldset className={styles.list}>
      <legend className="sr-only">Compared to</legend>
      {compareOptions.map(({ id, label }) => {
        const dates = range && id !== 'custom' ? compareRange(id, range) : null
        const note = range && dates ? gapNote(range, dates) : null
        return (
          <label key={id} className={styles.option}>
            <input type="radio" name="compare" value={id} checked={option === id} onChange={() => onChoose(id)} />
            <span className={styles.text}>
              <span className={styles.label}>{label}</span>
              <span className={styles.hint}>{id === 'custom' ? 'Choose both dates' : dates ? withWeekdays(dates) : 'Choose the report dates first'}</span>
              {note && <span className={styles.hint}>{note}</span>}
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
