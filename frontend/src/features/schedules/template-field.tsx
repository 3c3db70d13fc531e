import { useController, useFormContext, useWatch } from 'react-hook-form'
import { useReportTemplates } from '../../pickers/templates/use-report-templates.ts'
import { FormSelect } from '../../ui/form-select.tsx'
import type { ScheduleForm } from './schedule-form.ts'

const defaultTemplate = 'default'

export function TemplateField() {
  const { control } = useFormContext<ScheduleForm>()
  const { field } = useController({ control, name: 'templateId' })
  const flavor = useWatch({ control, name: 'flavor' })
  const { templates } = useReportTemplates(flavor || null)
  return (
    <FormSelect
      label="Template"
      value={field.value ?? defaultTemplate}
      options={[{ id: defaultTemplate, label: 'Default report template' }, ...templates.map((one) => ({ id: one._id, label: one.name }))]}
      onChange={(id) => field.onChange(id === defaultTemplate ? null : id)}
    />
  )
}
