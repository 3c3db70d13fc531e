import { Users } from 'lucide-react'
import { useState } from 'react'
import { messages } from '../../../../shared/messages.ts'
import { sentenceOf } from '../../lib/api.ts'
import { showToast } from '../../lib/toast.ts'
import { useReportGroups } from '../../pickers/profiles/use-report-groups.ts'
import { CompetitorProfileSelect } from '../../pickers/subjects/competitor-profile-select.tsx'
import { offeredProfiles } from '../../request/view.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { CompetitorList } from './competitor-list.tsx'
import { StepDialog } from './step-dialog.tsx'
import type { StepProps } from './step-props.ts'
import { useCompetitors } from './use-competitors.ts'

/** Whose competitors, and which they are (docs/behaviours.md#competitors). */
export function CompetitorStep({ onRun, onCancel }: StepProps) {
  const { groups, error: profilesError, isLoading } = useReportGroups()
  const options = offeredProfiles('competitors', groups)
  const [only, ...others] = options
  const [chosen, setChosen] = useState<string | null>(null)
  const profile = options.find(({ id }) => id === chosen) ?? (others.length === 0 ? only : undefined) ?? null
  const known = useCompetitors(profile?.id ?? null, profile?.code ?? null)
  const { competitors, error } = known
  const waiting = competitors.filter(({ processed }) => !processed).length

  const problem = () => {
    if (!profile) return messages.competitorReport.noProfile
    if (error) return sentenceOf(error, messages.unable.getCompetitors)
    if (competitors.length === 0) return messages.competitorReport.none
    return waiting === competitors.length ? messages.competitorReport.analyzing : null
  }
  return (
    <StepDialog
      title="Competitor analysis"
      width={520}
      loading={isLoading}
      problem={problem()}
      empty={options.length === 0}
      onRun={() => {
        if (!profile) return
        // some of them are not in the report yet
        if (waiting > 0) showToast({ kind: 'warning', message: messages.competitorReport.analyzing })
        onRun({ subject: { kind: 'competitors', id: null }, profileIds: [profile.id], labels: [] }, false)
      }}
      onCancel={onCancel}
    >
      {options.length === 0 ? (
        <EmptyState icon={Users} heading="h3" title={profilesError ? sentenceOf(profilesError) : messages.competitorReport.networks} />
      ) : (
        <>
          <CompetitorProfileSelect groups={groups} value={profile?.id ?? null} onChange={setChosen} />
          {profile && <CompetitorList key={profile.id} profile={profile} known={known} />}
        </>
      )}
    </StepDialog>
  )
}
