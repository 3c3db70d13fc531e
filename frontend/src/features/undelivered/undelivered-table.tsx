import type { Undelivered } from '../../../../shared/api/undelivered.ts'
import { formatInstant } from '../../../../shared/dates/index.ts'
import { todoOf, undeliveredWords } from '../../../../shared/notifications/undelivered-messages.ts'
import { call } from '../../lib/api.ts'
import { useMe, zoneOf } from '../../lib/me.tsx'
import { showToast } from '../../lib/toast.ts'
import { useSaving } from '../../lib/use-saving.ts'
import { Button } from '../../ui/button.tsx'
import { ListColumns } from '../../ui/list-columns.tsx'
import table from '../../ui/list-table.module.css'
import styles from './undelivered-table.module.css'

const channels = { EMAIL: 'Email', WEBPUSH: 'Browser', SLACK: 'Slack' } as const satisfies Record<Undelivered['channel'], string>

export function UndeliveredTable({ undelivered }: { undelivered: readonly Undelivered[] }) {
  const zone = zoneOf(useMe())
  return (
    <div className={table.scroll}>
      <table className={`${table.table} ${styles.table}`}>
        <ListColumns names={['Notification', 'To', 'Why, and what to do', 'Given up']} />
        <tbody>
          {undelivered.map((one) => (
            <Row key={one.id} one={one} zone={zone} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ one: { id, label, message, person, channel, reason, tries, ended_at }, zone }: { one: Undelivered; zone: string }) {
  const { busy, save } = useSaving()
  const send = () =>
    save(async () => {
      await call('POST /notifications/undelivered/{id}/send', { params: { id } })
      showToast({ kind: 'success', message: undeliveredWords.again })
    })
  return (
    <tr>
      <td>
        <span className={styles.label}>{label}</span>
        <span className={styles.message}>{message}</span>
      </td>
      <td data-label="To">
        <span>
          {person ? <bdi>{person.name}</bdi> : <span className={table.soft}>{undeliveredWords.gone}</span>}
          <span className={table.under}>{channels[channel]}</span>
        </span>
      </td>
      <td data-label="Why">
        <span>
          {reason}
          {person && <span className={table.under}>{todoOf(reason)}</span>}
        </span>
      </td>
      <td data-label="Given up" className={table.time}>
        <span>
          {formatInstant(ended_at, zone)}
          <span className={table.under}>{tries === 1 ? 'After one try' : `After ${tries} tries`}</span>
        </span>
      </td>
      <td className={table.actions}>
        <div>
          {person && (
            <Button size="small" aria-label={`Send again: ${label} to ${person.name}`} aria-disabled={busy || undefined} onClick={() => void send()}>
              Send again
            </Button>
          )}
        </div>
      </td>
    </tr>
  )
}
