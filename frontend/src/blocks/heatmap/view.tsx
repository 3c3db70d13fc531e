import { formatFigure } from '../../../../shared/format.ts'
import { cx } from '../../lib/cx.ts'
import { useBlockMode } from '../mode.ts'
import type { ViewProps } from '../view-props.ts'
import { cellText, cellWords, counted, isShown, rankOf, shadeRange, step } from './cells.ts'
import styles from './heatmap.module.css'

type Data = ViewProps<'heatmap'>['data']
type Cell = Data['values'][number][number]

function words(cell: Cell, data: Data): string {
  if (cell.items === 0) return `No ${data.itemsLabel}`
  const items = counted(cell.items, data.itemsLabel)
  if (!isShown(cell, data) || cell.value === null) return `${items}, too few`
  return cell.value === cell.items ? items : `${formatFigure(cell.value, data.unit)}, ${items}`
}

/** A real table: its figures are text, its cells have a name for readers who do not see the shade. */
export function HeatmapView({ data, name }: ViewProps<'heatmap'>) {
  const limits = shadeRange(data)
  const used = data.columns.map((_, column) => data.values.some((row) => (row[column]?.items ?? 0) > 0))
  const columns = data.columns.map((label, column) => ({ label, column }))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={styles.scroll} data-scrolls="cells" aria-label={`${name}, by hour`} tabIndex={0}>
      <table className={styles.map}>
        <caption className="sr-only">{name}</caption>
        <thead>
          <tr>
            <td />
            {columns.map(({ label, column }) => (
              <th key={label} scope="col" className={cx(column < 6 && !used[column] && styles.night)}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.rows.map((label, row) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {columns.map(({ label: hour, column }) => {
                const cell = data.values[row]?.[column] ?? { value: null, items: 0 }
                const shown = isShown(cell, data)
                const rank = rankOf(data, row, column)
                return (
                  <td
                    key={hour}
                    title={`${label} ${hour}:00, ${words(cell, data)}`}
                    className={cx(
                      shown ? styles.shade : cell.items > 0 ? styles.few : styles.none,
                      rank > 0 && styles.top,
                      column < 6 && !used[column] && styles.night,
                    )}
                    data-step={shown ? step(cell.value ?? 0, limits ?? [0, 0]) : undefined}
                  >
                    {rank > 0 && shown && <em>{rank}</em>}
                    <span className={shown ? undefined : 'sr-only'}>{shown ? cellText(cell.value, data.unit) : words(cell, data)}</span>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The best cells in words, at the right of the title. */
export function HeatmapHead({ data }: { data: Data }) {
  if (data.best.length === 0) return null
  return (
    <ol className={styles.best}>
      {data.best.map((best, index) => (
        <li key={`${best.row}-${best.column}`}>
          <em>{index + 1}</em>
          {data.rows[best.row]} {data.columns[best.column]}:00
          <span>{cellWords(best, data)}</span>
        </li>
      ))}
    </ol>
  )
}

/** The key under (on paper: above) the map. */
export function HeatmapKey({ data }: { data: Data }) {
  const { mode } = useBlockMode()
  const limits = shadeRange(data)
  const total = data.values.flat().reduce((sum, cell) => sum + cell.items, 0)
  return (
    <div className={styles.key}>
      {limits && (
        <>
          <span>{mode === 'print' ? (data.unit === 'score' ? 'Lower' : 'Fewer') : formatFigure(limits[0], data.unit)}</span>
          <span className={styles.ramp}>
            {[1, 2, 3, 4, 5, 6, 7].map((shade) => (
              <i key={shade} className={styles.shade} data-step={shade} />
            ))}
          </span>
          <span>{mode === 'print' ? (data.unit === 'score' ? 'Higher' : 'More') : formatFigure(limits[1], data.unit)}</span>
        </>
      )}
      {!data.counted && (
        <span className={styles.sample}>
          {mode === 'print' ? <PrintHatch /> : <i className={styles.few} />}
          <span>{`1 or 2 ${data.itemsLabel}: not ranked`}</span>
        </span>
      )}
      {mode !== 'print' && (
        <>
          <span className={styles.sample}>
            <i className={styles.none} />
            <span>{`No ${data.itemsLabel}`}</span>
          </span>
          <span className={styles.end}>{counted(total, data.itemsLabel)}</span>
        </>
      )}
    </div>
  )
}

function PrintHatch() {
  return (
    <svg width="16" height="10" viewBox="0 0 16 10" aria-hidden="true">
      <rect width="16" height="10" fill="var(--sunken)" />
      <path d="M1 6L6 1M1 10L11 0M6 10L16 0M11 10L16 5" stroke="var(--hatch)" />
    </svg>
  )
}
