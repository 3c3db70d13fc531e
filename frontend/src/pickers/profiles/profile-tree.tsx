import { useState } from 'react'
import { formatCount } from '../../../../shared/format-count.ts'
import { openProfiles, type ReportGroup } from '../../request/view.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { CheckBox } from '../../ui/check-box.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import list from './profile-list.module.css'
import { isNamed, ProfileRows } from './profile-list.tsx'
import styles from './profile-tree.module.css'

type ProfileTreeProps = { groups: readonly ReportGroup[]; selected: readonly string[]; onChange: (selected: string[]) => void }

/** Profiles to tick, each below its group; those that were ticked first keep their order. */
export function ProfileTree({ groups, selected, onChange }: ProfileTreeProps) {
  const [query, setQuery] = useState('')
  const wanted = query.trim().toLowerCase()
  const [order] = useState(() => ticked(groups, selected))
  const found = order.flatMap((gid) => {
    const group = groups.find(({ entity_gid }) => entity_gid === gid)
    if (!group) return []
    const shown = group.name.toLowerCase().includes(wanted) ? group.profiles : group.profiles.filter((profile) => isNamed(profile, wanted))
    return shown.length > 0 ? [{ ...group, shown }] : []
  })
  const all = groups.flatMap(openProfiles).length
  const toggle = (id: string, on: boolean) => onChange(on ? [...selected, id] : selected.filter((one) => one !== id))
  return (
    <div className={styles.tree}>
      <p className={styles.head}>
        <b>Profiles</b>
        <span role="status" className={list.count}>{`${formatCount(selected.length)} of ${formatCount(all)}`}</span>
      </p>
      <SearchField small label="Search profiles" value={query} onChange={setQuery} />
      <ul className={styles.groups}>
        {found.map((group) => {
          const open = openProfiles(group).map(({ id }) => id)
          const on = open.filter((id) => selected.includes(id))
          const isAll = open.length > 0 && on.length === open.length
          const others = selected.filter((id) => !open.includes(id))
          return (
            <li key={group.entity_gid}>
              <label className={list.all}>
                <CheckBox
                  checked={isAll}
                  partly={on.length > 0 && !isAll}
                  aria-disabled={open.length === 0 || undefined}
                  onToggle={() => onChange(isAll ? others : [...others, ...on, ...open.filter((id) => !on.includes(id))])}
                />
                <Avatar name={group.name} size={18} />
                <span className={list.name}>{group.name}</span>
                <span className={list.count}>
                  <bdi>{formatCount(on.length)}</bdi>
                  <span className="sr-only">{` of ${formatCount(open.length)}`}</span>
                </span>
              </label>
              <ul className={styles.profiles}>
                <ProfileRows profiles={group.shown} selected={selected} onToggle={toggle} brief />
              </ul>
            </li>
          )
        })}
        {found.length === 0 && <li className={list.none}>No profiles found</li>}
      </ul>
    </div>
  )
}

/** Groups with profiles, those of which some are ticked in front; it stays as it is while one ticks. */
function ticked(groups: readonly ReportGroup[], selected: readonly string[]): string[] {
  const some = ({ profiles }: ReportGroup) => profiles.some(({ id }) => selected.includes(id))
  return [...groups.filter(some), ...groups.filter((group) => !some(group))].map(({ entity_gid }) => entity_gid)
}
