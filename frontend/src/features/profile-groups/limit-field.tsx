import { useController, useFormContext } from 'react-hook-form'
import { groupLimit } from '../../../../shared/profile-groups.ts'
import fields from '../../ui/field.module.css'
import { clampLimit, type GroupForm } from './group-form.ts'
import styles from './limit-field.module.css'
import { NumberField } from './number-field.tsx'

/** A number, or no limit: the box empties and disables the field, and unticking it begins with 10. */
export function LimitField({ name, label }: { name: 'max_users' | 'max_profiles'; label: string }) {
  const { control } = useFormContext<GroupForm>()
  const { field } = useController({ control, name })
  return (
    <div className={styles.limit}>
      <NumberField label={label} value={field.value} onChange={field.onChange} clamp={clampLimit} most={groupLimit.most} />
      <label className={fields.check}>
        <input type="checkbox" checked={field.value === null} onChange={({ target }) => field.onChange(target.checked ? null : groupLimit.first)} />
        No limit
        <span className="sr-only">, {label.toLowerCase()}</span>
      </label>
    </div>
  )
}
