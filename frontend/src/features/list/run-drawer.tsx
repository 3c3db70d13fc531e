import { ChevronLeft, ChevronRight, CircleAlert, Download, Ellipsis, Pause, Pencil, Play, RotateCw, X } from 'lucide-react'
import type { ReportRecord } from '../../../../shared/api/schedules.ts'
import { deliveryMessages } from '../../../../shared/delivery-messages.ts'
import { messages } from '../../../../shared/messages.ts'
import { ApiError } from '../../lib/api.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { MenuOf } from '../../ui/menu.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { downloadPdf } from './download-pdf.ts'
import { type FurtherActs, furtherChoices } from './further-choices.tsx'
import { LedgerTable } from './ledger-table.tsx'
import { pauseSchedule } from './pause-schedule.ts'
import styles from './run-drawer.module.css'
import { RunFacts } from './run-facts.tsx'
import { RunProblem } from './run-problem.tsx'
import { isToCome } from './run-rows.ts'
import { placeOf, sendTime, withoutMail } from './run-text.ts'
import type { Again } from './send-again-dialog.tsx'
import { StatusTag } from './status-tag.tsx'
import { type SiblingRun, useScheduledReport } from './use-scheduled-report.ts'

type RunDrawerProps = FurtherActs & {
  id: string
  known: ReportRecord | null
  groupName: (record: ReportRecord) => string
  /** whether this person may change the run, or send it once more */
  mayChange: (record: ReportRecord) => boolean
  onAgain: (again: Again) => void
  onEdit: (record: ReportRecord) => void
  onOpen: (id: string) => void
  onClose: () => void
}

/** The delivery ledger of one run: every step, per recipient. */
export default function RunDrawer({ id, known, groupName, mayChange, onAgain, onEdit, onOpen, onClose, ...further }: RunDrawerProps) {
  const { record, isAnother, runs, owner, error, retry } = useScheduledReport(id, known)
  const at = runs.findIndex((one) => one._id === id)
  const step = (by: number) => {
    // of one that goes on, its schedule knows the newest runs
    const to = at < 0 ? undefined : runs[at + by]
    return to ? () => onOpen(to._id) : undefined
  }
  return (
    <Drawer label="Delivery ledger" onClose={onClose}>
      <header className={styles.head}>
        <div className={styles.titles}>
          <p className={styles.eyebrow}>Delivery ledger</p>
          <h2>{record?.title ?? 'Report'}</h2>
          {record && <p className={styles.sub}>{[groupName(record), record.subject, placeOf(record), sendTime(record)].filter(Boolean).join(' · ')}</p>}
        </div>
        {runs.length > 1 && (
          <>
            <IconButton label="Earlier run" disabled={!step(-1)} onClick={step(-1)}>
              <ChevronLeft size={18} strokeWidth={1.75} aria-hidden />
            </IconButton>
            <IconButton label="Later run" disabled={!step(1)} onClick={step(1)}>
              <ChevronRight size={18} strokeWidth={1.75} aria-hidden />
            </IconButton>
          </>
        )}
        <IconButton label="Close" tip={false} onClick={onClose}>
          <X size={18} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </header>
      <div className={styles.body} inert={isAnother}>
        {error && !record ? (
          <NotLoaded error={error} onRetry={retry} />
        ) : !record ? (
          <Skeleton height={240} />
        ) : (
          <>
            <RunProblem record={record} />
            <LedgerTable record={record} onAgain={mayChange(record) && record.state === 'GENERATED' ? (to) => onAgain({ record, to }) : undefined} />
            <RunFacts record={record} owner={owner} />
            {runs.length > 1 && <RunList runs={runs} open={id} onOpen={onOpen} />}
          </>
        )}
      </div>
      <footer className={styles.foot} inert={isAnother}>
        {record?.state === 'GENERATED' && (
          <Button look="primary" onClick={() => void downloadPdf(record._id)}>
            <Download size={16} strokeWidth={1.75} aria-hidden />
            Download PDF
          </Button>
        )}
        {record && mayChange(record) && (record.state === 'FAILED' || (record.state === 'GENERATED' && withoutMail(record) > 0)) && (
          <Button look={record.state === 'FAILED' ? 'primary' : 'secondary'} onClick={() => onAgain({ record, to: null })}>
            <RotateCw size={16} strokeWidth={1.75} aria-hidden />
            <span>{record.held ? deliveryMessages.missing.sendNow : record.state === 'FAILED' ? 'Try again' : 'Send to the others'}</span>
          </Button>
        )}
        {record && mayChange(record) && isToCome(record) && (
          <Button onClick={() => onEdit(record)}>
            <Pencil size={16} strokeWidth={1.75} aria-hidden />
            Edit
          </Button>
        )}
        {record && mayChange(record) && isToCome(record) && (
          <Button onClick={() => void pauseSchedule(record)}>
            {record.paused ? <Play size={16} strokeWidth={1.75} aria-hidden /> : <Pause size={16} strokeWidth={1.75} aria-hidden />}
            <span>{record.paused ? 'Resume' : 'Pause'}</span>
          </Button>
        )}
        {record && mayChange(record) && isToCome(record) && (
          <MenuOf label="More actions" groups={[{ id: 'more', choices: furtherChoices(record, further) }]} placement="bottom end">
            {(opener) => (
              <IconButton look="secondary" label="More actions" tip={false} {...opener}>
                <Ellipsis size={16} strokeWidth={1.75} aria-hidden />
              </IconButton>
            )}
          </MenuOf>
        )}
        <Button onClick={onClose}>Close</Button>
      </footer>
    </Drawer>
  )
}

/** What is not there cannot be tried again. */
function NotLoaded({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isGone = error instanceof ApiError && error.status === 404
  return (
    <EmptyState
      icon={CircleAlert}
      title={isGone ? messages.schedule.missing : messages.notLoaded.run}
      action={!isGone && <Button onClick={onRetry}>Try again</Button>}
    />
  )
}

/** The runs of its schedule, to go to another. */
function RunList({ runs, open, onOpen }: { runs: readonly SiblingRun[]; open: string; onOpen: (id: string) => void }) {
  return (
    <>
      <h3 className={styles.label}>All runs</h3>
      <ul className={styles.runs}>
        {runs.map((run) => (
          <li key={run._id}>
            <button type="button" aria-current={run._id === open || undefined} onClick={() => onOpen(run._id)}>
              {sendTime(run)}
            </button>
            <StatusTag record={run} />
          </li>
        ))}
      </ul>
    </>
  )
}
