import { ComboBox } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { useController, useFormContext } from 'react-hook-form'
import { ComboButton, ComboList } from '../../ui/combo-list.tsx'
import field from '../../ui/field.module.css'
import { FieldProblem } from '../../ui/text-field.tsx'
import type { GroupForm } from './group-form.ts'

type Choice = { value: string; label: string }

/** One of all countries, found by typing. */
export function CountryField({ countries }: { countries: readonly Choice[] }) {
  const { control } = useFormContext<GroupForm>()
  const { field: country, fieldState } = useController({ control, name: 'countryId' })
  const problem = fieldState.error?.message
  return (
    <div>
      <ComboBox
        className={field.field ?? ''}
        selectedKey={country.value}
        onSelectionChange={(key) => country.onChange(key === null ? null : String(key))}
        onBlur={country.onBlur}
        isInvalid={problem !== undefined}
        defaultItems={countries.map(({ value, label }) => ({ id: value, label }))}
        menuTrigger="focus"
      >
        <Label className={field.label ?? ''}>Country</Label>
        <div className={field.control} data-invalid={problem ? true : undefined}>
          <Input ref={country.ref} className={field.input ?? ''} placeholder="Select a country" />
          <ComboButton label="Countries" />
        </div>
        <ComboList label="Countries" />
      </ComboBox>
      {problem && <FieldProblem message={problem} />}
    </div>
  )
}
