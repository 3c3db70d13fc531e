import { formatFigure } from '../../../../shared/format.ts'
import type { PlainTable } from '../kind.ts'
import styles from './plain-table.module.css'

/** A chart's figures as text. */
export function PlainTableView({ table, name }: { table: PlainTable; name: string }) {
  const [first, ...rest] = table.head
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={styles.scroll} data-scrolls="rows" aria-label={`${name} as a table`} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{first || <span className="sr-only">Name</span>}</th>
            {rest.map((head, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns never move, and two pages may have one name
              <th key={index} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr key={row.key}>
              <th scope="row" dir="auto">
                {row.label}
              </th>
              {row.cells.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                <td key={index}>{formatFigure(cell.value, cell.unit)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
