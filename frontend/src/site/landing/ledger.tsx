import { Check, X } from 'lucide-react'
import { cx } from '../../lib/cx.ts'
import { ledgerRows, ledgerSteps } from '../content/demo-figures.ts'
import page from '../page.module.css'
import { Facts } from '../parts/facts.tsx'
import { Section } from '../parts/section.tsx'
import styles from './ledger.module.css'

function Step({ at }: { at: string | null }) {
  const Mark = at === null ? X : Check
  return (
    <td className={at === null ? styles.failed : undefined}>
      <span className={styles.mark}>
        <Mark size={12} strokeWidth={2.25} aria-hidden />
      </span>
      {at ?? 'Failed'}
    </td>
  )
}

const sent = ledgerRows.filter((row) => row.sent !== null).length

function Figure() {
  return (
    <figure className={cx(page.card, styles.ledger)}>
      <div className={styles.head}>
        <div>
          <h3>Social media performance report</h3>
          <p>Northbound Coffee · run 5 of 12 · Sun 22 Nov 2026, 09:27 GMT</p>
        </div>
        <span className={cx(page.chip, page.warn)}>
          {sent} of {ledgerRows.length} sent
        </span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={styles.scroll} aria-label="Steps by recipient" tabIndex={0}>
        <table className={styles.table}>
          <caption className="sr-only">Seconds after the planned time, for each recipient and step</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">Recipient</span>
              </th>
              {[...ledgerSteps.map(([name]) => name), 'Sent'].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ledgerRows.map((row) => (
              <tr key={row.email}>
                <th scope="row" className={styles.who}>
                  <b>{row.name}</b>
                  <span>{row.email}</span>
                </th>
                {ledgerSteps.map(([name, at]) => (
                  <Step key={name} at={at} />
                ))}
                <Step at={row.sent} />
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <dl className={styles.facts}>
        <div>
          <dt>Next send</dt>
          <dd>Sun 29 Nov 2026, 09:27 GMT</dd>
        </div>
      </dl>
    </figure>
  )
}

export function Ledger() {
  return (
    <Section
      id="ledger"
      number={2}
      title="On time, or we tell you"
      said="Every run is in the ledger before it is due. Every step is timestamped for every recipient. Each report is sent once, every failure is recorded, and only complete reports are mailed."
      aside={
        <Facts
          facts={[
            ['Before', 'a report with a block that failed is not sent'],
            ['After', 'a failed attempt is retried for an hour; then we notify its owner'],
            ['If it is silent', 'a missed run raises an alarm automatically'],
          ]}
        />
      }
    >
      <Figure />
      <p className={page.caption}>Seconds after the planned time, with people who do not exist.</p>
    </Section>
  )
}
