import { ChevronDown } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { ComboBox } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { useController, useFormContext } from 'react-hook-form'
import { cx } from '../../lib/cx.ts'
import field from '../../ui/field.module.css'
import select from '../../ui/form-select.module.css'
import popover from '../../ui/popover.module.css'
import { FieldProblem } from '../../ui/text-field.tsx'
import styles from './group-dialog.module.css'
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
          <Button className={styles.open ?? ''} aria-label="Countries">
            <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
          </Button>
        </div>
        <Popover offset={4} className={cx(popover.popover, select.popover)}>
          {/* a landmark: it stands at the end of the page, outside the dialog */}
          <section aria-label="Countries">
            <ListBox<{ id: string; label: string }> className={select.list ?? ''}>
              {(one) => (
                <ListBoxItem id={one.id} textValue={one.label} className={select.item ?? ''}>
                  {one.label}
                </ListBoxItem>
              )}
            </ListBox>
          </section>
        </Popover>
      </ComboBox>
      {problem && <FieldProblem message={problem} />}
    </div>
  )
}
