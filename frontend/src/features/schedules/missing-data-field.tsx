import { useController, useFormContext } from 'react-hook-form'
import { deliveryMessages } from '../../../../shared/delivery-messages.ts'
import { missingDataWays } from '../../../../shared/missing-data.ts'
import { FormSelect } from '../../ui/form-select.tsx'
import type { ScheduleForm } from './schedule-form.ts'

const words = deliveryMessages.missing
const options = missingDataWays.map((id) => ({ id, label: words.ways[id] }))

/** What is done with a run whose figures do not go to its last days. */
export function MissingDataField() {
  const { control } = useFormContext<ScheduleForm>()
  const { field } = useController({ control, name: 'missingData' })
  return <FormSelect label={words.ask} value={field.value} options={options} onChange={field.onChange} />
}
