import { X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Avatar } from '../../ui/avatar.tsx'
import styles from './recipients-field.module.css'

/** `id`: of a member, or an address. */
export type Chosen = { readonly id: string; readonly name: string; readonly isMember: boolean; readonly problem: string | null }

type RecipientChipsProps = {
  chosen: readonly Chosen[]
  onRemove: (one: Chosen) => void
  /** where the keyboard goes on after the last of them */
  onEmpty: () => void
}

/** More than these have a box of their own to scroll in, so that the form below stays where it is. */
const few = 8
const steps = new Map([
  ['ArrowLeft', -1],
  ['ArrowUp', -1],
  ['ArrowRight', 1],
  ['ArrowDown', 1],
  ['Home', Number.NEGATIVE_INFINITY],
  ['End', Number.POSITIVE_INFINITY],
])

/** Whom it goes to: one stop of Tab, the last of them, from which arrows lead to the others. */
export function RecipientChips({ chosen, onRemove, onEmpty }: RecipientChipsProps) {
  const list = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(Number.POSITIVE_INFINITY)
  const [removed, setRemoved] = useState<number | null>(null)
  const last = chosen.length - 1
  const current = Math.min(at, last)
  const focus = (index: number) => list.current?.querySelectorAll('button')[index]?.focus()
  const before = useRef(chosen.length)
  useEffect(() => {
    if (chosen.length > before.current) list.current?.scrollTo({ top: list.current.scrollHeight })
    before.current = chosen.length
  }, [chosen.length])
  useEffect(() => {
    if (removed === null) return
    list.current?.querySelectorAll('button')[Math.min(removed, last)]?.focus()
    setRemoved(null)
  }, [removed, last])
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps.get(event.key)
    if (step === undefined) return
    event.preventDefault()
    focus(Math.min(last, Math.max(0, current + step)))
  }
  if (chosen.length === 0) return null
  return (
    <ul ref={list} className={styles.list} aria-label="Chosen recipients" data-many={chosen.length > few || undefined}>
      {chosen.map((one, index) => (
        <li key={one.id} className={styles.chip} data-bad={one.problem !== null || undefined}>
          {one.isMember && <Avatar name={one.name} size={16} />}
          <span className={styles.name}>{one.name}</span>
          <button
            type="button"
            aria-label={`Remove ${one.name}`}
            tabIndex={index === current ? 0 : -1}
            onFocus={() => setAt(index)}
            onKeyDown={onKeyDown}
            onClick={() => {
              onRemove(one)
              if (last === 0) onEmpty()
              else setRemoved(index)
            }}
          >
            <X size={12} strokeWidth={2.25} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  )
}
