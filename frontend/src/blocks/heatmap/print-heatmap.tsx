import { formatCount } from '../../../../shared/format-count.ts'
import { emptyCell } from '../../paper/words.ts'
import { hatchRect } from '../chart/hatch.ts'
import type { ViewProps } from '../view-props.ts'
import { cellText, isCount, isShown, rankOf, shadeRange, step } from './cells.ts'
import styles from './print-heatmap.module.css'

const labelWidth = 44
const tallRow = 66
const headHeight = 24
/** of the items of each hour, under the days */
const itemsHeight = 24
const gap = 2

/** A rectangle with corners of 4, as cubics: one short path for all cells of a shade. */
function rounded(x: number, y: number, width: number, height: number): string {
  const r = 4
  const k = 1.8
  return `M${x + r} ${y}h${width - 2 * r}c${r - k} 0 ${r} ${k} ${r} ${r}v${height - 2 * r}c0 ${r - k} ${-k} ${r} ${-r} ${r}h${2 * r - width}c${k - r} 0 ${-r} ${-k} ${-r} ${-r}v${2 * r - height}c0 ${k - r} ${k} ${-r} ${r} ${-r}Z`
}

const tenth = (value: number) => Math.round(value * 10) / 10

function hatched(x: number, y: number, width: number, height: number): string {
  let d = ''
  const add = (letter: string) => (px: number, py: number) => {
    d += `${letter}${tenth(px)} ${tenth(py)}`
  }
  hatchRect({ moveTo: add('M'), lineTo: add('L') }, x + 1, y + 1, width - 2, height - 2, 6)
  return d
}

/** The heat map on paper: shades and hatches are a few vector paths behind a table whose text stays text. */
export function PrintHeatmap({ data, name, width = 852, height: room = 670 }: ViewProps<'heatmap'>) {
  // where several share a page, rows are lower and the bars of all days go
  const low = room < headHeight + data.rows.length * tallRow
  const rowHeight = low ? Math.min(tallRow, Math.floor((room - headHeight - itemsHeight) / data.rows.length)) : tallRow
  const used = data.columns.map((_, column) => data.values.some((row) => (row[column]?.items ?? 0) > 0))
  const start = Math.max(0, Math.min(used.indexOf(true), 8))
  const columns = data.columns.map((label, column) => ({ label, column })).slice(start)
  const cell = Math.floor((width - labelWidth) / columns.length)
  const alone = isCount(data)
  const limits = shadeRange(data) ?? ([0, 0] as const)
  const paths = new Map<string, string>()
  const add = (key: string, d: string) => paths.set(key, (paths.get(key) ?? '') + d)
  data.rows.forEach((_, row) => {
    columns.forEach(({ column }, at) => {
      const one = data.values[row]?.[column] ?? { value: null, items: 0 }
      const [x, y, w, h] = [labelWidth + at * cell + gap / 2, headHeight + row * rowHeight + gap / 2, cell - gap, rowHeight - gap]
      const shown = isShown(one, data)
      add(shown ? `s${step(one.value ?? 0, limits)}` : one.items > 0 ? 'sunken' : 'canvas', rounded(x, y, w, h))
      if (!shown && one.items > 0) add('hatch', hatched(x, y, w, h))
    })
  })
  const totals = columns.map(({ column }) => {
    const cells = data.values.map((row) => row[column] ?? { value: null, items: 0 })
    const items = cells.reduce((sum, one) => sum + one.items, 0)
    const value = cells.reduce((sum, one) => sum + (one.value ?? 0) * (data.counted ? 1 : one.items), 0)
    const whole = data.counted ? value : value / items
    return { items, whole: isShown({ items, value: whole }, data) ? whole : null }
  })
  const most = Math.max(1, ...totals.map((total) => total.whole ?? 0))
  const height = headHeight + data.rows.length * rowHeight
  return (
    <div className={styles.map} style={{ width }}>
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {[...paths].map(([key, d]) =>
          key === 'hatch' ? <path key={key} d={d} stroke="var(--hatch)" fill="none" /> : <path key={key} d={d} fill={`var(--${key})`} />,
        )}
      </svg>
      <table style={{ width: labelWidth + columns.length * cell }}>
        <caption>{name}</caption>
        <colgroup>
          <col style={{ width: labelWidth }} />
          {columns.map(({ label }) => (
            <col key={label} style={{ width: cell }} />
          ))}
        </colgroup>
        <thead>
          <tr style={{ height: headHeight }}>
            <td>{emptyCell}</td>
            {columns.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.rows.map((label, row) => (
            <tr key={label} style={{ height: rowHeight }}>
              <th scope="row">{label}</th>
              {columns.map(({ label: hour, column }) => {
                const one = data.values[row]?.[column] ?? { value: null, items: 0 }
                const shown = isShown(one, data)
                const rank = rankOf(data, row, column)
                if (!shown) return <td key={hour}>{emptyCell}</td>
                return (
                  <td key={hour} data-dark={step(one.value ?? 0, limits) > 5 || undefined}>
                    {rank > 0 && <em>{rank}</em>}
                    <b>{cellText(one.value, data.unit)}</b>
                    {!alone && formatCount(one.items)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          {!low && (
            <tr className={styles.days}>
              <th scope="row">
                <b>All</b>
                days
              </th>
              {totals.map((total, index) => (
                <td key={columns[index]?.label} className={styles.bar}>
                  {total.whole === null ? (
                    emptyCell
                  ) : (
                    <>
                      {cellText(total.whole, data.unit)}
                      <i style={{ height: Math.max(2, Math.round((total.whole / most) * 36)) }} />
                    </>
                  )}
                </td>
              ))}
            </tr>
          )}
          {(low || !alone) && (
            <tr>
              <th scope="row">{data.itemsLabel[0]?.toUpperCase() + data.itemsLabel.slice(1)}</th>
              {totals.map((total, index) => (
                <td key={columns[index]?.label}>{total.items > 0 ? formatCount(total.items) : emptyCell}</td>
              ))}
            </tr>
          )}
        </tfoot>
      </table>
    </div>
  )
}
