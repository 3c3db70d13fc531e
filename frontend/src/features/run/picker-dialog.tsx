import { useNavigate } from '@tanstack/react-router'
import { ArrowDown, ArrowUp, ChevronRight, CornerDownLeft, Lock, SearchX } from 'lucide-react'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import { cx } from '../../lib/cx.ts'
import { showToast } from '../../lib/toast.ts'
import { type ReportType, useReportOptions } from '../../request/use-report-options.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ReportIcon } from '../../ui/report-icon.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
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
  const cards = useRef<HTMLUListElement>(null)
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
    const card = cards.current?.querySelectorAll<HTMLButtonElement>('button')[index]
    if (card) card.focus()
    else if (index < 0) search.current?.focus()
  }
  /** Cards per row, read from the layout: two, or one on a phone. */
  const perRow = () => {
    const buttons = [...(cards.current?.querySelectorAll('button') ?? [])]
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
        {isLoading ? 'Loading reports' : `${hits.length} ${hits.length === 1 ? 'report' : 'reports'}`}
      </p>
      {isLoading ? (
        <div className={styles.grid}>
          {['a', 'b', 'c', 'd'].map((key) => (
            <Skeleton key={key} height={76} />
          ))}
        </div>
      ) : hits.length === 0 ? (
        <EmptyState icon={SearchX} heading="h3" title="No reports found" hint={wanted ? screenMessages.picking.noType : null} />
      ) : (
        <ul ref={cards} className={styles.grid}>
          {hits.map((type, index) => (
            <li key={type.id} className={styles.cell}>
              <PickerCard
                type={type}
                active={searching && index === active}
                onOpen={() => open(type)}
                onFocus={() => setActive(index)}
                onKeyDown={(event) => onCardKey(event, index)}
              />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

type PickerCardProps = { type: ReportType; active: boolean; onOpen: () => void; onFocus: () => void; onKeyDown: (event: KeyboardEvent) => void }

/** A locked one can be reached and says why. */
function PickerCard({ type, active, onOpen, onFocus, onKeyDown }: PickerCardProps) {
  const { id, title, description, icon, enabled, reason } = type
  return (
    <>
      <button
        type="button"
        className={cx(styles.card, active && styles.active, !enabled && styles.locked)}
        aria-disabled={!enabled || undefined}
        aria-describedby={enabled ? undefined : `about-${id}`}
        onClick={onOpen}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
      >
        <span className={styles.icon}>
          <ReportIcon name={icon} />
        </span>
        <span className={styles.text}>
          <span className={styles.name}>{title}</span>
          <span className={styles.about}>{description}</span>
        </span>
        {enabled ? <ChevronRight size={16} className={styles.end} aria-hidden /> : <Lock size={14} className={styles.lock} aria-hidden />}
      </button>
      {!enabled && (
        <span id={`about-${id}`} role="tooltip" className={styles.tip}>
          {reason}
        </span>
      )}
    </>
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
