import { useState } from 'react'
import { SearchField } from '../../ui/search-field.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import styles from '../profiles/profile-list.module.css'

type LabelListProps = {
  labels: readonly string[]
  /** why they are not there yet */
  said: string | null
  selected: readonly string[]
  match: 'any' | 'all'
  onChange: (next: { labels: string[]; labelMatch: 'any' | 'all' }) => void
}

export const labelMatches = [
  { id: 'any', label: 'Any labels' },
  { id: 'all', label: 'All labels' },
] as const

/** Labels to tick. Any: a post has at least one of them; none ticked leaves nothing out. All: a post has every one. */
export function LabelList({ labels, said, selected, match, onChange }: LabelListProps) {
  const [query, setQuery] = useState('')
  const wanted = query.trim().toLowerCase()
  const shown = labels.filter((label) => label.toLowerCase().includes(wanted))
  const set = (next: string[], labelMatch = match) => onChange({ labels: next, labelMatch })
  return (
    <div className={styles.list}>
      <Segmented label="Match" options={labelMatches} value={match} onChange={(next) => set([...selected], next)} />
      <SearchField small label="Search labels" value={query} onChange={setQuery} />
      <ul className={styles.rows}>
        {shown.map((label) => (
          <li key={label}>
            <label className={styles.row}>
              <input
                type="checkbox"
                className={styles.box}
                checked={selected.includes(label)}
                onChange={(event) => set(labels.filter((one) => (one === label ? event.target.checked : selected.includes(one))))}
              />
              <span className={styles.name}>{label}</span>
            </label>
          </li>
        ))}
        {shown.length === 0 && <li className={styles.none}>{said ?? 'No labels found'}</li>}
      </ul>
    </div>
  )
}
