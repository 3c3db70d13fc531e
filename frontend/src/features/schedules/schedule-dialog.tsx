import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useRef } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { addDays, defaultCompare, defaultRangeId, formatInstant, runCompareOf, runRangeOf, today as todayIn, wallTime } from '../../../../shared/dates/index.ts'
import { messages } from '../../../../shared/messages.ts'
import { type DatePreset, presetCompare, presetRange } from '../../../../shared/templates/date-preset.ts'
import { call } from '../../lib/api.ts'
import { useMe, zoneOf } from '../../lib/me.tsx'
import { showToast } from '../../lib/toast.ts'
import { useSaving } from '../../lib/use-saving.ts'
import { useReportGroups } from '../../pickers/profiles/use-report-groups.ts'
import { RecipientsField } from '../../pickers/recipients/recipients-field.tsx'
import { useReportTemplates } from '../../pickers/templates/use-report-templates.ts'
import { lastChoice } from '../../request/last-choice.ts'
import { useReportOptions } from '../../request/use-report-options.ts'
import { groupOf, openProfiles, type ReportGroup, type ReportView } from '../../request/view.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { SaveButtons } from '../../ui/save-buttons.tsx'
import { ChoicesWait, LoadingCover } from './choices-wait.tsx'
import { FirstSend, NextSends } from './next-sends.tsx'
import { LabelsField } from './profiles-fields.tsx'
import { RangeFields } from './range-fields.tsx'
import { ReportFields } from './report-fields.tsx'
import styles from './schedule-dialog.module.css'
import { bodyOf, firstTime, ScheduleForm, submitDelayMs } from './schedule-form.ts'
import { SubjectFields } from './subject-fields.tsx'
import { TimeFields } from './time-fields.tsx'
import { useChoicesLoading } from './use-choices-loading.ts'

type ScheduleDialogProps = { initial: { flavor: string; view: ReportView } | null; onClose: () => void }

/** "Schedule Report". The form is shown once what it chooses from is loaded (docs/behaviours.md#the-schedule-form). */
export default function ScheduleDialog({ initial, onClose }: ScheduleDialogProps) {
  const { groups, isLoading, error, retry } = useReportGroups()
  const { isLoading: optionsLoading } = useReportOptions()
  const { templates, isLoading: templateLoading } = useReportTemplates(initial?.view.templateId ? initial.flavor : null)
  const preset = templates.find(({ _id }) => _id === initial?.view.templateId)
  if (isLoading || optionsLoading || templateLoading || error)
    return <ChoicesWait title="Schedule Report" width={450} failed={Boolean(error) && !isLoading} onRetry={retry} onClose={onClose} />
  return <Form initial={initial} preset={preset} groups={groups} onClose={onClose} />
}

/** `preset`: of the template of a report that is open. */
type FormProps = ScheduleDialogProps & { preset: DatePreset | undefined; groups: readonly ReportGroup[] }

function firstValues({ initial, preset, groups }: FormProps, accountZone: string): ScheduleForm {
  const group = groupOf(groups, initial ? { entity: initial.view.entityGid } : {})
  const timezone = initial?.view.timezone ?? group?.timezone ?? accountZone
  const wallNow = wallTime(new Date(), timezone)
  const late = wallNow.slice(11) >= '23:00'
  return {
    flavor: initial?.flavor ?? 'comprehensive',
    type: 'WEEKLY',
    quantity: 1,
    users: [],
    emails: [],
    templateId: initial?.view.templateId ?? null,
    templateVersion: null,
    labels: initial?.view.labels ?? [],
    labelMatch: initial?.view.labelMatch ?? 'any',
    entityGid: group?.entity_gid ?? '',
    chosenIds: chosenIn(initial, group),
    profileIds: initial?.view.profileIds ?? (group ? openProfiles(group).map((profile) => profile.id) : []),
    subject: initial?.view.subject ?? null,
    range: initial ? runRangeOf(initial.view.range, todayIn(timezone, new Date()), presetRange(preset)) : defaultRangeId,
    compare: initial ? runCompareOf(initial.view.range, initial.view.prior, presetCompare(preset)) : defaultCompare,
    date: late ? addDays(todayIn(timezone, new Date()), 1) : todayIn(timezone, new Date()),
    ...(late ? { hour: 9, minute: 0, half: 'AM' as const } : firstTime(wallNow)),
    timezone,
  }
}

/** Of a report that is open, what was chosen on it; else all of the group. */
function chosenIn(initial: ScheduleDialogProps['initial'], group: ReportGroup | undefined): string[] {
  const kept = group && lastChoice().profiles[group.entity_gid]
  return initial && kept ? [...kept] : (group?.profiles.map(({ id }) => id) ?? [])
}

function Form(props: FormProps) {
  const { groups, onClose } = props
  const me = useMe()
  // the server sees a repeated call as the same
  const key = useRef(crypto.randomUUID())
  const { busy, save } = useSaving()
  const form = useForm<ScheduleForm, unknown, ScheduleForm>({
    resolver: standardSchemaResolver(ScheduleForm),
    defaultValues: firstValues(props, zoneOf(me)),
  })

  const loading = useChoicesLoading(form.control, groups)

  const submit = form.handleSubmit((values) => {
    if (loading) return showToast({ kind: 'info', message: messages.busy })
    return save(async () => {
      await new Promise((resolve) => setTimeout(resolve, submitDelayMs))
      const { records } = await call('POST /reports/scheduled', { body: bodyOf(values, key.current) }).catch((error: unknown) => {
        // a changed form is another schedule
        key.current = crypto.randomUUID()
        throw error
      })
      const first = records[0]
      showToast({ kind: 'success', message: messages.schedule.scheduled(first ? formatInstant(first.generate_at, first.timezone) : '') })
      onClose()
    }, messages.unable.downloadReport)
  })

  return (
    <FormProvider {...form}>
      <Dialog
        title="Schedule Report"
        width={450}
        height={680}
        busy={busy}
        onClose={onClose}
        foot={
          <>
            <FirstSend />
            <SaveButtons form="schedule-form" busy={busy} onClose={onClose} close="Close" save="Schedule" saving="Scheduling" />
          </>
        }
      >
        <form id="schedule-form" noValidate className={styles.form} aria-busy={loading} onSubmit={(event) => void submit(event)}>
          <ReportFields />
          <RecipientsField />
          <SubjectFields groups={groups} />
          <LabelsField />
          <RangeFields />
          <TimeFields />
          <NextSends />
          <LoadingCover loading={loading} />
        </form>
      </Dialog>
    </FormProvider>
  )
}
