import { Check } from 'lucide-react'
import { type PlanId, planIds, planRows } from '../../../../shared/plan-catalogue.ts'
import { comparison, type PlanCell } from '../../../../shared/plan-comparison.ts'
import { monthlyPriceText, priceOf } from '../../../../shared/plan-prices.ts'
import { WideSection } from '../parts/section.tsx'
import { ByInterval } from './by-interval.tsx'
import styles from './compare.module.css'
import colors from './plan-card.module.css'

/** As long as a fifth of a phone is wide. */
const shortNames: Readonly<Record<PlanId, string>> = { free: 'Free', professional: 'Prof.', advanced: 'Adv.', scale: 'Scale', enterprise: 'Ent.' }

function Both({ wide, narrow }: { wide: string; narrow: string }) {
  if (wide === narrow) return wide
  return (
    <>
      <span className={styles.wide}>{wide}</span>
      <span className={styles.narrow}>{narrow}</span>
    </>
  )
}

function Cell({ cell }: { cell: PlanCell }) {
  if (cell.kind === 'text') return <Both wide={cell.text} narrow={cell.narrow} />
  if (cell.kind === 'missing')
    return (
      <span className={styles.no}>
        <span aria-hidden>–</span>
        <span className="sr-only">not included</span>
      </span>
    )
  return (
    <span className={styles.yes}>
      <Check size={16} strokeWidth={2} aria-hidden />
      <span className="sr-only">included</span>
    </span>
  )
}

function Heads() {
  return (
    <tr>
      <td />
      {planIds.map((plan) => (
        <th key={plan} scope="col" className={colors[planRows[plan].color]}>
          <i className={styles.bar} />
          <b>
            <Both wide={planRows[plan].name} narrow={shortNames[plan]} />
          </b>
          <small>
            {priceOf(plan, 'yearly') ? <ByInterval>{(interval) => monthlyPriceText(plan, interval)}</ByInterval> : monthlyPriceText(plan, 'monthly')}
          </small>
        </th>
      ))}
    </tr>
  )
}

/** A grid on a desk; on a phone the name of each feature with its five values under it. */
export function Compare() {
  return (
    <WideSection id="compare" title="Compare Features">
      <table className={styles.table}>
        <caption className="sr-only">Features by plan</caption>
        <thead>
          <Heads />
        </thead>
        {comparison.map(({ title, rows }) => (
          <tbody key={title}>
            <tr className={styles.group}>
              <th colSpan={planIds.length + 1} scope="rowgroup">
                {title}
              </th>
            </tr>
            {rows.map(({ label, cells }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {planIds.map((plan) => (
                  <td key={plan}>
                    <Cell cell={cells[plan]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </WideSection>
  )
}
