import { Link } from '@tanstack/react-router'
import { Ban, FileUp } from 'lucide-react'
import type { ProfileRow } from '../../../../shared/api/profiles.ts'
import { formatDate } from '../../../../shared/dates/index.ts'
import { profileName } from '../../../../shared/profile-name.ts'
import { useFileDrop } from '../../lib/use-file-drop.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { IconButton } from '../../ui/button.tsx'
import { ListColumns } from '../../ui/list-columns.tsx'
import table from '../../ui/list-table.module.css'
import { NetworkIcon } from '../../ui/network-icon.tsx'
import { Tag } from '../../ui/tag.tsx'
import styles from './profiles-page.module.css'

type ProfileTableProps = {
  profiles: readonly ProfileRow[]
  importable: readonly ProfileRow[]
  groupName: (profile: ProfileRow) => string
  onImport: (into: string, files: readonly File[]) => void
}

export function ProfileTable({ profiles, importable, groupName, onImport }: ProfileTableProps) {
  return (
    <div className={table.scroll}>
      <table className={`${table.table} ${styles.table}`}>
        <ListColumns names={['Profile', 'Profile group', 'Figures since']} />
        <tbody>
          {profiles.map((profile) => (
            <Row
              key={profile.id}
              profile={profile}
              group={groupName(profile)}
              onImport={importable.some(({ id }) => id === profile.id) ? (files) => onImport(profile.id, files) : null}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type RowProps = { profile: ProfileRow; group: string; onImport: ((files: readonly File[]) => void) | null }

function Row({ profile, group, onImport }: RowProps) {
  const drop = useFileDrop(onImport)
  const name = profileName(profile)
  return (
    <tr data-over={drop.over || undefined} {...drop.handlers}>
      <td>
        <div className={table.report}>
          <span className={styles.picture}>
            <Avatar name={name} picture={profile.picture_url} size={32} />
            <span className={styles.network}>
              <NetworkIcon network={profile.code} size={12} colored />
            </span>
          </span>
          <span className={table.names}>
            <Link to="/settings/profiles/$gid" params={{ gid: profile.id }} className={styles.name}>
              {name}
            </Link>
            <span className={table.under}>{[profile.network.display, profile.username].filter(Boolean).join(' · ')}</span>
          </span>
        </div>
      </td>
      <td data-label="Profile group">{group}</td>
      <td data-label="Figures since">
        {profile.blocked !== null ? (
          <Tag tone="flat" icon={<Ban size={12} strokeWidth={2.25} aria-hidden />}>
            Publishing only
          </Tag>
        ) : profile.available_from ? (
          formatDate(profile.available_from)
        ) : (
          <span className={table.soft}>None yet</span>
        )}
      </td>
      <td className={`${table.actions} ${styles.actions}`}>
        {onImport && (
          <div>
            {drop.over && <span className={styles.here}>Drop to import here</span>}
            <IconButton label={`Import into ${name} on ${profile.network.display}`} tipEnd onClick={() => onImport([])}>
              <FileUp size={18} strokeWidth={1.6} aria-hidden />
            </IconButton>
          </div>
        )}
      </td>
    </tr>
  )
}
