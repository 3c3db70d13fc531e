import { useTypedNumber } from '../../ui/use-typed-number.ts'
import styles from './time-fields.module.css'

type ClockInputProps = { label: string; value: number; min: number; max: number; digits: number; onChange: (value: number) => void }

/** An hour or a minute: what is typed is put into its bounds when the field is left; the arrow keys go round. */
export function ClockInput({ label, value, min, max, digits, onChange }: ClockInputProps) {
  const span = max - min + 1
  const { typed, setTyped, field } = useTypedNumber({
    onTyped: (text) => {
      const number = Math.trunc(Number(text))
      if (text.trim() !== '' && Number.isFinite(number)) onChange(Math.min(max, Math.max(min, number)))
    },
    onStep: (by) => onChange(((value - min + by + span) % span) + min),
  })
  return (
    <input
      aria-label={label}
      {...field}
      className={styles.clock}
      value={typed ?? String(value).padStart(digits, '0')}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setTyped(event.target.value.replace(/\D/g, '').slice(0, 2))}
    />
  )
}
