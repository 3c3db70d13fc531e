import { useId } from 'react'
import field from '../../ui/field.module.css'
import { NumberStepper } from '../../ui/number-stepper.tsx'

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
  return (
    <div>
      <label className={hideLabel ? 'sr-only' : field.label} htmlFor={id}>
        {label}
      </label>
      <NumberStepper
        id={id}
        less={`${label}: less`}
        more={`${label}: more`}
        value={value}
        least={0}
        most={most}
        onTyped={(text) => onChange(clamp(text))}
        onStep={(next) => onChange(clamp(String(next)))}
        narrow
      />
    </div>
  )
}
