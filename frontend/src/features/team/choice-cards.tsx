import { useId } from 'react'
import { FieldProblem } from '../../ui/text-field.tsx'
import styles from './choice-cards.module.css'

type ChoiceCardsProps<T extends string> = {
  label: string
  options: readonly { id: T; name: string; hint: string }[]
  value: T | null
  onChange: (value: T) => void
  error?: string | undefined
}

/** A few choices that each need a sentence; exactly one of them, or none yet. */
export function ChoiceCards<T extends string>({ label, options, value, onChange, error }: ChoiceCardsProps<T>) {
  const id = useId()
  return (
    <fieldset className={styles.field} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.cards}>
        {options.map((option) => (
          <label key={option.id} className={styles.card} data-chosen={option.id === value || undefined}>
            <input type="radio" name={id} checked={option.id === value} aria-invalid={error ? true : undefined} onChange={() => onChange(option.id)} />
            <span>
              <b>{option.name}</b>
              <span className={styles.hint}>{option.hint}</span>
            </span>
          </label>
        ))}
      </div>
      {error && <FieldProblem id={`${id}-error`} message={error} />}
    </fieldset>
  )
}
