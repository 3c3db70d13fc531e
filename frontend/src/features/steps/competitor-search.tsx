import { type KeyboardEvent, useId, useState } from 'react'
import type { CompetitorRow } from '../../../../shared/api/competitors.ts'
import { formatFigure } from '../../../../shared/format.ts'
import type { NetworkCode } from '../../../../shared/networks.ts'
import { sentenceOf } from '../../lib/api.ts'
import { useDebounced } from '../../lib/use-delayed.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { useActiveOption } from '../../ui/use-active-option.ts'
import styles from './competitor-search.module.css'
import { PageNames } from './page-names.tsx'
import { type PublicProfile, useSuggestions } from './use-competitors.ts'

type CompetitorSearchProps = { network: NetworkCode; competitors: readonly CompetitorRow[]; onAdd: (page: PublicProfile) => Promise<void> }

const typingMs = 500

/** Finds pages of the network by name; choosing one adds it. What is a competitor already cannot be chosen. */
export function CompetitorSearch({ network, competitors, onAdd }: CompetitorSearchProps) {
  const id = useId()
  const [text, setText] = useState('')
  const [adding, setAdding] = useState(false)
  const asked = useDebounced(text, typingMs)
  const open = text.trim() !== ''
  const { suggestions, error, isLoading } = useSuggestions(network, asked)
  const waiting = open && (isLoading || asked !== text)
  const isAdded = (page: PublicProfile) => competitors.some(({ name, username }) => (username ? username === page.username : name === page.name))
  const free = waiting ? [] : suggestions.filter((page) => !isAdded(page))
  const { active, setActive, onArrow } = useActiveOption(free.length)

  const add = async (page: PublicProfile | undefined) => {
    if (!page || adding) return
    setAdding(true)
    await onAdd(page)
    setAdding(false)
    setText('')
    setActive(0)
  }
  const onKey = (event: KeyboardEvent) => {
    // the form around it runs the report
    if (event.key === 'Enter') {
      event.preventDefault()
      void add(free[active])
    }
    if (event.key === 'Escape' && open) {
      // closes the suggestions and not the dialog
      event.stopPropagation()
      setText('')
    }
    onArrow(event)
  }
  return (
    <div className={styles.search}>
      <SearchField
        label="Search for competitors to add"
        value={text}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={`${id}-pages`}
        aria-busy={adding || waiting}
        aria-activedescendant={open && free[active] ? `${id}-${active}` : undefined}
        onKeyDown={onKey}
        onChange={(value) => {
          setText(value)
          setActive(0)
        }}
      />
      <div className={styles.found} hidden={!open}>
        <div id={`${id}-pages`} role="listbox" aria-label="Suggestions" aria-busy={waiting}>
          {free.map((page, index) => (
            <div
              key={page.network_id}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={styles.page}
              onPointerMove={() => setActive(index)}
              onClick={() => void add(page)}
              onKeyDown={onKey}
            >
              <Avatar name={page.name} picture={page.picture_url} size={28} />
              <PageNames name={page.name} username={page.username} />
              {page.followers !== null && <span className={styles.followers}>{`${formatFigure(page.followers, 'count', 'compact')} followers`}</span>}
            </div>
          ))}
        </div>
        <p className={styles.said} role="status">
          {waiting ? 'Searching' : error ? sentenceOf(error) : free.length > 0 ? '' : suggestions.length > 0 ? 'Already added' : 'No pages found'}
        </p>
      </div>
    </div>
  )
}
