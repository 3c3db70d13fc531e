import { type DateRange, formatDayCount, formatRange, quickRange, quickRangeIds, quickRangeLabel, shortRange } from '../../../../shared/dates/index.ts'
import { cx } from '../../lib/cx.ts'
import styles from './quick-ranges.module.css'

type QuickRangesProps = { today: string; range: DateRange | null; onChoose: (range: DateRange) => void }

/** "1–20 Nov", "1 Jan – 31 Dec 2025", and on the first day of a month "1 Nov (1 day)". */
function hintOf({ from, to }: DateRange, today: string): string {
  const dates = to.slice(0, 4) === today.slice(0, 4) ? shortRange(from, to) : formatRange(from, to)
  return from === to ? `${dates} (${formatDayCount(1)})` : dates
}

/** The quick ranges, each with its dates beside it; those that are over below those that end today. */
export function QuickRanges({ today, range, onChoose }: QuickRangesProps) {
  return (
    <ul className={styles.list} aria-label="Quick ranges">
      {quickRangeIds.map((id) => {
        const dates = quickRange(id, today)
        const on = range?.from === dates.from && range.to === dates.to
        return (
          <li key={id} data-over={dates.to < today || undefined}>
            <button type="button" className={cx(styles.quick, on && styles.on)} aria-pressed={on} onClick={() => onChoose(dates)}>
              <span>{quickRangeLabel(id)}</span>
              <em>{hintOf(dates, today)}</em>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
