import { cx } from '../../lib/cx.ts'
import styles from './switch.module.css'

type Props = { label: string; value: 'first' | 'other'; onChange: (value: 'first' | 'other') => void; first: string; other: string }

/** Two ways to look at the same figures. */
export function Switch({ label, value, onChange, first, other }: Props) {
  return (
    <fieldset className={styles.switch}>
      <legend className="sr-only">{label}</legend>
      {(
        [
          ['first', first],
          ['other', other],
        ] as const
      ).map(([key, text]) => (
        <button key={key} type="button" aria-pressed={value === key} className={cx(value === key && styles.on)} onClick={() => onChange(key)}>
          {text}
        </button>
      ))}
    </fieldset>
  )
}
