import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type ComponentProps, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { formatInstant } from '../../../../shared/dates/index.ts'
import { listed } from '../../../../shared/listed.ts'
import { messages } from '../../../../shared/messages.ts'
import { call } from '../../lib/api.ts'
import { showToast } from '../../lib/toast.ts'
import { useSaving } from '../../lib/use-saving.ts'
import { RecipientsField } from '../../pickers/recipients/recipients-field.tsx'
import type { ReportGroup } from '../../request/view.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { SaveButtons } from '../../ui/save-buttons.tsx'
import { LoadingCover } from './choices-wait.tsx'
import { ClientOf } from './client-of.tsx'
import { useKeptForm } from './kept-form.ts'
import { MissingDataField } from './missing-data-field.tsx'
import { FirstSend, NextSends } from './next-sends.tsx'
import { PastSends } from './past-sends.tsx'
import { PdfExtentField } from './pdf-extent-field.tsx'
import { LabelsField } from './profiles-fields.tsx'
import { RangeFields } from './range-fields.tsx'
import { ReportFields } from './report-fields.tsx'
import styles from './schedule-dialog.module.css'
import { createBodies, ScheduleForm, submitDelayMs } from './schedule-form.ts'
import { SendTest } from './send-test.tsx'
import { SubjectFields } from './subject-fields.tsx'
import { TimeFields } from './time-fields.tsx'
import { useChoicesLoading } from './use-choices-loading.ts'

type ScheduleFormDialogProps = {
  /** which form it is, for what is typed when the session ends */
  name: string
  values: ScheduleForm
  groups: readonly ReportGroup[]
  /** chosen before, who may be in no list */
  known?: ComponentProps<typeof RecipientsField>['known']
  onClose: () => void
}

/** The form over what it is filled with; nothing is made before "Schedule" is pressed. */
export function ScheduleFormDialog({ name, values: first, groups, known, onClose }: ScheduleFormDialogProps) {
  const [bodyOf] = useState(createBodies)
  const { busy, save } = useSaving()
  const { values: begun, keep } = useKeptForm(name, first)
  const form = useForm<ScheduleForm, unknown, ScheduleForm>({
    resolver: standardSchemaResolver(ScheduleForm),
    defaultValues: begun,
  })
  keep(form.getValues)

  const loading = useChoicesLoading(form.control, groups)

  const submit = form.handleSubmit((values) => {
    if (loading) return showToast({ kind: 'info', message: messages.busy })
    return save(async () => {
      await new Promise((resolve) => setTimeout(resolve, submitDelayMs))
      const { records } = await call('POST /reports/scheduled', { body: bodyOf(values) })
      const [next] = records
      if (next) {
        const client = listed(groups.flatMap(({ entity_gid, name }) => (next.entities.includes(entity_gid) ? [name] : [])))
        showToast({ kind: 'success', message: messages.schedule.scheduled({ ...next, client, first: formatInstant(next.generate_at, next.timezone) }) })
      }
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
        head={<ClientOf groups={groups} />}
        foot={
          <>
            <FirstSend />
            <SaveButtons form="schedule-form" busy={busy} onClose={onClose} close="Close" save="Schedule" saving="Scheduling" />
          </>
        }
      >
        <form id="schedule-form" noValidate className={styles.form} aria-busy={loading} onSubmit={(event) => void submit(event)}>
          <ReportFields />
          <RecipientsField {...(known ? { known } : {})} />
          <SubjectFields groups={groups} />
          <LabelsField />
          <RangeFields />
          <MissingDataField />
          <PdfExtentField />
          <TimeFields />
          <NextSends />
          <PastSends />
          <SendTest loading={loading} />
          <LoadingCover loading={loading} />
        </form>
      </Dialog>
    </FormProvider>
  )
}
