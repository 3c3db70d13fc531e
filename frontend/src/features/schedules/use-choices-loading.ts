import type { Control } from 'react-hook-form'
import { useWatch } from 'react-hook-form'
import { declaredSubject, hasTemplates, reportManifest } from '../../../../shared/reports/index.ts'
import { unchosen } from '../../../../shared/reports/subjects.ts'
import { useLabels } from '../../pickers/labels/use-labels.ts'
import { useTeam } from '../../pickers/recipients/use-team.ts'
import { useSubjectOptions } from '../../pickers/subjects/use-subject-options.ts'
import { useReportTemplates } from '../../pickers/templates/use-report-templates.ts'
import { asks } from '../../request/subject.ts'
import type { ReportGroup } from '../../request/view.ts'
import type { ScheduleForm } from './schedule-form.ts'

/** Whether something that the form chooses from is still being read: the team, and what its type of report needs (docs/behaviours.md#the-schedule-form). */
export function useChoicesLoading(control: Control<ScheduleForm, unknown, ScheduleForm>, groups: readonly ReportGroup[]): boolean {
  const [flavor, entityGid, chosen] = useWatch({ control, name: ['flavor', 'entityGid', 'subject'] })
  const subject = chosen ?? unchosen(declaredSubject(flavor))
  const team = useTeam(entityGid || null)
  const templates = useReportTemplates(hasTemplates(flavor) ? flavor : null)
  const labels = useLabels([entityGid], asks(flavor, subject).labels, reportManifest(flavor)?.labels ? 'posts' : 'messages')
  const subjects = useSubjectOptions(subject?.kind ?? null, groups)
  return [team, templates, labels, subjects].some(({ isLoading }) => isLoading)
}
