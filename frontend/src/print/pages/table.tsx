import type { BlockOf } from '../../../../shared/blocks/index.ts'
import { formatFigure, noValue } from '../../../../shared/format.ts'
import { GrowthText } from '../../blocks/growth/growth.tsx'
import { useBlockMode } from '../../blocks/mode.ts'
import { CellView, type TableCell, type TableColumn } from '../../blocks/table/cell.tsx'
import { NetworkIcon } from '../../ui/network-icon.tsx'
import { Eyebrow, Page, Title } from '../frame.tsx'
import type { PrintPage } from '../plan.ts'
import { rowHeight } from '../table-plan.ts'

type Data = Extract<PrintPage, { kind: 'table' }>

export function TablePage({ page }: { page: Data }) {
  const { block, slice, item } = page
  const columns = block.header.filter((column) => !column.is_hidden)
  const rows = block.values.slice(slice.from, slice.to)
  const height = rowHeight(block)
  const figures = columns.filter((column) => column.align === 'right').length
  const left = block.rowsTotal > block.values.length || (slice.parts === 1 && !slice.last)
  return (
    <Page page={page}>
      <div className="full-head">
        <div>
          <Eyebrow page={page} />
          <Title page={page} />
        </div>
        <p>
          {item.section.subTitle}
          <br />
          {slice.parts > 1 || left ? `Rows ${slice.from + 1}–${slice.to} of ${block.rowsTotal}${left ? '; all rows are in the CSV' : ''}` : ''}
        </p>
      </div>
      <div data-block="table" id={slice.part === 1 ? undefined : `${item.id}-rows-${slice.part}`}>
        <table className="full-table" data-dense={figures > 6 || undefined}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.key} scope="col" className={column.align}>
                  {column.value}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows carry no id of their own
              <tr key={index} style={{ height }} className={newNetwork(rows, columns, index) ? 'new-network' : undefined}>
                {columns.map((column) => (
                  <td key={column.key} className={column.align}>
                    <PrintCell cell={row[column.key]} column={column} compact={figures > 6} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          {block.footer && slice.last && (
            <tfoot>
              <tr style={{ height }}>
                {columns.map((column) => (
                  <td key={column.key} className={column.align}>
                    <PrintCell cell={block.footer?.[column.key]} column={column} compact={figures > 6} />
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      </div>
    </Page>
  )
}

type Row = BlockOf<'table'>['values'][number]

/** A stronger rule stands where the rows of one network end. */
function newNetwork(rows: readonly Row[], columns: readonly TableColumn[], index: number): boolean {
  const network = (row: Row | undefined) => columns.map((column) => row?.[column.key]?.badge?.network).find((code) => code !== undefined)
  const grouped = new Set(rows.map(network)).size < rows.length && rows.every((row, at) => at === 0 || network(row) !== undefined)
  return grouped && index > 0 && network(rows[index]) !== network(rows[index - 1])
}

/** On paper growth stands right of the figure in a slot of its own, and names keep to one line. */
function PrintCell({ cell, column, compact }: { cell: TableCell | undefined; column: TableColumn; compact: boolean }) {
  const { hideIndicators } = useBlockMode()
  if (cell && (cell.type === 'number' || cell.type === 'ratio') && typeof cell.value === 'number') {
    const unit = cell.unit ?? column.unit ?? (cell.type === 'ratio' ? 'percent' : 'count')
    return (
      <>
        {formatFigure(cell.value, unit, compact ? 'compact' : 'full')}
        {!hideIndicators && (cell.growth || compact) && (
          <span className="slot">{cell.growth && <GrowthText growth={cell.growth} polarity={column.polarity ?? 'neutral'} unit={unit} />}</span>
        )}
      </>
    )
  }
  if (compact && column.align === 'right' && (!cell || cell.value === null)) {
    return (
      <>
        {noValue}
        {!hideIndicators && <span className="slot" />}
      </>
    )
  }
  if (cell?.type === 'text' && !column.image && cell.badge?.network && cell.value !== null) {
    return (
      <span className="name">
        <NetworkIcon network={cell.badge.network} size={14} colored />
        <bdi>{cell.value}</bdi>
      </span>
    )
  }
  return <CellView cell={cell} column={column} />
}
