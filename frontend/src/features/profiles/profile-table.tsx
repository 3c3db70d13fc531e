import { Link } from '@tanstack/react-router'
import { Ban, Check, Clock, FileUp, Lock, Pencil, RefreshCw, Trash2 } from 'lucide-react'
import type { ProfileRow, ProfileState } from '../../../../shared/api/profiles.ts'
import { formatDate } from '../../../../shared/dates/index.ts'
import { profileName } from '../../../../shared/profile-name.ts'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import { useFileDrop } from '../../lib/use-file-drop.ts'
import { IconButton } from '../../ui/button.tsx'
import { ListColumns } from '../../ui/list-columns.tsx'
import table from '../../ui/list-table.module.css'
import { NetworkAvatar } from '../../ui/network-avatar.tsx'
import { Tag } from '../../ui/tag.tsx'
import styles from './profiles-page.module.css'
import { accessSentence, healthOf, isBehind } from './use-profile-states.ts'

type ProfileTableProps = {
  profiles: readonly ProfileRow[]
  importable: readonly ProfileRow[]
  groupName: (profile: ProfileRow) => string
  mayManage: (profile: ProfileRow) => boolean
  /** undefined while it loads */
  stateOf: (profile: ProfileRow) => ProfileState | undefined
  onEdit: (profile: ProfileRow) => void
  onRemove: (profile: ProfileRow) => void
  onImport: (into: string, files: readonly File[]) => void
}

export function ProfileTable({ profiles, importable, groupName, mayManage, stateOf, onImport, onEdit, onRemove }: ProfileTableProps) {
  return (
    <div className={table.scroll}>
      <table className={`${table.table} ${styles.table}`}>
        <ListColumns names={['Profile', 'Profile group', 'State', 'Last data day']} />
        <tbody>
          {profiles.map((profile) => (
            <Row
              key={profile.id}
              profile={profile}
              group={groupName(profile)}
              state={stateOf(profile)}
              onEdit={mayManage(profile) ? () => onEdit(profile) : null}
              onRemove={mayManage(profile) ? () => onRemove(profile) : null}
              onImport={importable.some(({ id }) => id === profile.id) ? (files) => onImport(profile.id, files) : null}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type RowProps = {
  profile: ProfileRow
  group: string
  state: ProfileState | undefined
  /** null of those who may only look */
  onEdit: (() => void) | null
  onRemove: (() => void) | null
  onImport: ((files: readonly File[]) => void) | null
}

function Row({ profile, group, state, onEdit, onRemove, onImport }: RowProps) {
  const drop = useFileDrop(onImport)
  const name = profileName(profile)
  return (
    <tr data-over={drop.over || undefined} {...drop.handlers}>
      <td>
        <div className={table.report}>
          <NetworkAvatar name={name} picture={profile.picture_url} network={profile.code} />
          <span className={table.names}>
            <Link to="/settings/profiles/$gid" params={{ gid: profile.id }} className={styles.name}>
              {name}
            </Link>
            <span className={table.under}>{[profile.network.display, profile.username].filter(Boolean).join(' · ')}</span>
          </span>
        </div>
      </td>
      <td data-label="Profile group">{group}</td>
      <td data-label="State">
        <State profile={profile} state={state} />
      </td>
      <td data-label="Last data day">
        <LastDay profile={profile} state={state} />
      </td>
      <td className={`${table.actions} ${styles.actions}`}>
        <div>
          {drop.over && <span className={styles.here}>Drop to import here</span>}
          {onImport && (
            <IconButton label={`Import into ${name} on ${profile.network.display}`} tipEnd onClick={() => onImport([])}>
              <FileUp size={18} strokeWidth={1.6} aria-hidden />
            </IconButton>
          )}
          {onEdit && (
            <IconButton label={`Edit ${name} on ${profile.network.display}`} tipEnd onClick={onEdit}>
              <Pencil size={16} strokeWidth={1.75} aria-hidden />
            </IconButton>
          )}
          {onRemove && (
            <IconButton label={`Remove ${name} on ${profile.network.display}`} tipEnd onClick={onRemove}>
              <Trash2 size={16} strokeWidth={1.75} aria-hidden />
            </IconButton>
          )}
        </div>
      </td>
    </tr>
  )
}

type Known = Pick<RowProps, 'profile' | 'state'>

/** Fine is quiet; only what needs somebody has a tint. */
function State({ profile, state }: Known) {
  const health = healthOf(profile, state)
  if (health === 'blocked')
    return (
      <Tag tone="flat" icon={<Ban size={12} strokeWidth={2.25} aria-hidden />}>
        Publishing only
      </Tag>
    )
  if (health === 'locked')
    return (
      <Tag tone="warn" icon={<Lock size={12} strokeWidth={2.25} aria-hidden />}>
        Locked
      </Tag>
    )
  if (health === 'reconnect')
    return (
      <span>
        <Tag tone="warn" icon={<RefreshCw size={12} strokeWidth={2.25} aria-hidden />}>
          Needs reconnecting
        </Tag>
        <span className={table.under}>{accessSentence(profile, state)}</span>
      </span>
    )
  if (health === 'empty')
    return (
      <span>
        No figures yet
        <span className={`${table.under} ${styles.next}`}>{screenMessages.profiles.noFigures}</span>
      </span>
    )
  if (health === 'stale')
    return (
      <Tag tone="warn" icon={<Clock size={12} strokeWidth={2.25} aria-hidden />}>
        Stale
      </Tag>
    )
  return (
    <span className={styles.fine}>
      <Check size={14} strokeWidth={2} aria-hidden />
      OK
    </span>
  )
}

function LastDay({ profile, state }: Known) {
  const day = state?.last_day
  const health = healthOf(profile, state)
  if (!day || health === 'blocked') return <span className={table.soft}>–</span>
  const behind = health !== 'locked' && isBehind(state) ? (state.behind ?? 0) : 0
  return (
    <span>
      {formatDate(day)}
      <span className={table.under}>
        {behind > 0 ? screenMessages.profiles.behind(behind) : profile.available_from && screenMessages.profiles.since(formatDate(profile.available_from))}
      </span>
    </span>
  )
}
