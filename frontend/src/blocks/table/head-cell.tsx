import { ArrowDown, ArrowUp } from 'lucide-react'
import { cx } from '../../lib/cx.ts'
import { PassportButton } from '../passport/passport-button.tsx'
import type { TableColumn } from './cell.tsx'
import type { Order } from './sort.ts'
import styles from './table.module.css'

const ariaSort = { asc: 'ascending', desc: 'descending' } as const

type Props = { column: TableColumn; first: boolean; sorted: Order['direction'] | null; onSort: () => void }

/** The head of a column: its name, which sorts it, and how its figures are made. */
export function HeadCell({ column, first, sorted, onSort }: Props) {
  const Arrow = sorted === 'asc' ? ArrowUp : ArrowDown
  return (
    <th
      scope="col"
      abbr={column.value}
      className={cx(column.align === 'right' && styles.right, first && styles.first)}
      aria-sort={sorted ? ariaSort[sorted] : undefined}
    >
      <span className={styles.head}>
        {column.sortable ? (
          <button type="button" className={styles.sort} onClick={onSort} data-sorted={sorted ? true : undefined}>
            {column.value}
            <Arrow size={12} strokeWidth={2.25} data-off-paper aria-hidden />
          </button>
        ) : (
          <span>{column.value}</span>
        )}
        {column.passport && <PassportButton figures={[column.passport]} title={column.value} size="small" className={styles.info} />}
      </span>
    </th>
  )
}
