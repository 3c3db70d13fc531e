import { CalendarClock, Download, Ellipsis, FileText, Trash2 } from 'lucide-react'
import type { ReportRecord } from '../../../../shared/api/schedules.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { IconButton } from '../../ui/button.tsx'
import { ListColumns } from '../../ui/list-columns.tsx'
import styles from '../../ui/list-table.module.css'
import { type MenuGroup, MenuOf } from '../../ui/menu.tsx'
import { ReportIcon } from '../../ui/report-icon.tsx'
import { downloadPdf } from './download-pdf.ts'
import type { Removal } from './remove-dialog.tsx'
import { isToCome, type RunRow } from './run-rows.ts'
import { nextTry, profilesText, repeats, sendTime } from './run-text.ts'
import { StatusTag } from './status-tag.tsx'

type RunTableProps = {
  rows: readonly RunRow[]
  selected: string | null
  groupName: (record: ReportRecord) => string
  /** whether this person may change or remove the run */
  mayChange: (record: ReportRecord) => boolean
  onOpen: (id: string) => void
  onRemove: (removal: Removal) => void
  onEdit: (record: ReportRecord) => void
}

function outcome(record: ReportRecord): { text: string; bad: string | null } {
  const sent = record.recipients.filter((one) => one.status === 'sent').length
  const failed = record.recipients.filter((one) => one.status === 'failed').length
  if (record.retry) return { text: nextTry(record.retry, new Date()), bad: null }
  if (record.state === 'SCHEDULED') return { text: `${record.recipients.length} ${record.recipients.length === 1 ? 'recipient' : 'recipients'}`, bad: null }
  if (record.state === 'FAILED') return { text: record.reason ?? 'Not delivered', bad: null }
  return { text: `${sent} of ${record.recipients.length} sent`, bad: failed > 0 ? `${failed} failed` : null }
}

function Recipients({ record }: { record: ReportRecord }) {
  const names = record.recipients.map((one) => one.name ?? one.email)
  return (
    <div className={styles.stack}>
      {names.slice(0, 3).map((name) => (
        <Avatar key={name} name={name} size={24} />
      ))}
      {names.length > 3 && <span className={styles.rest}>+{names.length - 3}</span>}
      <span className="sr-only">{names.join(', ')}</span>
    </div>
  )
}

export function RunTable({ rows, selected, groupName, mayChange, onOpen, onRemove, onEdit }: RunTableProps) {
  const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const
  const menuOf = ({ record, more }: RunRow): MenuGroup[] => [
    {
      id: 'see',
      choices: [
        { id: 'open', label: 'Delivery ledger', icon: <FileText {...icon} />, onAction: () => onOpen(record._id) },
        ...(mayChange(record) && isToCome(record) ? [{ id: 'edit', label: 'Edit', icon: <CalendarClock {...icon} />, onAction: () => onEdit(record) }] : []),
      ],
    },
    ...(mayChange(record)
      ? [
          {
            id: 'remove',
            choices: [
              {
                id: 'run',
                label: 'Remove',
                hint: record.runs > 1 ? 'This run only' : undefined,
                icon: <Trash2 {...icon} />,
                // the last coming run is all that is left of its schedule (docs/behaviours.md#occurrences)
                onAction: () => onRemove({ record, whole: record.state === 'SCHEDULED' && more === 0 }),
              },
              ...(more > 0
                ? [
                    {
                      id: 'all',
                      label: 'Remove all coming runs',
                      hint: `${more + 1} runs`,
                      icon: <Trash2 {...icon} />,
                      onAction: () => onRemove({ record, whole: true }),
                    },
                  ]
                : []),
            ],
          },
        ]
      : []),
  ]
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <ListColumns names={['Report', 'Recipients', 'Repeats', 'Send time', 'Status', 'Delivery']} />
        <tbody>
          {rows.map((row) => {
            const { record, more } = row
            const { text, bad } = outcome(record)
            const under = [groupName(record), profilesText(record)].filter(Boolean).join(' · ')
            return (
              <tr key={record._id} data-selected={record._id === selected || undefined}>
                <td>
                  <div className={styles.report}>
                    <span className={styles.icon}>
                      <ReportIcon name={record.icon} size={18} />
                    </span>
                    <span className={styles.names}>
                      <button type="button" className={styles.open} onClick={() => onOpen(record._id)}>
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
                    {record.runs > 1 && <span className={styles.under}>{`Run ${record.run} of ${record.runs}${more > 0 ? `, ${more} more coming` : ''}`}</span>}
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
                    {text} {bad && <span className={styles.bad}>{bad}</span>}
                  </span>
                </td>
                <td className={styles.actions}>
                  <div>
                    {record.state === 'GENERATED' && (
                      <IconButton size="small" label="Download PDF" onClick={() => void downloadPdf(record._id)}>
                        <Download {...icon} />
                      </IconButton>
                    )}
                    <MenuOf label={`Actions for ${record.title}`} groups={menuOf(row)} placement="bottom end">
                      {(opener) => (
                        <IconButton size="small" label={`Actions for ${record.title}`} tip={false} {...opener}>
                          <Ellipsis {...icon} />
                        </IconButton>
                      )}
                    </MenuOf>
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
