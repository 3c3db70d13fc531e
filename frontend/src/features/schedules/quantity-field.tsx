import { useEffect, useId, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { messages } from '../../../../shared/messages.ts'
import { ungrouped } from '../../lib/ungrouped.ts'
import field from '../../ui/field.module.css'
import { NumberStepper } from '../../ui/number-stepper.tsx'
import { FieldProblem } from '../../ui/text-field.tsx'
import styles from './quantity-field.module.css'
import { clampQuantity, type ScheduleForm } from './schedule-form.ts'

const hintMs = 5_000

/** 1 to 52, with minus and plus; what is typed is put right when the field is left, and a hint says so. The box beside it leaves the end open. */
export function QuantityField() {
  const id = useId()
  const { control } = useFormContext<ScheduleForm>()
  const { field: quantity, fieldState } = useController({ control, name: 'quantity' })
  const { field: endless } = useController({ control, name: 'untilStopped' })
  const [corrected, setCorrected] = useState(false)
  useEffect(() => {
    if (!corrected) return
    const timer = setTimeout(() => setCorrected(false), hintMs)
    return () => clearTimeout(timer)
  }, [corrected])
  const takeTyped = (text: string) => {
    const next = clampQuantity(text)
    setCorrected(Number(ungrouped(text)) !== next)
    quantity.onChange(next)
  }
  const step = (next: number) => {
    setCorrected(false)
    quantity.onChange(clampQuantity(String(next)))
  }
  return (
    <div>
      <label className={field.label} htmlFor={id}>
        Number of reports
      </label>
      <div onInput={() => setCorrected(false)}>
        <NumberStepper
          id={id}
          less="One run less"
          more="One run more"
          value={endless.value ? null : quantity.value}
          least={1}
          most={52}
          onTyped={takeTyped}
          onStep={step}
        />
      </div>
      <label className={field.check}>
        <input type="checkbox" checked={endless.value} onChange={({ target }) => endless.onChange(target.checked)} />
        No end date
      </label>
      <p className={styles.hint} role="status">
        {corrected && messages.schedule.quantity}
      </p>
      {fieldState.error?.message && <FieldProblem message={fieldState.error.message} />}
    </div>
  )
}
