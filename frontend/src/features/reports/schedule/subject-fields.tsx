import { useController, useFormContext, useWatch } from 'react-hook-form'
import { FormSelect } from '../../../ui/form-select.tsx'
import type { ReportGroup } from '../report-search.ts'
import { AdvocacySelect } from '../steps/advocacy-select.tsx'
import { ListenerSelect } from '../steps/listener-select.tsx'
import { useAdAccounts } from '../use-ad-accounts.ts'
import { useAdvocacyGroups } from '../use-advocacy-groups.ts'
import { useListeners } from '../use-listeners.ts'
import { ProfilesField } from './profiles-fields.tsx'
import styles from './schedule-dialog.module.css'
import { asksListener, asksProfiles, type ScheduleForm } from './schedule-form.ts'
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
  // Facebook Ads and listeners have no template (reporting.md §7)
  const hasTemplate = flavor !== 'listener_performance' && flavor !== 'facebook_ads'
  const hasProfiles = asksProfiles(flavor, named)
  return (
    <>
      {flavor === 'sentiment' && <ScopeField />}
      {asksListener(flavor, named) && <ListenerField />}
      {flavor === 'advocacy' && <AdvocacyField />}
      {hasTemplate && hasProfiles ? (
        <div className={styles.unequal}>
          <TemplateField />
          <ProfilesField groups={groups} />
        </div>
      ) : (
        <>
          {hasTemplate && <TemplateField />}
          {hasProfiles && <ProfilesField groups={groups} />}
        </>
      )}
      {flavor === 'facebook_ads' && <AdAccountField groups={groups} />}
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

function AdAccountField({ groups }: { groups: readonly ReportGroup[] }) {
  const { control } = useFormContext<ScheduleForm>()
  const { field, fieldState } = useController({ control, name: 'named.ad_account_id' })
  const selected = useWatch({ control, name: 'profileIds' })
  const profiles = groups.flatMap((group) => group.profiles).filter(({ id, code }) => selected.includes(id) && (code === 'facebook' || code === 'instagram'))
  const { accounts, isLoading } = useAdAccounts(profiles.map(({ id }) => id))
  const none = !isLoading && accounts.length === 0
  return (
    <FormSelect
      label="Ad account"
      placeholder={none ? 'No ad accounts have been found' : 'Please select an ad account'}
      disabled={none}
      options={accounts.map(({ value, label, currency }) => ({ id: value, label, hint: currency }))}
      value={field.value ?? null}
      error={fieldState.error?.message}
      onChange={(id) => field.onChange(id)}
    />
  )
}
