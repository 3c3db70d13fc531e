import { useId } from 'react'
import type { ReportEmails } from '../../../../shared/api/recipients.ts'
import { displayZone, formatInstant } from '../../../../shared/dates/index.ts'
import { recipientWords as words } from '../../../../shared/recipient-messages.ts'
import { Button } from '../../ui/button.tsx'
import styles from './report-emails-page.module.css'
import { useChoose } from './use-choose.ts'

/** What somebody gets, and how it ends. */
export function Choices({ token, emails: { email, agency, report } }: { token: string; emails: ReportEmails }) {
  const { busy, failure, choose } = useChoose(token)
  const heading = useId()
  return (
    <div className={styles.narrow}>
      <h1>{words.title}</h1>
      <p className={styles.lead}>{words.to(email)}</p>
      {failure && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
      {report && (
        <section className={styles.card} aria-labelledby={heading}>
          <div>
            <h2 id={heading} dir="auto">
              {report.title}
            </h2>
            <p>{report.next ? words.next(report.type, formatInstant(report.next.at, report.next.timezone), displayZone(report.next.timezone)) : words.last}</p>
          </div>
          <Button look="primary" aria-disabled={busy || undefined} onClick={() => choose({ which: 'report', subscribed: false })}>
            Unsubscribe
          </Button>
        </section>
      )}
      <section className={styles.all}>
        <div>
          <h2>{words.allTitle}</h2>
          <p>{words.allHint(agency)}</p>
        </div>
        <Button look={report ? 'secondary' : 'primary'} aria-disabled={busy || undefined} onClick={() => choose({ which: 'all', subscribed: false })}>
          Unsubscribe from all
        </Button>
      </section>
    </div>
  )
}
