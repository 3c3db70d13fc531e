import { Ban, Clock, Link2, LockKeyhole, LockKeyholeOpen, RefreshCw } from 'lucide-react'
import type { ShareRow } from '../../../../shared/api/shares.ts'
import { formatDate, formatInstant } from '../../../../shared/dates/index.ts'
import { formatCount } from '../../../../shared/format-count.ts'
import { lastDayOf } from '../../../../shared/link-end.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { ListColumns } from '../../ui/list-columns.tsx'
import table from '../../ui/list-table.module.css'
import { ReportIcon } from '../../ui/report-icon.tsx'
import { Tag } from '../../ui/tag.tsx'
import { type LinkState, linkState } from './link-state.ts'
import styles from './links-page.module.css'

type LinkTableProps = {
  links: readonly ShareRow[]
  now: Date
  /** of the reader: links are of reports in several zones */
  zone: string
  groupName: (link: ShareRow) => string
  onRenew: (link: ShareRow) => void
  onViews: (link: ShareRow) => void
  onPassword: (link: ShareRow) => void
  onRevoke: (link: ShareRow) => void
}

const icon = { size: 12, strokeWidth: 2.25, 'aria-hidden': true } as const

function StateTag({ state }: { state: LinkState }) {
  if (state === 'live')
    return (
      <Tag tone="good" icon={<Link2 {...icon} />}>
        Works
      </Tag>
    )
  return state === 'ended' ? (
    <Tag tone="flat" icon={<Clock {...icon} />}>
      Ended
    </Tag>
  ) : (
    <Tag tone="bad" icon={<Ban {...icon} />}>
      Revoked
    </Tag>
  )
}

function whence({ made_by, mailed_to }: ShareRow): string {
  if (mailed_to) return mailed_to.name === null ? 'emailed with a report' : `emailed to ${mailed_to.name}`
  return `by ${made_by ?? 'a former member'}`
}

export function LinkTable({ links, now, zone, groupName, onRenew, onViews, onPassword, onRevoke }: LinkTableProps) {
  return (
    <div className={table.scroll}>
      <table className={`${table.table} ${styles.table}`}>
        <ListColumns names={['Report', 'Created', 'Expires', 'Last opened', 'State']} />
        <tbody>
          {links.map((link) => {
            const state = linkState(link, now)
            return (
              <tr key={link.id}>
                <td>
                  <div className={table.report}>
                    <span className={table.icon}>
                      <ReportIcon name={link.icon} size={18} />
                    </span>
                    <span className={table.names}>
                      <span className={styles.title} dir="auto">
                        {link.title}
                      </span>
                      <span className={table.under}>{[groupName(link), link.subject].filter(Boolean).join(' · ')}</span>
                    </span>
                  </div>
                </td>
                <td data-label="Created">
                  <span className={styles.when}>
                    {formatInstant(link.created_at, zone)}
                    <span className={table.under}>{whence(link)}</span>
                  </span>
                </td>
                <td data-label="Expires">
                  <span className={table.time}>{link.expires_at ? formatDate(lastDayOf(link.expires_at, link.timezone)) : 'Never'}</span>
                </td>
                <td data-label="Last opened">
                  {link.last_opened_at ? (
                    <span className={styles.when}>
                      {formatInstant(link.last_opened_at, zone)}
                      <button type="button" className={`${table.under} ${styles.views}`} aria-label={`Views of ${link.title}`} onClick={() => onViews(link)}>
                        {link.views === 1 ? 'opened once' : `opened ${formatCount(link.views)} times`}
                      </button>
                    </span>
                  ) : (
                    <span className={table.soft}>{link.views === 0 ? 'Not yet' : `Opened ${formatCount(link.views)} times`}</span>
                  )}
                </td>
                <td data-label="State">
                  <span>
                    <StateTag state={state} />
                    {link.has_password && <span className={`${table.under} ${table.time}`}>with a password</span>}
                    {link.downloads && <span className={`${table.under} ${table.time}`}>with its PDF</span>}
                  </span>
                </td>
                <td className={table.actions}>
                  {state === 'live' && (
                    <div>
                      <IconButton
                        size="small"
                        look="secondary"
                        label={`${link.has_password ? 'Change' : 'Set'} password of ${link.title}`}
                        data-tip={link.has_password ? 'Change password' : 'Set password'}
                        onClick={() => onPassword(link)}
                      >
                        {link.has_password ? (
                          <LockKeyhole size={14} strokeWidth={1.75} aria-hidden />
                        ) : (
                          <LockKeyholeOpen size={14} strokeWidth={1.75} aria-hidden />
                        )}
                      </IconButton>
                      <Button size="small" aria-label={`New link to ${link.title}`} onClick={() => onRenew(link)}>
                        <RefreshCw size={14} strokeWidth={1.75} aria-hidden />
                        New link
                      </Button>
                      <Button look="danger" size="small" aria-label={`Revoke link to ${link.title}`} onClick={() => onRevoke(link)}>
                        <Ban size={14} strokeWidth={1.75} aria-hidden />
                        Revoke
                      </Button>
                    </div>
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
