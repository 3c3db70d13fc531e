import { Lock } from 'lucide-react'
import { useState } from 'react'
import type { ProfileRow } from '../../../../shared/api/profiles.ts'
import { formatCount } from '../../../../shared/format-count.ts'
import { CheckBox } from '../../ui/check-box.tsx'
import { NetworkIcon } from '../../ui/network-icon.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import styles from './profile-list.module.css'

type ProfileListProps = { profiles: readonly ProfileRow[]; selected: readonly string[]; onChange: (selected: string[]) => void; autoFocus?: boolean }

/** Whether it is found by such words, in small letters. */
export function isNamed({ name, username, network }: ProfileRow, wanted: string): boolean {
  return `${name} ${username ?? ''} ${network.display}`.toLowerCase().includes(wanted)
}

/** Profiles to tick, with a search and All profiles. A blocked profile cannot be ticked and says why. */
export function ProfileList({ profiles, selected, onChange, autoFocus = false }: ProfileListProps) {
  const [query, setQuery] = useState('')
  const open = profiles.filter((profile) => profile.blocked === null).map((profile) => profile.id)
  const ticked = open.filter((id) => selected.includes(id))
  const isAll = open.length > 0 && ticked.length === open.length
  const some = ticked.length > 0 && !isAll
  const wanted = query.trim().toLowerCase()
  const shown = profiles.filter((profile) => isNamed(profile, wanted))
  // the order of the list is kept, so the same ticks always make the same address
  const toggle = (id: string, on: boolean) => onChange(profiles.map((profile) => profile.id).filter((one) => (one === id ? on : selected.includes(one))))
  return (
    <div className={styles.list}>
      <SearchField small label="Search profiles" value={query} onChange={setQuery} autoFocus={autoFocus} />
      <label className={styles.all}>
        <CheckBox partly={some} checked={isAll} onToggle={() => onChange(isAll ? [] : open)} />
        <span className={styles.name}>All profiles</span>
        <span className={styles.count}>{`${formatCount(ticked.length)} of ${formatCount(open.length)}`}</span>
      </label>
      <ul className={styles.rows}>
        <ProfileRows profiles={shown} selected={selected} onToggle={toggle} />
        {shown.length === 0 && <li className={styles.none}>No profiles found</li>}
      </ul>
    </div>
  )
}

type ProfileRowsProps = {
  profiles: readonly ProfileRow[]
  selected: readonly string[]
  onToggle: (id: string, on: boolean) => void
  /** where there is room for the name alone */
  brief?: boolean
}

export function ProfileRows({ profiles, selected, onToggle, brief = false }: ProfileRowsProps) {
  return profiles.map((profile) => (
    <li key={profile.id} className={styles.cell}>
      <label className={styles.row} data-blocked={profile.blocked !== null || undefined}>
        <CheckBox
          checked={profile.blocked === null && selected.includes(profile.id)}
          aria-disabled={profile.blocked !== null || undefined}
          aria-describedby={profile.blocked ? `blocked-${profile.id}` : undefined}
          onToggle={() => profile.blocked === null && onToggle(profile.id, !selected.includes(profile.id))}
        />
        <NetworkIcon network={profile.code} colored={profile.blocked === null} labelled />
        <span className={styles.name}>
          <span>{profile.name}</span>
          {profile.username && !brief && <span className={styles.user}>{profile.username.startsWith('@') ? profile.username : `@${profile.username}`}</span>}
        </span>
        {profile.blocked !== null && <Lock size={14} strokeWidth={2} aria-hidden />}
      </label>
      {profile.blocked !== null && (
        <span id={`blocked-${profile.id}`} role="tooltip" className={styles.tip}>
          {profile.blocked}
        </span>
      )}
    </li>
  ))
}
