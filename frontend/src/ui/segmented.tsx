import { type ReactNode, useId } from 'react'
import { cx } from '../lib/cx.ts'
import styles from './segmented.module.css'

type SegmentedProps<T extends string> = {
  label: string
  options: readonly { id: T; label: ReactNode }[]
  value: T
  onChange: (value: T) => void
  small?: boolean
}

/** A few choices side by side, exactly one of them on. */
export function Segmented<T extends string>({ label, options, value, onChange, small = false }: SegmentedProps<T>) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={cx(styles.row, small && styles.small)}>
      {options.map((option) => (
        <label key={option.id} className={styles.option}>
          <input type="radio" name={name} checked={option.id === value} onChange={() => onChange(option.id)} />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  )
}
