import { useNavigate } from '@tanstack/react-router'
import { ArrowDown, ArrowUp, CornerDownLeft, SearchX } from 'lucide-react'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { formatCount } from '../../../../shared/format-count.ts'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import { showToast } from '../../lib/toast.ts'
import { type ReportType, useReportOptions } from '../../request/use-report-options.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import cards from '../../ui/type-card.module.css'
import { TypeCard } from '../../ui/type-card.tsx'
import styles from './picker-dialog.module.css'

/** "Please select a report": search, cards, arrow keys; a locked card says why and opens nothing. */
export default function PickerDialog() {
  const navigate = useNavigate()
  const { types, isLoading } = useReportOptions()
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(0)
  const [searching, setSearching] = useState(true)
  const [opensLoaded, setOpensLoaded] = useState(false)
  const search = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const wanted = query.trim().toLowerCase()
  const hits = types.filter((type) => `${type.title}\n${type.description}`.toLowerCase().includes(wanted))

  const open = (type: ReportType | undefined) => {
    if (!type) return
    if (!type.enabled) showToast({ kind: 'locked', message: type.reason ?? type.description })
    else void navigate({ to: '/reports/run/$type', params: { type: type.id } })
  }
  const openActive = useEffectEvent(() => {
    setOpensLoaded(false)
    open(hits[active])
  })
  // Enter pressed before the reports are there is meant for them
  useEffect(() => {
    if (opensLoaded && !isLoading) openActive()
  }, [opensLoaded, isLoading])
  const focusCard = (index: number) => {
    const card = list.current?.querySelectorAll<HTMLButtonElement>('button')[index]
    if (card) card.focus()
    else if (index < 0) search.current?.focus()
  }
  /** Cards per row, read from the layout: two, or one on a phone. */
  const perRow = () => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const top = buttons[0]?.getBoundingClientRect().top
    return Math.max(1, buttons.filter((button) => button.getBoundingClientRect().top === top).length)
  }
  const onCardKey = (event: KeyboardEvent, index: number) => {
    const steps: Record<string, number> = { ArrowDown: perRow(), ArrowUp: -perRow(), ArrowRight: 1, ArrowLeft: -1 }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    if (index + step < hits.length) focusCard(index + step)
  }

  return (
    <Dialog title="Please select a report" width={1000} onClose={() => void navigate({ to: '/reports' })} head={<Keys />}>
      <div className={styles.search}>
        <SearchField
          ref={search}
          label="Search for reports"
          value={query}
          autoFocus
          onChange={(value) => {
            setQuery(value)
            setActive(0)
            setOpensLoaded(false)
          }}
          onFocus={() => setSearching(true)}
          onBlur={() => setSearching(false)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') setOpensLoaded(true)
            if (event.key !== 'ArrowDown') return
            event.preventDefault()
            focusCard(0)
          }}
        />
      </div>
      <p className="sr-only" role="status">
        {isLoading ? 'Loading reports' : `${formatCount(hits.length)} ${hits.length === 1 ? 'report' : 'reports'}`}
      </p>
      {isLoading ? (
        <div className={cards.grid}>
          {['a', 'b', 'c', 'd'].map((key) => (
            <Skeleton key={key} height={76} />
          ))}
        </div>
      ) : hits.length === 0 ? (
        <EmptyState icon={SearchX} heading="h3" title="No reports found" hint={wanted ? screenMessages.picking.noType : null} />
      ) : (
        <ul ref={list} className={cards.grid}>
          {hits.map((type, index) => (
            <TypeCard
              key={type.id}
              type={type}
              active={searching && index === active}
              onOpen={() => open(type)}
              onFocus={() => setActive(index)}
              onKeyDown={(event) => onCardKey(event, index)}
            />
          ))}
        </ul>
      )}
    </Dialog>
  )
}

function Keys() {
  return (
    <p className={styles.keys} aria-hidden="true">
      <kbd>
        <ArrowUp size={10} strokeWidth={2.25} />
      </kbd>
      <kbd>
        <ArrowDown size={10} strokeWidth={2.25} />
      </kbd>{' '}
      move{' '}
      <kbd>
        <CornerDownLeft size={10} strokeWidth={2.25} />
      </kbd>{' '}
      open
    </p>
  )
}
