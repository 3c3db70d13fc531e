import { Check } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { ReportEmails } from '../../../../shared/api/recipients.ts'
import { dateIn, displayZone, formatDate, formatInstant } from '../../../../shared/dates/index.ts'
import { recipientWords as words } from '../../../../shared/recipient-messages.ts'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import styles from './choices.module.css'
import { HowTheyCome } from './how-they-come.tsx'
import type { Choosing } from './use-choose.ts'

function whyNone({ paused, ends_at, timezone }: NonNullable<ReportEmails['report']>, agency: string, pausedThemselves: boolean): string {
  if (paused) return words.pausedBy(agency)
  if (ends_at !== null) return words.end(formatInstant(ends_at, timezone))
  return pausedThemselves ? words.noneAfter : words.last
}

/** What somebody gets and how, saved at once, and how it ends. */
export function Choices({ emails, choosing: { busy, failure, saved, choose } }: { emails: ReportEmails; choosing: Choosing }) {
  const { email, agency, report, chosen, undeliverable } = emails
  const heading = useId()
  const title = useRef<HTMLHeadingElement>(null)
  // back from being unsubscribed: what had the focus is gone
  const [isBack] = useState(busy || saved)
  useEffect(() => {
    if (isBack) title.current?.focus()
  }, [isBack])
  const next =
    report &&
    !undeliverable &&
    (report.next
      ? words.next(report.type, formatInstant(report.next.at, report.next.timezone), displayZone(report.next.timezone))
      : whyNone(report, agency, chosen.paused_until !== null))
  return (
    <div className={styles.narrow}>
      <h1 ref={title} tabIndex={-1}>
        {words.title}
      </h1>
      <p className={styles.lead}>{words.to(email)}</p>
      <div className={styles.told}>
        <p role="status">
          {(busy || saved) && (
            <span className={styles.saved}>
              {busy ? <Spinner size={16} /> : <Check size={16} strokeWidth={1.75} aria-hidden />}
              <span>
                <b>{busy ? words.saving : words.saved}</b> {/* its place is kept, so that nothing moves below it */}
                {next && <span className={busy ? styles.unseen : undefined}>{next}</span>}
              </span>
            </span>
          )}
        </p>
        {failure && (
          <p className={styles.failure} role="alert">
            {failure}
          </p>
        )}
      </div>
      {undeliverable && (
        <p className={styles.failure}>
          {words.undeliverable[undeliverable.reason](email, agency, formatDate(dateIn(undeliverable.since, report?.timezone ?? 'UTC')))}
        </p>
      )}
      <section className={styles.card} aria-labelledby={heading}>
        <header>
          <h2 id={heading} dir="auto">
            {report?.title ?? words.every}
          </h2>
          {next && <p>{next}</p>}
        </header>
        <HowTheyCome emails={emails} choose={choose} />
      </section>
      <section className={styles.leave}>
        <div>
          <h2>{words.leave}</h2>
          <p>{report ? words.leaveHint(agency) : words.leaveAllHint(agency)}</p>
        </div>
        <div className={styles.actions}>
          {report && (
            <Button look="primary" aria-disabled={busy || undefined} onClick={() => void choose({ which: 'report', subscribed: false })}>
              Unsubscribe
            </Button>
          )}
          <Button look={report ? 'secondary' : 'primary'} aria-disabled={busy || undefined} onClick={() => void choose({ which: 'all', subscribed: false })}>
            Unsubscribe from all
          </Button>
        </div>
      </section>
    </div>
  )
}
