import type { Answered } from '../../../../shared/api/client.ts'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import { can, useMe } from '../../lib/me.tsx'
import { FormSelect } from '../../ui/form-select.tsx'

export type States = Answered<'GET /profiles/states'>

type GroupSelectProps = { states: States | undefined; value: string | null; onChange: (id: string) => void; error?: string | undefined; own?: string }

/** The profile groups that this person may put a profile in; one that is full says so. `own`: the one it is in, which has room for it. */
export function GroupSelect({ states, value, onChange, error, own }: GroupSelectProps) {
  const me = useMe()
  const options = me.entities
    .filter(({ entity_gid }) => can(me, 'profiles', 'manage', entity_gid))
    .map(({ entity_gid, name }) => {
      const limit = states?.groups.find((one) => one.entity_gid === entity_gid)
      const full = limit !== undefined && limit.held >= limit.most && entity_gid !== own
      return { id: entity_gid, label: name, hint: limit ? screenMessages.profiles.held(limit.held, limit.most) : null, disabled: full }
    })
  return <FormSelect label="Profile group" placeholder="Select a profile group" options={options} value={value} onChange={onChange} error={error} />
}
