import type { ApiKey } from '../../../../shared/api/api-keys.ts'
import { dateIn, formatDate, formatInstant } from '../../../../shared/dates/index.ts'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import { useMe, zoneOf } from '../../lib/me.tsx'
import { serverNow } from '../../lib/server-clock.ts'
import { PersonButton } from '../../screen/settings-person-button.tsx'
import { ListColumns } from '../../ui/list-columns.tsx'
import table from '../../ui/list-table.module.css'
import { Tag } from '../../ui/tag.tsx'
import styles from './api-keys.module.css'

export function KeyTable({ keys, onRevoke }: { keys: readonly ApiKey[]; onRevoke: (key: ApiKey) => void }) {
  const zone = zoneOf(useMe())
  const now = serverNow().toISOString()
  const dayOf = (instant: string) => formatDate(dateIn(instant, zone))
  return (
    <div className={table.scroll}>
      <table className={`${table.table} ${styles.table}`}>
        <ListColumns names={['Name', 'Permissions', 'Created', 'Expires', 'Last used']} />
        <tbody>
          {keys.map((key) => (
            <tr key={key.id}>
              <td>
                <span className={styles.name}>{key.name}</span>
                <code className={styles.shown}>{key.shown}</code>
              </td>
              <td data-label="Permissions">{key.scopes.map((scope) => screenMessages.apiKeys.scopes[scope].label).join(', ')}</td>
              <td data-label="Created">{dayOf(key.created_at)}</td>
              <td data-label="Expires">
                {key.ends_at === null ? 'Never' : key.ends_at > now ? dayOf(key.ends_at) : <Tag tone="flat">Expired {dayOf(key.ends_at)}</Tag>}
              </td>
              <td data-label="Last used">{key.last_used_at ? formatInstant(key.last_used_at, zone) : <span className={table.soft}>Not yet</span>}</td>
              <td className={table.actions}>
                <div>
                  <PersonButton size="small" aria-label={`Revoke ${key.name}`} onClick={() => onRevoke(key)}>
                    Revoke
                  </PersonButton>
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
