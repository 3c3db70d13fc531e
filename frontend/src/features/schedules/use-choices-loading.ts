import type { Control } from 'react-hook-form'
import { useWatch } from 'react-hook-form'
import { hasTemplates } from '../../../../shared/reports/index.ts'
import { useLabels } from '../../pickers/labels/use-labels.ts'
import { useTeam } from '../../pickers/recipients/use-team.ts'
import { useAdAccounts } from '../../pickers/subjects/use-ad-accounts.ts'
import { useAdvocacyGroups } from '../../pickers/subjects/use-advocacy-groups.ts'
import { useListeners } from '../../pickers/subjects/use-listeners.ts'
import { useReportTemplates } from '../../pickers/templates/use-report-templates.ts'
import { subjectKindOf } from '../../request/subject.ts'
import { offeredProfiles, type ReportGroup } from '../../request/view.ts'
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
