import type { KeyboardEvent } from 'react'
import { topicNames, topics } from '../../../../shared/notifications/notice-looks.ts'
import styles from './filter-tabs.module.css'
import type { AlertFilter } from './use-alerts.ts'

const filters: readonly { id: AlertFilter; label: string }[] = [
  { id: 'all', label: 'All' },
  { id: 'unread', label: 'Unread' },
  ...topics.map((topic) => ({ id: topic, label: topicNames[topic] })),
]

/** The arrows lead from one to the next; each is chosen by itself, because choosing loads a list. */
function step(event: KeyboardEvent<HTMLElement>): void {
  const all = [...event.currentTarget.querySelectorAll('button')]
  const at = all.findIndex((one) => one.matches(':focus'))
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: all.length - 1 }[event.key]
  if (to === undefined) return
  event.preventDefault()
  all[(to + all.length) % all.length]?.focus()
}

/** Which notifications the panel lists, one kind at a time; the row scrolls where it is longer than its place. */
export function FilterTabs({ value, onChange }: { value: AlertFilter; onChange: (filter: AlertFilter) => void }) {
  return (
    <div role="toolbar" aria-label="Which notifications" className={styles.tabs} onKeyDown={step}>
      {filters.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          className={styles.tab}
          aria-pressed={id === value}
          tabIndex={id === value ? 0 : -1}
          onClick={() => id !== value && onChange(id)}
          onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
