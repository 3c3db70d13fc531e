import { useState } from 'react'
import styles from './time-fields.module.css'

type ClockInputProps = { label: string; value: number; min: number; max: number; digits: number; onChange: (value: number) => void }

/** An hour or a minute: what is typed is put into its bounds when the field is left; the arrow keys go round. */
export function ClockInput({ label, value, min, max, digits, onChange }: ClockInputProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const commit = () => {
    if (typed === null) return
    const number = Math.trunc(Number(typed))
    setTyped(null)
    if (typed.trim() !== '' && Number.isFinite(number)) onChange(Math.min(max, Math.max(min, number)))
  }
  return (
    <input
      aria-label={label}
      inputMode="numeric"
      autoComplete="off"
      className={styles.clock}
      value={typed ?? String(value).padStart(digits, '0')}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setTyped(event.target.value.replace(/\D/g, '').slice(0, 2))}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit()
        const by = { ArrowUp: 1, ArrowDown: -1 }[event.key]
        if (by === undefined) return
        event.preventDefault()
        setTyped(null)
        const span = max - min + 1
        onChange(((value - min + by + span) % span) + min)
      }}
    />
  )
}
