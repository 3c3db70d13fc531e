import { Download } from 'lucide-react'
import { dateIn, formatDate } from '../../../../shared/dates/index.ts'
import { subscriptionWords as words } from '../../../../shared/subscription-messages.ts'
import { useMe, zoneOf } from '../../lib/me.tsx'
import { useRead } from '../../lib/use-read.ts'
import { buttonClass } from '../../ui/button.tsx'
import { FailedList } from '../../ui/failed-list.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Tag } from '../../ui/tag.tsx'
import styles from './subscription-page.module.css'

const statuses = { open: 'Unpaid', paid: 'Paid', void: 'Void', uncollectible: 'Written off', refunded: 'Refunded' } as const
const dollars = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' })

export function InvoicesCard() {
  const zone = zoneOf(useMe())
  const { data, error, isValidating, retry } = useRead('GET /subscription/invoices', {}, { silent: true })
  return (
    <section className={styles.card} aria-label="Invoices">
      <h2 className={styles.title}>Invoices</h2>
      {error && !data ? (
        <FailedList title="The invoices could not be loaded." error={error} busy={isValidating} onRetry={retry} />
      ) : !data ? (
        <div className={styles.note}>
          <Skeleton width={280} height={20} />
        </div>
      ) : data.invoices.length === 0 ? (
        <p className={styles.note}>{words.noInvoices}</p>
      ) : (
        <ul className={styles.invoices}>
          {data.invoices.map(({ id, number, date, amount, status, pdf, page }) => (
            <li key={id}>
              <span className={styles.number}>{number ?? id}</span>
              <span>{formatDate(dateIn(date, zone))}</span>
              <span className={styles.amount}>{dollars.format(amount)}</span>
              <span>{status === 'open' ? <Tag tone="bad">{statuses.open}</Tag> : statuses[status]}</span>
              <span className={styles.acts}>
                {status === 'open' && page && (
                  <a className={buttonClass({ size: 'small' })} href={page}>
                    Pay now
                  </a>
                )}
                {pdf && (
                  <a className={buttonClass({ look: 'ghost', size: 'small' })} href={pdf} aria-label={`Download ${number ?? 'the invoice'}`}>
                    <Download size={16} strokeWidth={1.75} aria-hidden />
                  </a>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
