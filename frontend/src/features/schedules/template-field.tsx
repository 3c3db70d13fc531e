import { useController, useFormContext, useWatch } from 'react-hook-form'
import { dateIn, formatDate } from '../../../../shared/dates/index.ts'
import { presetCompare, presetRange } from '../../../../shared/templates/date-preset.ts'
import { hasFeature, useMe, zoneOf } from '../../lib/me.tsx'
import { useReportTemplates, useTemplateVersions } from '../../pickers/templates/use-report-templates.ts'
import { FormSelect } from '../../ui/form-select.tsx'
import { type ScheduleForm, withRange } from './schedule-form.ts'

const defaultTemplate = 'default'

export function TemplateField() {
  const { control, getValues, setValue } = useFormContext<ScheduleForm>()
  const { field } = useController({ control, name: 'templateId' })
  const { field: version } = useController({ control, name: 'templateVersion' })
  const flavor = useWatch({ control, name: 'flavor' })
  const { templates } = useReportTemplates(flavor || null)
  return (
    <FormSelect
      label="Template"
      value={field.value ?? defaultTemplate}
      options={[{ id: defaultTemplate, label: 'Default report template' }, ...templates.map((one) => ({ id: one._id, label: one.name }))]}
      onChange={(id) => {
        version.onChange(null)
        field.onChange(id === defaultTemplate ? null : id)
        const chosen = templates.find(({ _id }) => _id === id)
        const [range, compare] = [presetRange(chosen), presetCompare(chosen)]
        if (range) {
          setValue('datesOpen', false)
          setValue('compare', withRange(getValues(), range).compare)
          setValue('range', range)
        }
        if (compare) setValue('compare', compare)
      }}
    />
  )
}

const newest = 'newest'

/** Whether runs follow the template as it is changed, or stay with one of its versions. */
export function TemplateVersionField() {
  const me = useMe()
  const { control } = useFormContext<ScheduleForm>()
  const templateId = useWatch({ control, name: 'templateId' })
  const { field } = useController({ control, name: 'templateVersion' })
  const { versions } = useTemplateVersions(hasFeature(me, 'report_builder') ? templateId : null)
  if (!templateId || versions.length === 0) return null
  return (
    <FormSelect
      label="Template version"
      value={field.value === null ? newest : String(field.value)}
      options={[
        { id: newest, label: 'The newest at each run' },
        ...versions.map(({ version, saved_at, savedBy }) => ({
          id: String(version),
          label: `Always version ${version}`,
          hint: `${formatDate(dateIn(saved_at, zoneOf(me)))}${savedBy ? `, ${savedBy.name}` : ''}`,
        })),
      ]}
      onChange={(id) => field.onChange(id === newest ? null : Number(id))}
    />
  )
}
