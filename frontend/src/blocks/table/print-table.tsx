import type { BlockOf } from '../../../../shared/blocks/index.ts'
import { pageWidth } from '../../paper/measures.ts'
import { NetworkIcon } from '../../ui/network-icon.tsx'
import { useChartTheme } from '../chart/use-theme.ts'
import { useBlockMode } from '../mode.ts'
import { CellView, type TableCell, type TableColumn } from './cell.tsx'
import { CellChange } from './cell-change.tsx'
import { printSetting } from './print-setting.ts'
import { figureText, settingStyle, underText, unitOf } from './print-widths.ts'

type Table = BlockOf<'table'>
type Row = Table['values'][number]
type Props = { block: Table; from?: number; to?: number; footer: boolean; rowHeight: number; width?: number }

/** Rows `from` to `to` of a table with its head; growth stands right of its figure in a slot of its own, so that rows stay low. */
export function PrintTable({ block, from = 0, to = block.values.length, footer, rowHeight, width = pageWidth }: Props) {
  const mode = useBlockMode()
  const { font } = useChartTheme()
  const rows = block.values.slice(from, to)
  const { columns, figures, crowded, setting, fit, slots, widths } = printSetting(block, { width, font, mode })
  // in a narrow column a head stands over figure and change
  const overFigure = (key: string) => (setting !== 'wide' || fit !== 'free' || !slots.has(key) ? undefined : (slots.get(key) ?? 0) + 12)
  const cells = (row: Row) =>
    columns.map((column, at) => (
      // a head for who listens, but set as a cell: a <th> would take the style of the heads of columns
      <td key={column.key} className={column.align} role={at === 0 ? 'rowheader' : undefined}>
        <PrintCell cell={figures > 2 ? plain(row[column.key]) : row[column.key]} column={column} compact={setting !== 'wide'} slot={slots.get(column.key)} />
      </td>
    ))
  return (
    <table className="full-table" style={settingStyle(setting)} data-crowded={crowded || undefined}>
      <colgroup>
        {columns.map(({ key }) => (
          <col key={key} style={{ width: widths.get(key) }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.key} scope="col" className={column.align} style={{ paddingRight: overFigure(column.key) }}>
              {column.value}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows carry no id of their own
          <tr key={index} style={{ height: rowHeight }} className={newNetwork(rows, columns, index) ? 'new-network' : undefined}>
            {cells(row)}
          </tr>
        ))}
      </tbody>
      {block.footer && footer && (
        <tfoot>
          <tr style={{ height: rowHeight }}>{cells(block.footer)}</tr>
        </tfoot>
      )}
    </table>
  )
}

/** Among other figures a rating is a figure: its stars would take the room of two. */
function plain(cell: TableCell | undefined): TableCell | undefined {
  return cell?.type === 'rating' ? { ...cell, type: 'number', unit: 'stars' } : cell
}

/** A stronger rule stands where the rows of one network end. */
function newNetwork(rows: readonly Row[], columns: readonly TableColumn[], index: number): boolean {
  const network = (row: Row | undefined) => columns.map((column) => row?.[column.key]?.badge?.network).find((code) => code !== undefined)
  const grouped = new Set(rows.map(network)).size < rows.length && rows.every((row, at) => at === 0 || row === undefined || network(row) !== undefined)
  const sorted = rows.filter((row, at) => at > 0 && network(row) !== network(rows[at - 1])).length === new Set(rows.map(network)).size - 1
  return grouped && sorted && index > 0 && network(rows[index]) !== network(rows[index - 1])
}

type CellProps = { cell: TableCell | undefined; column: TableColumn; compact: boolean; slot: number | undefined }

/** A figure, or the sign that there is none, with its change, both terms of it, and what it rests on. */
function PrintFigure({ cell, column, compact, slot }: CellProps) {
  const { hideIndicators } = useBlockMode()
  const unit = unitOf(cell, column)
  const figure = figureText(cell, column, compact)
  const change = slot !== undefined && (
    <span className="slot" style={{ width: slot }}>
      {cell && <CellChange cell={cell} column={column} unit={unit} terms={null} />}
    </span>
  )
  const under = underText(cell, column, slot !== undefined && !hideIndicators)
  // under figure and change, so that it moves neither out of its column
  return under ? (
    <span className="with-basis">
      {figure}
      {change}
      <small>{under}</small>
    </span>
  ) : (
    <>
      {figure}
      {change}
    </>
  )
}

function PrintCell({ cell, column, compact, slot }: CellProps) {
  const empty = !cell || (cell.value === null && !cell.labels?.length && !cell.multi_values?.length)
  if (empty || ((cell.type === 'number' || cell.type === 'ratio') && typeof cell.value === 'number')) {
    return <PrintFigure cell={cell} column={column} compact={compact} slot={slot} />
  }
  // in a low row what stands under a name on screen is beside it
  if (cell.type === 'text' && (cell.badge?.network || (cell.description && !cell.url && cell.picture_url === undefined))) {
    return (
      <span className="name">
        {cell.badge?.network && <NetworkIcon network={cell.badge.network} size={14} colored />}
        <bdi>{cell.value}</bdi>
        {cell.description && !compact && <small>{cell.description}</small>}
      </span>
    )
  }
  return <CellView cell={cell} column={column} />
}
