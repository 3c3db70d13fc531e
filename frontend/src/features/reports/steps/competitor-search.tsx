import { type KeyboardEvent, useId, useState } from 'react'
import type { CompetitorRow } from '../../../../../shared/api/competitors.ts'
import { formatFigure } from '../../../../../shared/format.ts'
import type { NetworkCode } from '../../../../../shared/networks.ts'
import { sentenceOf } from '../../../lib/api.ts'
import { useDebounced } from '../../../lib/use-delayed.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { type PublicPage, useSuggestions } from '../use-competitors.ts'
import styles from './competitor-search.module.css'

type CompetitorSearchProps = { network: NetworkCode; competitors: readonly CompetitorRow[]; onAdd: (page: PublicPage) => Promise<void> }

const typingMs = 500

/** Finds pages of the network by name; choosing one adds it. What is a competitor already cannot be chosen. */
export function CompetitorSearch({ network, competitors, onAdd }: CompetitorSearchProps) {
  const id = useId()
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const [adding, setAdding] = useState(false)
  const asked = useDebounced(text, typingMs)
  const open = text.trim() !== ''
  const { suggestions, error, isLoading } = useSuggestions(network, asked)
  const waiting = open && (isLoading || asked !== text)
  const isAdded = (page: PublicPage) => competitors.some(({ name, username }) => (username ? username === page.username : name === page.name))
  const free = waiting ? [] : suggestions.filter((page) => !isAdded(page))

  const add = async (page: PublicPage | undefined) => {
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
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by === undefined || free.length === 0) return
    event.preventDefault()
    setActive((active + by + free.length) % free.length)
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
              <span className={styles.names}>
                <span className={styles.name}>{page.name}</span>
                {page.username && <span className={styles.user}>{page.username.startsWith('@') ? page.username : `@${page.username}`}</span>}
              </span>
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
