import { Minus, Plus } from 'lucide-react'
import { cx } from '../lib/cx.ts'
import styles from './number-stepper.module.css'
import { useTypedNumber } from './use-typed-number.ts'

type NumberStepperProps = {
  /** of the input, for its label */
  id: string
  less: string
  more: string
  /** null: empty, and not to be changed here */
  value: number | null
  least: number
  most: number
  /** what was typed, once the field is left */
  onTyped: (text: string) => void
  onStep: (next: number) => void
  /** no wider than its digits need, and taller on a phone */
  narrow?: boolean
}

/** A whole number between minus and plus. */
export function NumberStepper({ id, less, more, value, least, most, onTyped, onStep, narrow = false }: NumberStepperProps) {
  const off = value === null
  const step = (by: number) => onStep((value ?? 0) + by)
  const { typed, setTyped, field } = useTypedNumber({ onTyped, onStep: step })
  return (
    <div className={cx(styles.number, narrow && styles.narrow)} data-off={off || undefined}>
      <button type="button" aria-label={less} disabled={off || value <= least} onClick={() => step(-1)}>
        <Minus size={16} strokeWidth={1.75} aria-hidden />
      </button>
      <input id={id} {...field} disabled={off} value={typed ?? (off ? '–' : String(value))} onChange={(event) => setTyped(event.target.value)} />
      <button type="button" aria-label={more} disabled={off || value >= most} onClick={() => step(1)}>
        <Plus size={16} strokeWidth={1.75} aria-hidden />
      </button>
    </div>
  )
}
