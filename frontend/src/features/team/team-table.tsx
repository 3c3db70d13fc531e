import { Ellipsis, Mail, Pencil, UserMinus } from 'lucide-react'
import type { Employee } from '../../../../shared/api/team.ts'
import { roleNames } from '../../../../shared/permission-sections.ts'
import { useMe } from '../../lib/me.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { ListColumns } from '../../ui/list-columns.tsx'
import table from '../../ui/list-table.module.css'
import { MenuOf } from '../../ui/menu.tsx'
import { InvitationActions } from './invitation-actions.tsx'
import { MemberStatus } from './member-status.tsx'
import { groupsInWords, labelsOf, presetInWords } from './member-words.ts'
import styles from './team-page.module.css'

type Acts = { onEdit: (who: Employee) => void; onRemove: (who: Employee) => void }
type TeamTableProps = Acts & { members: readonly Employee[]; invitations: readonly Employee[]; locked: ReadonlySet<string> }

export function TeamTable({ members, invitations, locked, ...acts }: TeamTableProps) {
  return (
    <div className={table.scroll}>
      <table className={`${table.table} ${styles.table}`}>
        <ListColumns names={['Member', 'Account role', 'Profile groups', 'Status']} />
        {members.length > 0 && (
          <tbody>
            {members.map((who) => (
              <Row key={who.user_gid} who={who} isLocked={locked.has(who.user_gid)} {...acts} />
            ))}
          </tbody>
        )}
        {invitations.length > 0 && (
          <tbody>
            <tr className={styles.part}>
              <th scope="rowgroup" colSpan={5}>
                Invitations
              </th>
            </tr>
            {invitations.map((who) => (
              <Row key={who.user_gid} who={who} isLocked={locked.has(who.user_gid)} {...acts} />
            ))}
          </tbody>
        )}
      </table>
    </div>
  )
}

function Row({ who, isLocked, onEdit, onRemove }: Acts & { who: Employee; isLocked: boolean }) {
  const isYou = useMe().id === who.user_gid
  const preset = presetInWords(who)
  const labels = labelsOf(who)
  return (
    <tr data-invited={who.state !== 'joined' || undefined}>
      <td>
        <div className={table.report}>
          {who.state === 'joined' ? (
            <Avatar name={who.name} size={32} />
          ) : (
            <span className={styles.letter}>
              <Mail size={14} strokeWidth={1.75} aria-hidden />
            </span>
          )}
          <span className={table.names}>
            {who.may.edit ? (
              <button type="button" className={table.open} onClick={() => onEdit(who)}>
                {who.name}
              </button>
            ) : (
              <span className={styles.name}>{who.name}</span>
            )}
            {isYou && <span className={styles.you}>you</span>}
            <span className={table.under}>{who.email}</span>
          </span>
        </div>
      </td>
      <td data-label="Account role">{roleNames[who.access]}</td>
      <td data-label="Profile groups">
        <span>
          <bdi>{groupsInWords(who)}</bdi>
          {preset && <span className={table.under}>{preset}</span>}
          {labels.length > 0 && (
            <ul className={styles.labels} aria-label="Labels">
              {labels.map((label) => (
                <li key={label}>{label}</li>
              ))}
            </ul>
          )}
        </span>
      </td>
      <td data-label="Status">
        <MemberStatus who={who} isLocked={isLocked} />
      </td>
      <td className={table.actions}>
        {who.state !== 'joined' ? (
          <InvitationActions who={who} onEdit={() => onEdit(who)} onCancel={() => onRemove(who)} />
        ) : (
          (who.may.edit || who.may.remove) && (
            <div>
              {who.may.edit && (
                <Button size="small" aria-label={`Edit ${who.name}`} onClick={() => onEdit(who)}>
                  Edit
                </Button>
              )}
              <MenuOf
                label={`More: ${who.name}`}
                placement="bottom end"
                groups={[
                  {
                    id: 'acts',
                    choices: [
                      ...(who.may.edit ? [{ id: 'edit', label: 'Edit access', icon: <Pencil size={16} aria-hidden />, onAction: () => onEdit(who) }] : []),
                      ...(who.may.remove
                        ? [{ id: 'remove', label: isYou ? 'Leave' : 'Remove', icon: <UserMinus size={16} aria-hidden />, onAction: () => onRemove(who) }]
                        : []),
                    ],
                  },
                ]}
              >
                {(opener) => (
                  <IconButton label={`More: ${who.name}`} tip={false} size="small" {...opener}>
                    <Ellipsis size={16} strokeWidth={1.75} aria-hidden />
                  </IconButton>
                )}
              </MenuOf>
            </div>
          )
        )}
      </td>
    </tr>
  )
}
