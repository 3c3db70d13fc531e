import { useState } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { compareOptions, quickRangeIds, type RunRange, runRangeLabel } from '../../../../shared/dates/index.ts'
import { isCompared } from '../../request/subject.ts'
import { FormSelect } from '../../ui/form-select.tsx'
import styles from './schedule-dialog.module.css'
import { type ScheduleForm, withRange } from './schedule-form.ts'

const idOf = (range: RunRange) => (typeof range === 'string' ? range : `days-${range.days}`)
const computed = compareOptions.flatMap(({ id, label }) => (id === 'custom' ? [] : [{ id, label }]))

/** Which dates each run covers, and what they are compared with. A report that is open brings its own. */
export function RangeFields() {
  const { control, getValues, setValue } = useFormContext<ScheduleForm>()
  const flavor = useWatch({ control, name: 'flavor' })
  const { field: range } = useController({ control, name: 'range' })
  const { field: compare } = useController({ control, name: 'compare' })
  const [first] = useState(range.value)
  const ranges: RunRange[] = typeof first === 'string' ? [...quickRangeIds] : [first, ...quickRangeIds]
  const choose = (id: string) => {
    const next = ranges.find((one) => idOf(one) === id)
    if (next === undefined) return
    setValue('datesOpen', false)
    setValue('compare', withRange(getValues(), next).compare)
    range.onChange(next)
  }
  return (
    <div className={isCompared(flavor) ? styles.dates : undefined}>
      <FormSelect
        label="Report dates"
        value={idOf(range.value)}
        options={ranges.map((one) => ({ id: idOf(one), label: runRangeLabel(one) }))}
        onChange={choose}
      />
      {isCompared(flavor) && <FormSelect label="Compared to" value={compare.value} options={computed} onChange={compare.onChange} />}
    </div>
  )
}
