import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import type { ProfileRow } from '../../../../shared/api/profiles.ts'
import { profileMessages } from '../../../../shared/group-messages.ts'
import { networkCodes } from '../../../../shared/networks.ts'
import { whyPublishingOnly } from '../../../../shared/profile-kind.ts'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import { call } from '../../lib/api.ts'
import { can, useMe } from '../../lib/me.tsx'
import { showToast } from '../../lib/toast.ts'
import { useSaving } from '../../lib/use-saving.ts'
import { Dialog } from '../../ui/dialog.tsx'
import field from '../../ui/field.module.css'
import { FormSelect } from '../../ui/form-select.tsx'
import { SaveButtons } from '../../ui/save-buttons.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { GroupSelect } from './group-select.tsx'
import { NetworkField } from './network-field.tsx'
import styles from './profile-dialog.module.css'
import { kindsOf, ProfileForm, type ProfileSaved } from './profile-form.ts'
import { useProfileStates } from './use-profile-states.ts'
import { WebAddressField } from './web-address-field.tsx'

type AddProfileDialogProps = { /** of which one the figures can come next */ onAdded: (profile: ProfileRow) => void; onClose: () => void }

/** A profile of any network, to be filled from files. */
export default function AddProfileDialog({ onAdded, onClose }: AddProfileDialogProps) {
  const me = useMe()
  const { data: states } = useProfileStates()
  const { busy, save } = useSaving()
  const [first, second] = me.entities.filter(({ entity_gid }) => can(me, 'profiles', 'manage', entity_gid))
  const form = useForm<ProfileForm, unknown, ProfileSaved>({
    resolver: standardSchemaResolver(ProfileForm),
    mode: 'onTouched',
    defaultValues: { entity_gid: first && !second ? first.entity_gid : '', network: null, name: '', username: '', profile_url: '', kind: 'page' },
  })
  const { errors } = form.formState
  const [entity_gid, network, kind, profile_url] = useWatch({ control: form.control, name: ['entity_gid', 'network', 'kind', 'profile_url'] })
  const code = networkCodes.find((one) => one === network) ?? null
  const kinds = kindsOf(network)
  const chosen = kinds.find(({ id }) => id === kind)?.id ?? 'page'
  const submit = form.handleSubmit((values) =>
    save(async () => {
      const { profile } = await call('POST /profiles', { body: { ...values, kind: chosen } })
      showToast({ kind: 'success', message: profileMessages.added })
      onAdded(profile)
    }),
  )
  return (
    <FormProvider {...form}>
      <Dialog
        title="Add profile"
        width={700}
        busy={busy}
        onClose={onClose}
        foot={
          <>
            {states?.plan.most != null && <span className={styles.left}>{screenMessages.profiles.left(states.plan.held, states.plan.most)}</span>}
            <SaveButtons form="profile-form" busy={busy} onClose={onClose} />
          </>
        }
      >
        <form id="profile-form" className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
          <GroupSelect
            states={states}
            value={entity_gid || null}
            onChange={(id) => form.setValue('entity_gid', id, { shouldValidate: true })}
            error={errors.entity_gid?.message}
          />
          <NetworkField />
          <div className={styles.two}>
            <TextField label="Name" autoComplete="off" dir="auto" error={errors.name?.message} {...form.register('name')} />
            <TextField label="Username (optional)" autoComplete="off" placeholder="@almanac" error={errors.username?.message} {...form.register('username')} />
          </div>
          <div className={styles.two}>
            <WebAddressField error={errors.profile_url?.message} {...form.register('profile_url')} />
            {kinds.length > 0 && <FormSelect label="Type" options={kinds} value={chosen} onChange={(id) => form.setValue('kind', id)} />}
          </div>
          <p className={field.hint}>
            {(code && whyPublishingOnly({ network: code, kind: chosen, profile_url: profile_url || null })) ?? screenMessages.profiles.byFile}
          </p>
        </form>
      </Dialog>
    </FormProvider>
  )
}
