import { addDays, dateIn, defaultRangeId, defaultRunCompare, runCompareOf, runRangeOf, wallTime } from '../../../../shared/dates/index.ts'
import { firstExtent } from '../../../../shared/pdf-extent.ts'
import { type DatePreset, presetCompare, presetRange } from '../../../../shared/templates/date-preset.ts'
import { useMe, zoneOf } from '../../lib/me.tsx'
import { serverNow } from '../../lib/server-clock.ts'
import { useReportGroups } from '../../pickers/profiles/use-report-groups.ts'
import { useReportTemplates } from '../../pickers/templates/use-report-templates.ts'
import { lastChoice } from '../../request/last-choice.ts'
import { useReportOptions } from '../../request/use-report-options.ts'
import { groupOf, openProfiles, type ReportGroup, type ReportView } from '../../request/view.ts'
import { ChoicesWait } from './choices-wait.tsx'
import { firstTime, type ScheduleForm, usualRange } from './schedule-form.ts'
import { ScheduleFormDialog } from './schedule-form-dialog.tsx'

type ScheduleDialogProps = { initial: { flavor: string; view: ReportView } | null; onClose: () => void }

/** "Schedule Report". The form is shown once what it chooses from is loaded (docs/behaviours.md#the-schedule-form). */
export default function ScheduleDialog({ initial, onClose }: ScheduleDialogProps) {
  const me = useMe()
  const { groups, isLoading, error, retry } = useReportGroups()
  const { isLoading: optionsLoading } = useReportOptions()
  const { templates, isLoading: templateLoading } = useReportTemplates(initial?.view.templateId ? initial.flavor : null)
  const preset = templates.find(({ _id }) => _id === initial?.view.templateId)
  if (isLoading || optionsLoading || templateLoading || error)
    return <ChoicesWait title="Schedule Report" width={450} failed={Boolean(error) && !isLoading} onRetry={retry} onClose={onClose} />
  return (
    <ScheduleFormDialog
      name={initial ? `of ${initial.flavor}` : 'new'}
      values={firstValues({ initial, preset, groups }, zoneOf(me))}
      groups={groups}
      onClose={onClose}
    />
  )
}

/** `preset`: of the template of a report that is open. */
type Opened = Pick<ScheduleDialogProps, 'initial'> & { preset: DatePreset | undefined; groups: readonly ReportGroup[] }

function firstValues({ initial, preset, groups }: Opened, accountZone: string): ScheduleForm {
  const group = groupOf(groups, initial ? { entity: initial.view.entityGid } : {})
  const timezone = initial?.view.timezone ?? group?.timezone ?? accountZone
  const now = serverNow()
  const wallNow = wallTime(now, timezone)
  const today = dateIn(now, timezone)
  const late = wallNow.slice(11) >= '23:00'
  const range = initial ? runRangeOf(initial.view.range, today, presetRange(preset)) : usualRange.WEEKLY
  return {
    flavor: initial?.flavor ?? 'comprehensive',
    type: 'WEEKLY',
    quantity: 1,
    untilStopped: false,
    users: [],
    emails: [],
    templateId: initial?.view.templateId ?? null,
    templateVersion: null,
    missingData: 'send',
    pdfExtent: firstExtent,
    labels: initial?.view.labels ?? [],
    labelMatch: initial?.view.labelMatch ?? 'any',
    entityGid: group?.entity_gid ?? '',
    chosenIds: chosenIn(initial, group),
    profileIds: initial?.view.profileIds ?? (group ? openProfiles(group).map((profile) => profile.id) : []),
    subject: initial?.view.subject ?? null,
    range,
    compare: initial ? runCompareOf(initial.view.range, initial.view.prior, presetCompare(preset)) : defaultRunCompare(range, today),
    // the dates with which every report starts were chosen by nobody
    datesOpen: !initial || (range === defaultRangeId && !presetRange(preset)),
    date: late ? addDays(today, 1) : today,
    ...(late ? { hour: 9, minute: 0, half: 'AM' as const } : firstTime(wallNow)),
    timezone,
  }
}

/** Of a report that is open, what was chosen on it; else all of the group. */
function chosenIn(initial: ScheduleDialogProps['initial'], group: ReportGroup | undefined): string[] {
  const kept = group && lastChoice().profiles[group.entity_gid]
  return initial && kept ? [...kept] : (group?.profiles.map(({ id }) => id) ?? [])
}
