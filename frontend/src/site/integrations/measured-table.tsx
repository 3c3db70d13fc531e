import type { NetworkCode } from '../../../../shared/networks.ts'
import { networks } from '../../../../shared/networks.ts'
import { cx } from '../../lib/cx.ts'
import { measuredTopics } from '../content/measured.ts'
import styles from './table.module.css'

export function MeasuredTable({ network }: { network: NetworkCode }) {
  return (
    <table className={cx(styles.table, styles.measured)}>
      <caption className="sr-only">Metrics on {networks[network].display}</caption>
      <thead>
        <tr>
          <th scope="col">Figure</th>
          <th scope="col">{networks[network].display}’s field</th>
          <th scope="col">Meaning</th>
          <th scope="col">How it adds up</th>
        </tr>
      </thead>
      {measuredTopics(network).map(({ title, rows }) => (
        <tbody key={title}>
          <tr className={styles.group}>
            <th colSpan={4} scope="rowgroup">
              {title}
            </th>
          </tr>
          {rows.map(({ id, title: name, field, definition, adds }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{field === null ? <span className={styles.computed}>computed</span> : <code>{field}</code>}</td>
              <td className={styles.means}>{definition}</td>
              <td>{adds}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}
