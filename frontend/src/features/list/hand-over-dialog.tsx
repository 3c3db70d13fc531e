import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import type { ReportRecord } from '../../../../shared/api/schedules.ts'
import { deliveryMessages } from '../../../../shared/delivery-messages.ts'
import { messages } from '../../../../shared/messages.ts'
import { call } from '../../lib/api.ts'
import { showToast } from '../../lib/toast.ts'
import { useRead } from '../../lib/use-read.ts'
import { useSaving } from '../../lib/use-saving.ts'
import { useTeam } from '../../pickers/recipients/use-team.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FormSelect } from '../../ui/form-select.tsx'
import { SaveButtons } from '../../ui/save-buttons.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './hand-over-dialog.module.css'

/** The schedule of a run is given to somebody else. */
export type HandingOver = { record: ReportRecord; give: true }

const words = deliveryMessages.handOver

export function HandOverDialog({ record, onClose }: { record: ReportRecord; onClose: () => void }) {
  const run = useRead('GET /reports/scheduled/{id}', { params: { id: record._id } })
  const team = useTeam(record.entities[0] ?? null)
  // without an answer nobody has left the team, and it is not empty
  const failed = Boolean((run.error && !run.data) || (team.error && team.members.length === 0))
  const again = () => {
    for (const read of [run, team]) if (read.error) read.retry()
  }
  const { busy, save } = useSaving()
  const [heir, setHeir] = useState<string | null>(null)
  const [missing, setMissing] = useState(false)
  const owner = run.data?.owner ?? null
  const others = team.members.filter(({ id }) => id !== owner?.id)
  const chosen = others.find(({ id }) => id === heir)
  const submit = () => {
    if (failed) return
    if (!heir) return setMissing(true)
    return save(async () => {
      const given = await call('POST /reports/scheduled/{id}/hand-over', { params: { id: record._id }, body: { user_id: heir } })
      showToast({ kind: 'success', message: words.done(given.owner.name) })
      onClose()
    }, messages.generic)
  }
  return (
    <Dialog
      title={words.ask}
      width={450}
      busy={busy}
      onClose={onClose}
      foot={<SaveButtons form="hand-over-form" busy={busy} onClose={onClose} save={words.ask} saving="Handing over" />}
    >
      <form
        id="hand-over-form"
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        {run.isLoading || team.isLoading ? (
          <Skeleton height={96} />
        ) : failed ? (
          <div role="alert">
            <EmptyState icon={CircleAlert} title={messages.notLoaded.choices} action={<Button onClick={again}>Try again</Button>} />
          </div>
        ) : (
          <>
            <p>{words.now(owner?.name ?? null)}</p>
            <FormSelect
              label="New owner"
              placeholder="Choose a person"
              options={others.map(({ id, name, email }) => ({ id, label: name, hint: email, icon: <Avatar name={name} size={16} /> }))}
              value={heir}
              error={missing && !heir ? (others.length === 0 ? words.nobody : words.choose) : undefined}
              onChange={setHeir}
            />
            {chosen && <p role="status">{words.next(chosen.name)}</p>}
          </>
        )}
      </form>
    </Dialog>
  )
}
