import { useEffect } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { ZoneField } from '../../pickers/zones/zone-field.tsx'

/** The zone of the person, kept as soon as one is chosen. */
export function PersonZone({ value, onChange }: { value: string; onChange: (timezone: string) => void }) {
  const form = useForm({ defaultValues: { timezone: value } })
  const chosen = useWatch({ control: form.control, name: 'timezone' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was kept already is not kept again
  useEffect(() => {
    if (chosen !== value) onChange(chosen)
  }, [chosen])
  return (
    <FormProvider {...form}>
      <ZoneField />
    </FormProvider>
  )
}
