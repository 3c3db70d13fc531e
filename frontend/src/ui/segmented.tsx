import { useId } from 'react'
import { formatCount } from '../../../shared/format-count.ts'
import { cx } from '../lib/cx.ts'
import styles from './segmented.module.css'

type SegmentedProps<T extends string> = {
  label: string
  /** `count`: of how many things it is, null while that is not known */
  options: readonly { id: T; label: string; count?: number | string | null }[]
  value: T
  onChange: (value: T) => void
  small?: boolean
}

/** A few choices side by side, exactly one of them on. */
export function Segmented<T extends string>({ label: name, options, value, onChange, small = false }: SegmentedProps<T>) {
  const group = useId()
  return (
    <div role="radiogroup" aria-label={name} className={cx(styles.row, small && styles.small)}>
      {options.map(({ id, label, count = null }) => (
        <label key={id} className={styles.option}>
          <input type="radio" name={group} checked={id === value} onChange={() => onChange(id)} />
          <span>
            {label}
            {count !== null && (
              <>
                {' '}
                <b>{typeof count === 'number' ? formatCount(count) : count}</b>
              </>
            )}
          </span>
        </label>
      ))}
    </div>
  )
}
