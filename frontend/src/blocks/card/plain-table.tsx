import { formatFigure } from '../../../../shared/format.ts'
import type { PlainTable } from '../kind.ts'
import styles from './plain-table.module.css'

/** A chart's figures as text. */
export function PlainTableView({ table, name }: { table: PlainTable; name: string }) {
  const [first, ...rest] = table.head
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={styles.scroll} aria-label={`${name} as a table`} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{first || <span className="sr-only">Name</span>}</th>
            {rest.map((head) => (
              <th key={head} scope="col">
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
                <td key={table.head[index + 1]}>{formatFigure(cell.value, cell.unit)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
