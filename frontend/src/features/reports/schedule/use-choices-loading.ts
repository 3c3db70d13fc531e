import type { Control } from 'react-hook-form'
import { useWatch } from 'react-hook-form'
import { hasTemplates } from '../../../../../shared/reports/index.ts'
import { offeredProfiles, type ReportGroup } from '../report-search.ts'
import { subjectKindOf } from '../report-subject.ts'
import { useAdAccounts } from '../use-ad-accounts.ts'
import { useAdvocacyGroups } from '../use-advocacy-groups.ts'
import { useLabels } from '../use-labels.ts'
import { useListeners } from '../use-listeners.ts'
import { useReportTemplates } from '../use-report-templates.ts'
import { useTeam } from '../use-team.ts'
import { asksLabels, asksListener, type ScheduleForm } from './schedule-form.ts'

/** Whether something that the form chooses from is still being read: the team, and what its type of report needs (R2.16). */
export function useChoicesLoading(control: Control<ScheduleForm, unknown, ScheduleForm>, groups: readonly ReportGroup[]): boolean {
  const [flavor, entityGid, named] = useWatch({ control, name: ['flavor', 'entityGid', 'named'] })
  const kind = subjectKindOf(flavor)
  const team = useTeam(entityGid || null)
  const templates = useReportTemplates(hasTemplates(flavor) ? flavor : null)
  const labels = useLabels([entityGid], asksLabels(flavor, named), kind === 'sentiment' ? 'messages' : 'posts')
  const listeners = useListeners(asksListener(flavor, named))
  const advocacy = useAdvocacyGroups(kind === 'advocacy')
  const accounts = useAdAccounts(kind === 'ad_account' ? offeredProfiles('facebook_ads', groups).map(({ id }) => id) : [])
  return [team, templates, labels, listeners, advocacy, accounts].some(({ isLoading }) => isLoading)
}
