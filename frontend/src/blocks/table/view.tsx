import { useMemo, useState } from 'react'
import { cx } from '../../lib/cx.ts'
import type { ViewProps } from '../view-props.ts'
import { CellView, type TableColumn } from './cell.tsx'
import { HeadCell } from './head-cell.tsx'
import { firstOrder, type Order, sortRows } from './sort.ts'
import styles from './table.module.css'

/** Rows that a page shows without a scroll bar of their own. */
const longest = 24

/** A table with its head and first column held in place; every sortable column is a button in its head. */
export function TableView({ data, name }: ViewProps<'table'>) {
  const initial = useMemo(() => firstOrder(data), [data])
  const [order, setOrder] = useState<Order | null>(null)
  const current = order ?? initial
  const columns = data.header.filter((column) => !column.is_hidden)
  const rows = useMemo(() => sortRows(data.values, order), [data.values, order])
  const pictures = columns.some((column) => column.image)
  const turn = (column: TableColumn) => {
    const same = current?.key === column.key
    setOrder({ key: column.key, direction: same ? (current.direction === 'desc' ? 'asc' : 'desc') : column.align === 'right' ? 'desc' : 'asc' })
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={styles.scroll} data-scrolls="rows" data-long={rows.length > longest || undefined} aria-label={`${name}, table`} tabIndex={0}>
      <table className={styles.table} data-pictures={pictures || undefined}>
        <caption className="sr-only">{name}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <HeadCell
                key={column.key}
                column={column}
                first={index === 0}
                sorted={current?.key === column.key ? current.direction : null}
                onSort={() => turn(column)}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows carry no id of their own
            <tr key={at}>
              {columns.map((column, index) => (
                <td key={column.key} className={cx(column.align === 'right' && styles.right, index === 0 && styles.first)}>
                  <CellView cell={row[column.key]} column={column} bold={current?.key === column.key && column.align === 'right'} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {data.footer && (
          <tfoot>
            <tr>
              {columns.map((column, index) => (
                <td key={column.key} className={cx(column.align === 'right' && styles.right, index === 0 && styles.first)}>
                  {(column.align === 'right' || data.footer?.[column.key]?.value != null) && <CellView cell={data.footer?.[column.key]} column={column} />}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  )
}
