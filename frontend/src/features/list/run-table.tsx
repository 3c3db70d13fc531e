import { Download, Ellipsis } from 'lucide-react'
import { lazy } from 'react'
import type { ReportRecord } from '../../../../shared/api/schedules.ts'
import { formatCount } from '../../../../shared/format-count.ts'
import { serverNow } from '../../lib/server-clock.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { IconButton } from '../../ui/button.tsx'
import { ListColumns } from '../../ui/list-columns.tsx'
import styles from '../../ui/list-table.module.css'
import { MenuButton } from '../../ui/menu.tsx'
import { ReportIcon } from '../../ui/report-icon.tsx'
import { downloadPdf } from './download-pdf.ts'
import type { RunActs } from './run-menu.tsx'
import type { RunRow } from './run-rows.ts'
import { countOf, missedText, nextTry, placeOf, profilesText, repeats, sendTime, sentText } from './run-text.ts'
import { StatusTag } from './status-tag.tsx'

const loadMenu = () => import('./run-menu.tsx')
const RunMenu = lazy(loadMenu)

type RunTableProps = RunActs & { rows: readonly RunRow[]; selected: string | null; groupName: (record: ReportRecord) => string }

function outcome(record: ReportRecord): { text: string; bad: string | null } {
  const later = countOf(record.recipients, 'later')
  if (record.paused) return { text: 'Nothing is sent', bad: null }
  if (record.retry) return { text: nextTry(record.retry, serverNow()), bad: null }
  if (record.state === 'SCHEDULED')
    return { text: `${formatCount(record.recipients.length)} ${record.recipients.length === 1 ? 'recipient' : 'recipients'}`, bad: null }
  if (record.held) return { text: 'Figures are missing', bad: null }
  if (record.state === 'FAILED') return { text: record.reason ?? 'Not delivered', bad: null }
  return { text: `${sentText(record.recipients)}${later > 0 ? `, ${formatCount(later)} later` : ''}`, bad: missedText(record.recipients) || null }
}

function Recipients({ record }: { record: ReportRecord }) {
  const names = record.recipients.map((one) => one.name ?? one.email)
  return (
    <div className={styles.stack}>
      {record.recipients.slice(0, 3).map(({ email, name }) => (
        <Avatar key={email} name={name ?? email} size={24} />
      ))}
      {names.length > 3 && <span className={styles.rest}>+{formatCount(names.length - 3)}</span>}
      <span className="sr-only">{names.join(', ')}</span>
    </div>
  )
}

export function RunTable({ rows, selected, groupName, ...acts }: RunTableProps) {
  const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <ListColumns names={['Report', 'Recipients', 'Repeats', 'Send time', 'Status', 'Delivery']} />
        <tbody>
          {rows.map((row) => {
            const { record, more } = row
            const { text, bad } = outcome(record)
            const under = [groupName(record), record.subject ?? profilesText(record)].filter(Boolean).join(' · ')
            return (
              <tr key={record._id} data-selected={record._id === selected || undefined}>
                <td>
                  <div className={styles.report}>
                    <span className={styles.icon}>
                      <ReportIcon name={record.icon} size={18} />
                    </span>
                    <span className={styles.names}>
                      <button type="button" className={styles.open} onClick={() => acts.onOpen(record._id)}>
                        {record.title}
                      </button>
                      <span className={styles.under}>{under}</span>
                    </span>
                  </div>
                </td>
                <td data-label="Recipients">
                  <Recipients record={record} />
                </td>
                <td data-label="Repeats" className={styles.soft}>
                  <span>
                    {repeats(record)}
                    {record.runs > 1 && <span className={styles.under}>{placeOf(record, more)}</span>}
                  </span>
                </td>
                <td data-label="Send time" className={styles.time}>
                  {sendTime(record)}
                </td>
                <td data-label="Status">
                  <StatusTag record={record} />
                </td>
                <td data-label="Delivery" className={styles.outcome}>
                  <span>
                    <span>{text}</span> {bad && <span className={styles.bad}>{bad}</span>}
                  </span>
                </td>
                <td className={styles.actions}>
                  <div>
                    {record.state === 'GENERATED' && (
                      <IconButton size="small" label="Download PDF" onClick={() => void downloadPdf(record._id)}>
                        <Download {...icon} />
                      </IconButton>
                    )}
                    <MenuButton load={loadMenu} menu={(open) => <RunMenu row={row} {...acts} {...open} />}>
                      {(opener) => (
                        <IconButton size="small" label={`Actions for ${record.title}`} tip={false} {...opener}>
                          <Ellipsis {...icon} />
                        </IconButton>
                      )}
                    </MenuButton>
                  </div>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
