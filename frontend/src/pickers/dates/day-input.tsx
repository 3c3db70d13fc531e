import { type ReactNode, useState } from 'react'
import { formatDate } from '../../../../shared/dates/index.ts'
import styles from './day-input.module.css'
import { dayHint, parseDay } from './day-text.ts'

type DayInputProps = { label: string; value: string | null; today: string; onChange: (value: string | null) => void; invalid?: boolean; children?: ReactNode }

/** A day as text, "20 Nov 2026"; what is typed is read when the field is left or Enter is pressed. */
export function DayInput({ label, value, today, onChange, invalid = false, children }: DayInputProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const commit = () => {
    if (typed === null) return
    setTyped(null)
    onChange(parseDay(typed, today))
  }
  return (
    <div className={styles.box} data-invalid={invalid || undefined}>
      {children}
      <input
        aria-label={label}
        aria-invalid={invalid || undefined}
        placeholder={dayHint()}
        autoComplete="off"
        value={typed ?? (value ? formatDate(value) : '')}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
      />
    </div>
  )
}
