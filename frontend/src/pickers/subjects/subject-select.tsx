import { type SubjectKind, subjectRow } from '../../../../shared/reports/subjects.ts'
import { sentenceOf } from '../../lib/api.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { FormSelect } from '../../ui/form-select.tsx'
import type { SubjectOption } from './use-subject-options.ts'

type SubjectSelectProps = {
  kind: SubjectKind
  options: readonly SubjectOption[]
  value: string | null
  onChange: (id: string) => void
  error?: string | undefined
  isLoading?: boolean
  /** why they could not be read */
  failure?: unknown
}

/** One of a kind of subject. One that has nothing to show yet says so and cannot be chosen (docs/behaviours.md#listeners). */
export function SubjectSelect({ kind, options, value, onChange, error, isLoading = false, failure }: SubjectSelectProps) {
  const { step } = subjectRow(kind)
  const none = options.length === 0
  const absent = isLoading ? 'Loading' : failure ? sentenceOf(failure, step?.failed) : step?.none
  return (
    <FormSelect
      label={step?.label ?? ''}
      placeholder={(none ? absent : step?.placeholder) ?? ''}
      // a list without items does not open, also when they come a moment later
      disabled={none}
      value={value}
      error={error}
      options={options.map(({ id, label, hint, disabled, picture }) => ({
        id,
        label,
        hint,
        disabled,
        ...(picture === undefined ? {} : { icon: <Avatar name={label} picture={picture} size={20} /> }),
      }))}
      onChange={onChange}
    />
  )
}
