import { Minus, Plus } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { messages } from '../../../../shared/messages.ts'
import { ungrouped } from '../../lib/ungrouped.ts'
import field from '../../ui/field.module.css'
import { FieldProblem } from '../../ui/text-field.tsx'
import styles from './quantity-field.module.css'
import { clampQuantity, type ScheduleForm } from './schedule-form.ts'

const hintMs = 5_000

/** 1 to 52, with minus and plus; what is typed is put right when the field is left, and a hint says so. */
export function QuantityField() {
  const id = useId()
  const { control } = useFormContext<ScheduleForm>()
  const { field: quantity, fieldState } = useController({ control, name: 'quantity' })
  const [typed, setTyped] = useState<string | null>(null)
  const [corrected, setCorrected] = useState(false)
  useEffect(() => {
    if (!corrected) return
    const timer = setTimeout(() => setCorrected(false), hintMs)
    return () => clearTimeout(timer)
  }, [corrected])
  const commit = () => {
    if (typed === null) return
    const next = clampQuantity(typed)
    setCorrected(Number(ungrouped(typed)) !== next)
    quantity.onChange(next)
    setTyped(null)
  }
  const step = (by: number) => {
    setCorrected(false)
    quantity.onChange(clampQuantity(String(quantity.value + by)))
  }
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
          onChange={(event) => {
            setCorrected(false)
            setTyped(event.target.value)
          }}
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
      <p className={styles.hint} role="status">
        {corrected && messages.schedule.quantity}
      </p>
      {fieldState.error?.message && <FieldProblem message={fieldState.error.message} />}
    </div>
  )
}
