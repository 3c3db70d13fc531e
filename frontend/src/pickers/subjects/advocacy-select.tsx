import type { AdvocacyRow } from '../../../../shared/api/advocacy.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { FormSelect } from '../../ui/form-select.tsx'

type AdvocacySelectProps = { groups: readonly AdvocacyRow[]; value: string | null; onChange: (id: string) => void; error?: string | undefined }

export function AdvocacySelect({ groups, value, onChange, error }: AdvocacySelectProps) {
  return (
    <FormSelect
      label="Advocacy group"
      placeholder="Select an advocacy group"
      value={value}
      error={error}
      options={groups.map(({ advocacy_gid, entity: { name, picture_url } }) => ({
        id: advocacy_gid,
        label: name,
        icon: <Avatar name={name} picture={picture_url} size={20} />,
      }))}
      onChange={onChange}
    />
  )
}
