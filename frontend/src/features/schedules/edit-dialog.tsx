import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import type { ScheduleOrder } from '../../../../shared/api/schedule-order.ts'
import type { ReportRecord } from '../../../../shared/api/schedules.ts'
import { deliveryMessages } from '../../../../shared/delivery-messages.ts'
import { messages } from '../../../../shared/messages.ts'
import { call } from '../../lib/api.ts'
import { showToast } from '../../lib/toast.ts'
import { useMedia } from '../../lib/use-media.ts'
import { useSaving } from '../../lib/use-saving.ts'
import { useReportGroups } from '../../pickers/profiles/use-report-groups.ts'
import { RecipientsField } from '../../pickers/recipients/recipients-field.tsx'
import type { ReportGroup } from '../../request/view.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SaveButtons } from '../../ui/save-buttons.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { ChoicesWait, LoadingCover } from './choices-wait.tsx'
import styles from './edit-dialog.module.css'
import { type ChangedRuns, changeBody, choosesBeside, editValues, knownMembers } from './edit-form.ts'
import { EditProfiles } from './edit-profiles.tsx'
import { GoneDialog } from './gone-dialog.tsx'
import { useKeptForm } from './kept-form.ts'
import { LockedType } from './locked-type.tsx'
import { MissingDataField } from './missing-data-field.tsx'
import type { Coming } from './next-sends.ts'
import { FirstSend, NextSends } from './next-sends.tsx'
import { PastSends } from './past-sends.tsx'
import { PdfExtentField } from './pdf-extent-field.tsx'
import { LabelsField } from './profiles-fields.tsx'
import { RangeFields } from './range-fields.tsx'
import formStyles from './schedule-dialog.module.css'
import { ScheduleForm, submitDelayMs } from './schedule-form.ts'
import { SendTest } from './send-test.tsx'
import { SubjectFields } from './subject-fields.tsx'
import { TimeFields } from './time-fields.tsx'
import { useChoicesLoading } from './use-choices-loading.ts'
import { useOpenedRun } from './use-opened-run.ts'

const title = 'Edit report'
const words = deliveryMessages.change
const choices = [
  { id: 'run', label: 'This report only' },
  { id: 'following', label: 'This and all that follow' },
] as const satisfies readonly { id: ChangedRuns; label: string }[]

export type EditDialogProps = {
  record: ReportRecord
  /** asks whether to remove the run, or with `whole` all coming runs of its schedule */
  onRemove: (whole: boolean) => void
  onClose: () => void
}

/** "Edit report": a run to come, or it and all that follow (docs/behaviours.md#the-schedule-form). */
export default function EditDialog({ record, onRemove, onClose }: EditDialogProps) {
  const { opened, groups, failed, again } = useOpenedRun(record)
  if (!opened) return <ChoicesWait title={title} width={choosesBeside(record.flavor) ? 700 : 450} failed={failed} onRetry={again} onClose={onClose} />
  const { order, course, revision } = opened
  const runs = [opened.record, ...(course?.following ?? [])]
  const values = order && editValues(order, runs.length, groups)
  if (!values) return <GoneDialog title={title} state={opened.record.state} onClose={onClose} />
  return (
    <Form
      record={opened.record}
      order={order}
      revision={revision ?? 0}
      sent={course?.sent ?? 0}
      runs={runs}
      values={values}
      groups={groups}
      onRemove={onRemove}
      onClose={onClose}
    />
  )
}

type FormProps = EditDialogProps & {
  order: ScheduleOrder
  /** how often it had been changed when it was opened */
  revision: number
  sent: number
  /** to come: this one and those that follow it */
  runs: Coming
  values: ScheduleForm
  groups: readonly ReportGroup[]
}

function Form({ record, order, revision, sent, runs, values, groups, onRemove, onClose }: FormProps) {
  const { busy, save } = useSaving()
  const narrow = useMedia('(max-width: 700px)')
  const { values: begun, keep } = useKeptForm(`${record._id} ${revision}`, values)
  const [which, setWhich] = useState<ChangedRuns>(begun.quantity > 1 ? 'following' : 'run')
  const form = useForm<ScheduleForm, unknown, ScheduleForm>({ resolver: standardSchemaResolver(ScheduleForm), defaultValues: begun })
  keep(form.getValues)
  const { groups: allGroups } = useReportGroups()
  const loading = useChoicesLoading(form.control, allGroups)
  const beside = choosesBeside(record.flavor)
  const choose = (next: ChangedRuns) => {
    setWhich(next)
    form.setValue('quantity', next === 'run' ? 1 : runs.length)
    form.setValue('untilStopped', next === 'following' && order.until_stopped)
  }
  const submit = form.handleSubmit((given) => {
    if (loading) return showToast({ kind: 'info', message: messages.busy })
    return save(async () => {
      await new Promise((resolve) => setTimeout(resolve, submitDelayMs))
      const { records } = await call('PATCH /reports/scheduled/{id}', { params: { id: record._id }, body: changeBody(given, which, revision) })
      showToast({ kind: 'success', message: words.done(records.length, given.untilStopped) })
      onClose()
    }, messages.unable.downloadReport)
  })
  const fields = (
    <div>
      <form id="edit-form" noValidate className={formStyles.form} aria-busy={loading} onSubmit={(event) => void submit(event)}>
        {runs.length > 1 && <Segmented label="Apply changes to" options={choices} value={which} onChange={choose} />}
        <LockedType flavor={record.flavor} title={record.title} />
        <RecipientsField known={knownMembers(order, record)} />
        {beside && narrow && <EditProfiles groups={groups} small />}
        <SubjectFields groups={allGroups} beside={beside} />
        <LabelsField />
        <RangeFields />
        <MissingDataField />
        <PdfExtentField />
        <TimeFields />
        <NextSends coming={runs} />
        <PastSends />
        <SendTest loading={loading} />
        <LoadingCover loading={loading} />
      </form>
    </div>
  )
  return (
    <FormProvider {...form}>
      <Dialog
        title={title}
        width={beside ? 700 : 450}
        height={680}
        busy={busy}
        onClose={onClose}
        head={<span className={styles.sent}>{record.until_stopped ? words.untilStopped : words.sent(sent, record.runs)}</span>}
        foot={
          <>
            <Button
              look="danger"
              className={styles.remove}
              aria-disabled={busy || undefined}
              onClick={() => !busy && onRemove(which === 'following' || record.runs === 1)}
            >
              <Trash2 size={16} strokeWidth={1.75} aria-hidden />
              Remove
            </Button>
            {beside && !narrow && <FirstSend />}
            <SaveButtons form="edit-form" busy={busy} onClose={onClose} close="Close" save="Update" saving="Updating" />
          </>
        }
      >
        {beside && !narrow ? (
          <div className={styles.split}>
            <EditProfiles groups={groups} />
            {fields}
          </div>
        ) : (
          fields
        )}
      </Dialog>
    </FormProvider>
  )
}
