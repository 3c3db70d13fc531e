import { ChevronLeft, ChevronRight, CircleAlert, Download, X } from 'lucide-react'
import type { ReportRecord } from '../../../../../shared/api/schedules.ts'
import { displayZone, formatRange } from '../../../../../shared/dates/index.ts'
import { sentenceOf } from '../../../lib/api.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Drawer } from '../../../ui/drawer.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { downloadPdf } from '../download-pdf.ts'
import { useScheduledReport } from '../use-scheduled-report.ts'
import { LedgerTable } from './ledger-table.tsx'
import styles from './run-drawer.module.css'
import { fileSize, sendTime } from './run-text.ts'
import { StatusTag } from './status-tag.tsx'

type RunDrawerProps = {
  id: string
  known: ReportRecord | null
  /** the runs the list has, to step through those of the same schedule */
  siblings: readonly ReportRecord[]
  groupName: (record: ReportRecord) => string
  onOpen: (id: string) => void
  onClose: () => void
}

/** The delivery ledger of one run: every step, per recipient. */
export default function RunDrawer({ id, known, siblings, groupName, onOpen, onClose }: RunDrawerProps) {
  const { record, error } = useScheduledReport(id, known)
  const runs = siblings.filter((one) => one.schedule_id === record?.schedule_id && one.state !== 'DELETED').sort((a, b) => a.run - b.run)
  const at = runs.findIndex((one) => one._id === id)
  const step = (by: number) => {
    const to = runs[at + by]
    return to ? () => onOpen(to._id) : undefined
  }
  const failed = record?.recipients.filter((one) => one.status === 'failed') ?? []
  return (
    <Drawer label="Delivery ledger" onClose={onClose}>
      <header className={styles.head}>
        <div className={styles.titles}>
          <p className={styles.eyebrow}>Delivery ledger</p>
          <h2>{record?.title ?? 'Report'}</h2>
          {record && <p className={styles.sub}>{[groupName(record), `run ${record.run} of ${record.runs}`, sendTime(record)].filter(Boolean).join(' · ')}</p>}
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
      <div className={styles.body}>
        {error && !record ? (
          <EmptyState icon={CircleAlert} title={sentenceOf(error)} />
        ) : !record ? (
          <Skeleton height={240} />
        ) : (
          <>
            {(record.state === 'FAILED' || failed.length > 0) && (
              <p className={styles.alert} role="status">
                <CircleAlert size={16} strokeWidth={1.75} aria-hidden />
                <span>
                  <b>{record.state === 'FAILED' ? 'This run failed. ' : `${failed.length} of ${record.recipients.length} recipients got no mail. `}</b>
                  {record.reason ?? ''}
                </span>
              </p>
            )}
            <LedgerTable record={record} />
            <h3 className={styles.label}>Run</h3>
            <dl className={styles.facts}>
              <dt>Status</dt>
              <dd>
                <StatusTag state={record.state} />
              </dd>
              {record.dates && (
                <>
                  <dt>Dates</dt>
                  <dd>
                    {formatRange(record.dates.dateFrom, record.dates.dateTo)}
                    {record.dates.priorFrom && record.dates.priorTo && ` vs ${formatRange(record.dates.priorFrom, record.dates.priorTo)}`}
                  </dd>
                </>
              )}
              <dt>Timezone</dt>
              <dd>{displayZone(record.timezone)}</dd>
              {record.profiles.length > 0 && (
                <>
                  <dt>Profiles</dt>
                  <dd>{record.profiles.length}</dd>
                </>
              )}
              {record.hash && (
                <>
                  <dt>Sealed snapshot</dt>
                  <dd>
                    <code
                      title={record.hash}
                    >{`${record.hash.slice(0, 4)} ${record.hash.slice(4, 8)} … ${record.hash.slice(-8, -4)} ${record.hash.slice(-4)}`}</code>
                  </dd>
                </>
              )}
              {record.pages !== null && record.bytes !== null && (
                <>
                  <dt>File</dt>
                  <dd>{`PDF, ${record.pages} pages, ${fileSize(record.bytes)}`}</dd>
                </>
              )}
            </dl>
            {runs.length > 1 && (
              <>
                <h3 className={styles.label}>All runs</h3>
                <ul className={styles.runs}>
                  {runs.map((run) => (
                    <li key={run._id}>
                      <button type="button" aria-current={run._id === id || undefined} onClick={() => onOpen(run._id)}>
                        {sendTime(run)}
                      </button>
                      <StatusTag state={run.state} />
                    </li>
                  ))}
                </ul>
              </>
            )}
          </>
        )}
      </div>
      <footer className={styles.foot}>
        {record?.state === 'GENERATED' && (
          <Button look="primary" onClick={() => void downloadPdf(record._id)}>
            <Download size={16} strokeWidth={1.75} aria-hidden />
            Download PDF
          </Button>
        )}
        <Button onClick={onClose}>Close</Button>
      </footer>
    </Drawer>
  )
}
