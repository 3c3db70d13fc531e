import { type DateRange, formatBucket, quickRange, quickRangeIds, quickRangeLabels } from '../../../../shared/dates/index.ts'
import { cx } from '../../lib/cx.ts'
import styles from './quick-ranges.module.css'

type QuickRangesProps = { today: string; range: DateRange | null; onChoose: (range: DateRange) => void }

/** The six quick ranges, each with its dates beside it. */
export function QuickRanges({ today, range, onChoose }: QuickRangesProps) {
  return (
    <ul className={styles.list} aria-label="Quick ranges">
      {quickRangeIds.map((id) => {
        const dates = quickRange(id, today)
        const on = range?.from === dates.from && range.to === dates.to
        return (
          <li key={id}>
            <button type="button" className={cx(styles.quick, on && styles.on)} aria-pressed={on} onClick={() => onChoose(dates)}>
              <span>{quickRangeLabels[id]}</span>
              <em>{formatBucket(dates.from, dates.to, 'day')}</em>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
