import { Minus, Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import field from '../../../ui/field.module.css'
import { FieldProblem } from '../../../ui/text-field.tsx'
import styles from './quantity-field.module.css'
import { clampQuantity, type ScheduleForm } from './schedule-form.ts'

/** 1 to 52, with minus and plus; what is typed is put right when the field is left. */
export function QuantityField() {
  const id = useId()
  const { control } = useFormContext<ScheduleForm>()
  const { field: quantity, fieldState } = useController({ control, name: 'quantity' })
  const [typed, setTyped] = useState<string | null>(null)
  const commit = () => {
    if (typed !== null) quantity.onChange(clampQuantity(typed))
    setTyped(null)
  }
  const step = (by: number) => quantity.onChange(clampQuantity(String(quantity.value + by)))
  return (
    <div>
      <label className={field.label} htmlFor={id}>
        Quantity of runs
      </label>
      <div className={styles.row}>
        <button type="button" aria-label="One run less" disabled={quantity.value <= 1} onClick={() => step(-1)}>
          <Minus size={16} strokeWidth={1.75} aria-hidden />
        </button>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? String(quantity.value)}
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
        <button type="button" aria-label="One run more" disabled={quantity.value >= 52} onClick={() => step(1)}>
          <Plus size={16} strokeWidth={1.75} aria-hidden />
        </button>
      </div>
      {fieldState.error?.message && <FieldProblem message={fieldState.error.message} />}
    </div>
  )
}
