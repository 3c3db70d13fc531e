import { useController, useFormContext } from 'react-hook-form'
import { pdfExtentOptions } from '../../../../shared/pdf-extent.ts'
import { FormSelect } from '../../ui/form-select.tsx'
import type { ScheduleForm } from './schedule-form.ts'

/** How much of the report the PDF of each run holds. */
export function PdfExtentField() {
  const { control } = useFormContext<ScheduleForm>()
  const { field } = useController({ control, name: 'pdfExtent' })
  return <FormSelect label="PDF contents" value={field.value} options={pdfExtentOptions} onChange={field.onChange} />
}
