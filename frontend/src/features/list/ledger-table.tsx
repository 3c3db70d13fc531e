import { Check, Ellipsis, Minus, RotateCw, Send, X } from 'lucide-react'
import type { HeldBack } from '../../../../shared/api/report-recipient.ts'
import type { ReportRecord } from '../../../../shared/api/schedules.ts'
import { formatDate, formatWeekday, wallTime } from '../../../../shared/dates/index.ts'
import { recipientWords } from '../../../../shared/recipient-messages.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { IconButton } from '../../ui/button.tsx'
import styles from './ledger-table.module.css'
import { after, sendTime } from './run-text.ts'

type Cell = { state: 'done' | 'waiting' | 'retrying' | 'failed' | 'skipped'; text: string }

/** Steps every recipient shares, in order; Sent is each one's own. */
const steps = [
  ['computed', 'Computed'],
  ['checked', 'Checked'],
  ['rendered', 'Rendered'],
  ['stored', 'Stored'],
] as const

/** Some deployments have no reports of the mail service. */
const hasOutcomes = ({ recipients }: ReportRecord) => recipients.some(({ outcome }) => outcome !== undefined)

function cells(record: ReportRecord, mail: ReportRecord['recipients'][number]): Cell[] {
  const shared = steps.map(([name]): Cell => {
    const at = record.steps[name]
    if (at) return { state: 'done', text: after(record.generate_at, at) }
    if (record.retry) return { state: 'retrying', text: 'Retrying' }
    if (record.held || record.state === 'DELETED') return { state: 'skipped', text: 'Not made' }
    return record.state === 'FAILED' ? { state: 'failed', text: 'Not done' } : { state: 'waiting', text: 'Waiting' }
  })
  // only the first step that was not done is the one that failed, or is tried again
  const first = shared.findIndex((cell) => cell.state === 'failed' || cell.state === 'retrying' || cell.state === 'skipped')
  const told = shared.map((cell, index): Cell => (cell.state !== 'done' && first >= 0 && index > first ? { state: 'waiting', text: '–' } : cell))
  return [
    ...told,
    sentCell(
      record,
      mail,
      shared.every((cell) => cell.state === 'done'),
      first >= 0,
    ),
    ...(hasOutcomes(record) ? [deliveredCell(record, mail)] : []),
  ]
}

/** `isMade`: all that every recipient shares is done; `wasStopped`: a step before it failed, or waits. */
const outcomes = {
  delayed: { state: 'retrying', text: 'Delayed' },
  bounced: { state: 'failed', text: 'Bounced' },
} as const

function deliveredCell({ generate_at }: ReportRecord, { outcome, outcome_at, status }: ReportRecord['recipients'][number]): Cell {
  if (outcome === 'delayed' || outcome === 'bounced') return outcomes[outcome]
  if (outcome && outcome_at) return { state: 'done', text: after(generate_at, outcome_at) }
  return { state: 'waiting', text: status === 'sent' ? 'Not reported' : '–' }
}

function sentCell(record: ReportRecord, { status, sent_at, outcome }: ReportRecord['recipients'][number], isMade: boolean, wasStopped: boolean): Cell {
  if ((status === 'sent' || outcome) && sent_at) return { state: 'done', text: after(record.generate_at, sent_at) }
  if (status === 'later') return { state: 'waiting', text: 'Later' }
  if (status === 'skipped') return { state: 'skipped', text: 'Not sent' }
  if (status === 'failed') return { state: 'failed', text: 'Failed' }
  if (status === 'retrying' && isMade) return { state: 'retrying', text: 'Retrying' }
  if (record.state !== 'FAILED' && record.state !== 'DELETED') return { state: 'waiting', text: 'Waiting' }
  return wasStopped ? { state: 'waiting', text: '–' } : { state: 'failed', text: 'Not sent' }
}

const heldBackWords = {
  paused: recipientWords.pausedUntil,
  unsubscribed: recipientWords.unsubscribed,
  BOUNCE: recipientWords.bounced,
  COMPLAINT: recipientWords.complained,
} as const satisfies Record<HeldBack['reason'], (date: string) => string>

/** A pause has a day, all else an instant. */
const heldBackText = ({ reason, since }: HeldBack, zone: string) => heldBackWords[reason](formatDate(reason === 'paused' ? since : wallTime(since, zone)))

const marks = { done: Check, waiting: Ellipsis, retrying: RotateCw, failed: X, skipped: Minus } as const

type LedgerTableProps = { record: ReportRecord; onAgain?: ((to: ReportRecord['recipients'][number]) => void) | undefined }

/** `onAgain`: sends it to one of them again. */
export function LedgerTable({ record, onAgain }: LedgerTableProps) {
  return (
    <>
      <div className={styles.caption}>
        <h3>Recipients</h3>
        {record.steps.computed && <span>seconds after {sendTime(record)}</span>}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={styles.scroll} aria-label="Steps by recipient" tabIndex={0}>
        <table className={styles.table} aria-label="Steps per recipient">
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">Recipient</span>
              </th>
              {steps.map(([name, label]) => (
                <th key={name} scope="col">
                  {label}
                </th>
              ))}
              <th scope="col">Sent</th>
              {hasOutcomes(record) && <th scope="col">Delivered</th>}
            </tr>
          </thead>
          <tbody>
            {record.recipients.map((mail) => (
              <tr key={mail.email}>
                <th scope="row">
                  <span className={styles.who}>
                    <Avatar name={mail.name ?? mail.email} size={24} />
                    <span>
                      <span className={styles.name}>{mail.name ?? mail.email.split('@')[0]}</span>
                      <span className={styles.email}>{mail.email}</span>
                      {mail.status === 'later' && mail.due && (
                        <span className={styles.why}>{recipientWords.onTheirDay(formatWeekday(wallTime(mail.due, record.timezone).slice(0, 10)))}</span>
                      )}
                      {mail.held_back && <span className={styles.why}>{heldBackText(mail.held_back, record.timezone)}</span>}
                    </span>
                    {onAgain && mail.status !== 'skipped' && mail.status !== 'later' && (
                      <IconButton size="small" label={`Send again to ${mail.name ?? mail.email}`} onClick={() => onAgain(mail)}>
                        <Send size={14} strokeWidth={1.75} aria-hidden />
                      </IconButton>
                    )}
                  </span>
                </th>
                {cells(record, mail).map((cell, index) => {
                  const Mark = marks[cell.state]
                  return (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the columns never move
                    <td key={index} className={styles.step} data-state={cell.state}>
                      <span className={styles.mark}>
                        <Mark size={12} strokeWidth={2.25} aria-hidden />
                      </span>
                      {cell.text}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}
