import { type KeyboardEvent, useId, useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { useActiveOption } from '../../ui/use-active-option.ts'
import styles from './go-to-dialog.module.css'
import { type Place, usePlaces } from './use-places.tsx'

/** Every place of the product behind one search. */
export default function GoToDialog({ onClose }: { onClose: () => void }) {
  const id = useId()
  const places = usePlaces()
  const [query, setQuery] = useState('')
  const wanted = query.trim().toLowerCase()
  const hits = places.filter((place) => place.label.toLowerCase().includes(wanted))
  const { active, setActive, onArrow } = useActiveOption(hits.length)
  const open = (place: Place | undefined) => {
    if (!place) return
    onClose()
    place.go()
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') open(hits[active])
    onArrow(event)
  }
  return (
    <Dialog title="Go to" width={520} onClose={onClose}>
      <div className={styles.search}>
        <SearchField
          label="Search pages and reports"
          value={query}
          autoFocus
          role="combobox"
          aria-expanded
          aria-controls={`${id}-places`}
          aria-activedescendant={hits[active] ? `${id}-${hits[active].key}` : undefined}
          onKeyDown={onKey}
          onChange={(value) => {
            setQuery(value)
            setActive(0)
          }}
        />
      </div>
      <div id={`${id}-places`} role="listbox" aria-label="Places" className={styles.list}>
        {hits.map((place, index) => (
          <div
            key={place.key}
            id={`${id}-${place.key}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={styles.place}
            onPointerMove={() => setActive(index)}
            onClick={() => open(place)}
            onKeyDown={onKey}
          >
            {place.icon}
            {place.label}
          </div>
        ))}
      </div>
      {hits.length === 0 && <p className={styles.none}>Nothing found</p>}
    </Dialog>
  )
}
