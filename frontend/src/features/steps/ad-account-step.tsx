import { Megaphone } from 'lucide-react'
import { useState } from 'react'
import { messages } from '../../../../shared/messages.ts'
import { sentenceOf } from '../../lib/api.ts'
import { useReportGroups } from '../../pickers/profiles/use-report-groups.ts'
import { useAdAccounts } from '../../pickers/subjects/use-ad-accounts.ts'
import { offeredProfiles } from '../../request/view.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FormSelect } from '../../ui/form-select.tsx'
import { StepDialog } from './step-dialog.tsx'
import type { StepProps } from './step-props.ts'

/** The ad account of a Facebook Ads report, of any Facebook or Instagram profile this person runs reports on. */
export function AdAccountStep({ onRun, onCancel }: StepProps) {
  const { groups, isLoading: groupsLoading } = useReportGroups()
  const profiles = offeredProfiles('facebook_ads', groups)
  const { accounts, error, isLoading } = useAdAccounts(profiles.map(({ id }) => id))
  const [chosen, setChosen] = useState<string | null>(null)
  const account = accounts.find(({ value }) => value === chosen)
  const none = profiles.length === 0 ? messages.profiles.none : error ? sentenceOf(error, messages.unable.getAdAccounts) : 'No ad accounts have been found'
  return (
    <StepDialog
      title="Facebook Ads report"
      width={520}
      loading={groupsLoading || isLoading}
      problem={account ? null : messages.ads.accountRequired}
      empty={accounts.length === 0}
      onRun={() => account && onRun({ ad_account: account.value, profile: account.profile_gid }, false)}
      onCancel={onCancel}
    >
      {accounts.length === 0 ? (
        <EmptyState icon={Megaphone} heading="h3" title={none} />
      ) : (
        <FormSelect
          label="Ad account"
          placeholder="Please select an ad account"
          value={chosen}
          options={accounts.map(({ value, label, currency, profile_gid }) => ({
            id: value,
            label,
            hint: [profiles.find(({ id }) => id === profile_gid)?.name, currency].filter(Boolean).join(', '),
          }))}
          onChange={setChosen}
        />
      )}
    </StepDialog>
  )
}
