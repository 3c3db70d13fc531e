import { Lock } from 'lucide-react'
import { useController, useFormContext } from 'react-hook-form'
import { showToast } from '../../lib/toast.ts'
import { useReportGroups } from '../../pickers/profiles/use-report-groups.ts'
import { useReportOptions } from '../../request/use-report-options.ts'
import field from '../../ui/field.module.css'
import { FormSelect } from '../../ui/form-select.tsx'
import { ReportIcon } from '../../ui/report-icon.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { FieldProblem } from '../../ui/text-field.tsx'
import { SendPlan } from './next-sends.tsx'
import { QuantityField } from './quantity-field.tsx'
import styles from './schedule-dialog.module.css'
import { type ScheduleForm, usualRange, withFlavor, withRange } from './schedule-form.ts'

const timeframes = [
  { id: 'WEEKLY', label: 'Weekly' },
  { id: 'MONTHLY', label: 'Monthly' },
] as const

/** Report type, timeframe, number of runs. */
export function ReportFields() {
  const { control, getValues, setValue, clearErrors } = useFormContext<ScheduleForm>()
  const { types } = useReportOptions()
  const flavor = useController({ control, name: 'flavor' })
  const type = useController({ control, name: 'type' })
  const { groups } = useReportGroups()
  const change = (id: string) => {
    const group = groups.find(({ entity_gid }) => entity_gid === getValues('entityGid'))
    const { profileIds, templateId, templateVersion, subject } = withFlavor(getValues(), id, group)
    setValue('profileIds', profileIds)
    flavor.field.onChange(id)
    setValue('templateId', templateId)
    setValue('templateVersion', templateVersion)
    setValue('subject', subject)
    // these say what the type before lacked
    clearErrors(['profileIds', 'templateId', 'subject'])
  }
  const changeTimeframe = (next: ScheduleForm['type']) => {
    type.field.onChange(next)
    if (!getValues('datesOpen')) return
    const { range, compare } = withRange(getValues(), usualRange[next])
    setValue('range', range)
    setValue('compare', compare)
  }
  return (
    <>
      <FormSelect
        label="Report type"
        value={flavor.field.value || null}
        error={flavor.fieldState.error?.message}
        options={types.map((one) => ({
          id: one.id,
          label: one.title,
          icon: one.enabled ? <ReportIcon name={one.icon} size={16} /> : <Lock size={16} aria-hidden />,
          hint: one.enabled ? null : one.reason,
        }))}
        onChange={(id) => {
          const about = types.find((one) => one.id === id)
          if (about && !about.enabled) showToast({ kind: 'locked', message: about.reason ?? about.description })
          else change(id)
        }}
      />
      <div>
        <div className={styles.two}>
          <div>
            <span className={field.label}>Timeframe type</span>
            <Segmented label="Timeframe type" options={timeframes} value={type.field.value} onChange={changeTimeframe} />
            {type.fieldState.error?.message && <FieldProblem message={type.fieldState.error.message} />}
          </div>
          <QuantityField />
        </div>
        <SendPlan />
      </div>
    </>
  )
}
