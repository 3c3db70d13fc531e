import { Pencil, Power, Trash2 } from 'lucide-react'
import type { EntityRow } from '../../../../shared/api/entities.ts'
import { displayZone } from '../../../../shared/dates/index.ts'
import { formatCount } from '../../../../shared/format-count.ts'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { IconButton } from '../../ui/button.tsx'
import { ListColumns } from '../../ui/list-columns.tsx'
import table from '../../ui/list-table.module.css'
import { Tag } from '../../ui/tag.tsx'
import styles from './profile-groups-page.module.css'
import { groupTypeName } from './type-name.ts'

type GroupTableProps = { groups: readonly EntityRow[]; accountZone: string; onEdit: (group: EntityRow) => void; onRemove: (group: EntityRow) => void }

const words = screenMessages.groups

/** "no limit", "limit 5", "limit 5 reached" */
function limitText(held: number, most: number | null): string {
  if (most === null) return words.noLimit
  return held >= most ? words.limitReached(most) : words.limit(most)
}

export function GroupTable({ groups, accountZone, onEdit, onRemove }: GroupTableProps) {
  return (
    <div className={table.scroll}>
      <table className={`${table.table} ${styles.table}`}>
        <ListColumns names={['Profile group', 'Timezone', 'Profiles', 'Members', 'Publishing', 'Schedules']} />
        <tbody>
          {groups.map((group) => (
            <tr key={group.entity_gid}>
              <td>
                <div className={table.report}>
                  <Avatar name={group.name} picture={group.picture_url} size={32} />
                  <span className={table.names}>
                    <button type="button" className={`${table.open} ${styles.name}`} onClick={() => onEdit(group)}>
                      {group.name}
                    </button>
                    <span className={table.under}>{[groupTypeName(group.type), group.country?.label].filter(Boolean).join(' · ')}</span>
                  </span>
                </div>
              </td>
              <td data-label="Timezone">{displayZone(group.timezone ?? accountZone)}</td>
              <td data-label="Profiles">
                <span>
                  {formatCount(group.profiles)}
                  <span className={table.under}>{limitText(group.profiles, group.max_profiles)}</span>
                </span>
              </td>
              <td data-label="Members">
                <span>
                  <span>{formatCount(group.members)}</span>
                  {group.max_users !== null && <span className={table.under}>{words.limit(group.max_users)}</span>}
                </span>
              </td>
              <td data-label="Publishing">
                {group.publish_killswitch ? (
                  <Tag tone="warn" icon={<Power size={12} strokeWidth={2.25} aria-hidden />}>
                    Off
                  </Tag>
                ) : (
                  'On'
                )}
              </td>
              <td data-label="Schedules">{formatCount(group.schedules)}</td>
              <td className={table.actions}>
                <div>
                  <IconButton label={`Edit ${group.name}`} tipEnd onClick={() => onEdit(group)}>
                    <Pencil size={16} strokeWidth={1.75} aria-hidden />
                  </IconButton>
                  <IconButton label={`Remove ${group.name}`} tipEnd onClick={() => onRemove(group)}>
                    <Trash2 size={16} strokeWidth={1.75} aria-hidden />
                  </IconButton>
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
