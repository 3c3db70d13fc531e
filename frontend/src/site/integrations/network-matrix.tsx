import { Check } from 'lucide-react'
import { type MetricId, metrics } from '../../../../shared/metrics/catalogue.ts'
import { offers } from '../../../../shared/metrics/offers.ts'
import { type NetworkCode, networkCodes, networks } from '../../../../shared/networks.ts'
import { integrationPath } from '../../../../shared/site-pages.ts'
import { cx } from '../../lib/cx.ts'
import { NetworkIcon } from '../../ui/network-icon.tsx'
import { compared } from '../content/measured.ts'
import styles from './table.module.css'

function Cell({ network, id }: { network: NetworkCode; id: MetricId }) {
  const { label, called } = metrics[id]
  const has = offers(network, id)
  return (
    <td className={has ? styles.yes : styles.no}>
      {has ? <Check size={16} strokeWidth={2} aria-hidden /> : <span aria-hidden>–</span>}
      <span className={styles.label}>{label}</span>
      <span className="sr-only">{has ? 'measured' : 'not offered'}</span>
      {has && called?.[network] && <small>{called[network]}</small>}
    </td>
  )
}

/** Which figures each network offers: a grid on a desk, a list for each network on a phone. */
export function NetworkMatrix() {
  return (
    <table className={cx(styles.table, styles.matrix)}>
      <caption className="sr-only">Which figures each network offers</caption>
      <thead>
        <tr>
          <th scope="col">Network</th>
          {compared.map((id) => (
            <th key={id} scope="col">
              {metrics[id].label}
            </th>
          ))}
          <th scope="col">Days close in</th>
        </tr>
      </thead>
      <tbody>
        {networkCodes.map((code) => (
          <tr key={code}>
            <th scope="row">
              <a href={integrationPath(code)}>
                <NetworkIcon network={code} size={18} colored />
                {networks[code].display}
              </a>
            </th>
            {compared.map((id) => (
              <Cell key={id} network={code} id={id} />
            ))}
            <td className={styles.zone}>
              <span className={styles.label}>Days close in </span>
              {networks[code].day}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
