import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import * as v from 'valibot'
import type { ProfileRow } from '../../../../shared/api/profiles.ts'
import { profileMessages } from '../../../../shared/group-messages.ts'
import { AccessEnd } from '../../../../shared/profile-fields.ts'
import { reconnectDays } from '../../../../shared/reconnect.ts'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import { call } from '../../lib/api.ts'
import { useMe } from '../../lib/me.tsx'
import { showToast } from '../../lib/toast.ts'
import { useSaving } from '../../lib/use-saving.ts'
import { Dialog } from '../../ui/dialog.tsx'
import field from '../../ui/field.module.css'
import { SaveButtons } from '../../ui/save-buttons.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { GroupSelect } from './group-select.tsx'
import styles from './profile-dialog.module.css'
import { ProfileForm } from './profile-form.ts'
import { useProfileStates } from './use-profile-states.ts'
import { WebAddressField } from './web-address-field.tsx'

const EditForm = v.object({
  ...v.pick(ProfileForm, ['entity_gid', 'name', 'username', 'profile_url']).entries,
  access_ends_on: v.union([v.literal(''), AccessEnd], profileMessages.accessEndInvalid),
})
type EditForm = v.InferInput<typeof EditForm>

type EditProfileDialogProps = { profile: ProfileRow /** that it had when it was opened */; version: number; onClose: () => void }

/** What a profile is called, and in which profile group it is. */
export default function EditProfileDialog({ profile, version, onClose }: EditProfileDialogProps) {
  const me = useMe()
  const { data: states } = useProfileStates()
  const [seen] = useState(version)
  const { busy, save } = useSaving()
  const form = useForm<EditForm, unknown, v.InferOutput<typeof EditForm>>({
    resolver: standardSchemaResolver(EditForm),
    mode: 'onTouched',
    defaultValues: {
      entity_gid: profile.entity_gid,
      name: profile.name,
      username: profile.username ?? '',
      profile_url: profile.profile_url ?? '',
      access_ends_on: profile.access_ends_on ?? '',
    },
  })
  const { errors } = form.formState
  const entity_gid = useWatch({ control: form.control, name: 'entity_gid' })
  const moved = entity_gid !== profile.entity_gid
  const submit = form.handleSubmit((values) =>
    save(async () => {
      await call('PATCH /profiles/{id}', { params: { id: profile.id }, body: { ...values, access_ends_on: values.access_ends_on || null, version: seen } })
      const group = me.entities.find((one) => one.entity_gid === values.entity_gid)?.name ?? ''
      showToast({ kind: 'success', message: moved ? profileMessages.moved(group) : profileMessages.updated })
      onClose()
    }),
  )
  return (
    <Dialog title="Edit profile" width={520} busy={busy} onClose={onClose} foot={<SaveButtons form="profile-form" busy={busy} onClose={onClose} />}>
      <form id="profile-form" className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <TextField label="Name" autoFocus autoComplete="off" dir="auto" error={errors.name?.message} {...form.register('name')} />
        <TextField label="Username (optional)" autoComplete="off" error={errors.username?.message} {...form.register('username')} />
        <WebAddressField error={errors.profile_url?.message} {...form.register('profile_url')} />
        <div>
          <TextField label="Access ends on (optional)" type="date" error={errors.access_ends_on?.message} {...form.register('access_ends_on')} />
          <p className={field.hint}>{profileMessages.accessHint(reconnectDays.first, reconnectDays.last)}</p>
        </div>
        <div>
          <GroupSelect states={states} own={profile.entity_gid} value={entity_gid} onChange={(id) => form.setValue('entity_gid', id)} />
          {moved && <p className={field.hint}>{screenMessages.profiles.move}</p>}
        </div>
      </form>
    </Dialog>
  )
}
