import { useController, useFormContext, useWatch } from 'react-hook-form'
import { hasTemplates } from '../../../../shared/reports/index.ts'
import { AdvocacySelect } from '../../pickers/subjects/advocacy-select.tsx'
import { CompetitorProfileSelect } from '../../pickers/subjects/competitor-profile-select.tsx'
import { ListenerSelect } from '../../pickers/subjects/listener-select.tsx'
import { useAdAccounts } from '../../pickers/subjects/use-ad-accounts.ts'
import { useAdvocacyGroups } from '../../pickers/subjects/use-advocacy-groups.ts'
import { useListeners } from '../../pickers/subjects/use-listeners.ts'
import { subjectKindOf } from '../../request/subject.ts'
import { offeredProfiles, type ReportGroup } from '../../request/view.ts'
import { FormSelect } from '../../ui/form-select.tsx'
import { ProfilesField } from './profiles-fields.tsx'
import styles from './schedule-dialog.module.css'
import { asksListener, asksProfiles, isOfOneProfile, type ScheduleForm } from './schedule-form.ts'
import { TemplateField } from './template-field.tsx'

const scopes = [
  { id: 'profiles', label: 'All data' },
  { id: 'campaigns', label: 'Campaigns' },
  { id: 'listener', label: 'Listener' },
] as const

/** What the report is about: profiles, or what its type names instead (reporting.md §2). */
export function SubjectFields({ groups }: { groups: readonly ReportGroup[] }) {
  const { control } = useFormContext<ScheduleForm>()
  const [flavor, named] = useWatch({ control, name: ['flavor', 'named'] })
  const kind = subjectKindOf(flavor)
  const hasTemplate = hasTemplates(flavor)
  const hasProfiles = asksProfiles(flavor, named) && !isOfOneProfile(flavor)
  return (
    <>
      {kind === 'sentiment' && <ScopeField />}
      {asksListener(flavor, named) && <ListenerField />}
      {kind === 'advocacy' && <AdvocacyField />}
      {kind === 'competitors' && <CompetitorField groups={groups} />}
      {hasTemplate && hasProfiles ? (
        <div className={styles.unequal}>
          <TemplateField />
          <ProfilesField />
        </div>
      ) : (
        <>
          {hasTemplate && <TemplateField />}
          {hasProfiles && <ProfilesField />}
        </>
      )}
      {kind === 'ad_account' && <AdAccountField groups={groups} />}
    </>
  )
}

function ScopeField() {
  const { control } = useFormContext<ScheduleForm>()
  const { field, fieldState } = useController({ control, name: 'named.sentiment_type' })
  return (
    <FormSelect
      label="Sentiment report type"
      options={scopes}
      value={field.value ?? null}
      error={fieldState.error?.message}
      onChange={(scope) => field.onChange(scope)}
    />
  )
}

function ListenerField() {
  const { control } = useFormContext<ScheduleForm>()
  const { field, fieldState } = useController({ control, name: 'named.listener_gid' })
  const { listeners } = useListeners(true)
  return <ListenerSelect listeners={listeners} value={field.value ?? null} error={fieldState.error?.message} onChange={field.onChange} />
}

function AdvocacyField() {
  const { control } = useFormContext<ScheduleForm>()
  const { field, fieldState } = useController({ control, name: 'named.advocacy_gid' })
  const { advocacyGroups } = useAdvocacyGroups(true)
  return <AdvocacySelect groups={advocacyGroups} value={field.value ?? null} error={fieldState.error?.message} onChange={field.onChange} />
}

/** Sets the one profile a report is about, and its group. */
function useOneProfile(groups: readonly ReportGroup[]) {
  const { control } = useFormContext<ScheduleForm>()
  const { field, fieldState } = useController({ control, name: 'profileIds' })
  const { field: entity } = useController({ control, name: 'entityGid' })
  const choose = (id: string) => {
    field.onChange([id])
    entity.onChange(groups.find(({ profiles }) => profiles.some((profile) => profile.id === id))?.entity_gid)
  }
  return { value: field.value[0] ?? null, error: fieldState.error?.message, choose }
}

function CompetitorField({ groups }: { groups: readonly ReportGroup[] }) {
  const { value, error, choose } = useOneProfile(groups)
  return <CompetitorProfileSelect groups={groups} value={value} error={error} onChange={choose} />
}

function AdAccountField({ groups }: { groups: readonly ReportGroup[] }) {
  const { control } = useFormContext<ScheduleForm>()
  const { field, fieldState } = useController({ control, name: 'named.ad_account_id' })
  const { choose } = useOneProfile(groups)
  const { accounts, isLoading } = useAdAccounts(offeredProfiles('facebook_ads', groups).map(({ id }) => id))
  const none = !isLoading && accounts.length === 0
  return (
    <FormSelect
      label="Ad account"
      placeholder={none ? 'No ad accounts have been found' : 'Please select an ad account'}
      disabled={none}
      options={accounts.map(({ value, label, currency }) => ({ id: value, label, hint: currency }))}
      value={field.value ?? null}
      error={fieldState.error?.message}
      onChange={(id) => {
        field.onChange(id)
        const account = accounts.find(({ value }) => value === id)
        if (account) choose(account.profile_gid)
      }}
    />
  )
}
