import { Minus, Plus } from 'lucide-react'
import { useId, useState } from 'react'
import field from '../../ui/field.module.css'
import styles from './number-field.module.css'

type NumberFieldProps = {
  label: string
  hideLabel?: boolean
  /** null: empty, and not to be changed here */
  value: number | null
  onChange: (value: number | null) => void
  clamp: (text: string) => number | null
  most: number
}

/** A whole number with minus and plus; what is typed is put right when the field is left. */
export function NumberField({ label, hideLabel = false, value, onChange, clamp, most }: NumberFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const off = value === null
  const commit = () => {
    if (typed !== null) onChange(clamp(typed))
    setTyped(null)
  }
  const step = (by: number) => onChange(clamp(String((value ?? 0) + by)))
  return (
    <div>
      <label className={hideLabel ? 'sr-only' : field.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.number} data-off={off || undefined}>
        <button type="button" aria-label={`${label}: less`} disabled={off || value <= 0} onClick={() => step(-1)}>
          <Minus size={16} strokeWidth={1.75} aria-hidden />
        </button>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          disabled={off}
          value={typed ?? (value === null ? '–' : String(value))}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key === 'Enter') commit()
            const by = { ArrowUp: 1, ArrowDown: -1 }[event.key]
            if (by === undefined) return
            event.preventDefault()
            commit()
            step(by)
          }}
        />
        <button type="button" aria-label={`${label}: more`} disabled={off || value >= most} onClick={() => step(1)}>
          <Plus size={16} strokeWidth={1.75} aria-hidden />
        </button>
      </div>
    </div>
  )
}
