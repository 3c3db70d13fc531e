import { Ban, CircleCheck, CircleX, Clock, Download, RotateCcw, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ImportRow } from '../../../../shared/api/imports.ts'
import { formatInstant, formatRange } from '../../../../shared/dates/index.ts'
import { importScreenMessages } from '../../../../shared/import-screen-messages.ts'
import { Button } from '../../ui/button.tsx'
import { Tag } from '../../ui/tag.tsx'
import styles from './import-history.module.css'
import { saveSkipped, skippedFormats } from './skipped-lines.ts'
import { count } from './totals.ts'

const icon = { size: 12, strokeWidth: 2.25, 'aria-hidden': true } as const

function StateTag({ row: { state, undone, ended_at } }: { row: ImportRow }): ReactNode {
  if (undone)
    return (
      <Tag tone="flat" icon={<RotateCcw {...icon} />}>
        Undone
      </Tag>
    )
  if (ended_at === null)
    return (
      <Tag tone="info" icon={<Clock {...icon} />}>
        Running
      </Tag>
    )
  if (state === 'refused')
    return (
      <Tag tone="bad" icon={<Ban {...icon} />}>
        Refused
      </Tag>
    )
  return state === 'failed' ? (
    <Tag tone="bad" icon={<CircleX {...icon} />}>
      Failed
    </Tag>
  ) : (
    <span className={styles.ok}>
      <CircleCheck {...icon} size={14} />
      Imported
    </span>
  )
}

type HistoryRowProps = { row: ImportRow; zone: string; onUndo: (() => void) | null }

export function HistoryRow({ row, zone, onUndo }: HistoryRowProps) {
  const { id, files, kinds, rows_read, rows_written, rows_skipped, from, to, error, by, created_at, undone, state } = row
  const what = [...kinds, from && to ? formatRange(from, to) : ''].filter(Boolean).join(' · ')
  return (
    <li className={styles.row}>
      <div className={styles.main}>
        <p className={styles.files}>{files.join(', ')}</p>
        {what && <p className={styles.under}>{what}</p>}
        {error && <p className={styles.error}>{error}</p>}
        <p className={styles.under}>
          {formatInstant(created_at, zone)} {importScreenMessages.by(by)}
        </p>
        {undone && <p className={styles.under}>{`${importScreenMessages.undone} ${formatInstant(undone.at, zone)} ${importScreenMessages.by(undone.by)}`}</p>}
      </div>
      <div className={styles.side}>
        <StateTag row={row} />
        {state === 'done' && (
          <p className={styles.under}>
            <span>{importScreenMessages.written(count(rows_written), count(rows_read))}</span>
            {rows_skipped > 0 && (
              <span className={styles.skipped}>
                <TriangleAlert size={12} strokeWidth={2} aria-hidden /> {count(rows_skipped)} skipped
              </span>
            )}
          </p>
        )}
        {state === 'done' && rows_skipped > 0 && (
          <p className={styles.skippedFiles}>
            {skippedFormats.map(({ format, name }) => (
              <Button key={format} size="small" onClick={() => saveSkipped(id, format)} aria-label={`Skipped lines of ${files.join(', ')} as ${name}`}>
                <Download size={14} strokeWidth={1.75} aria-hidden />
                {name}
              </Button>
            ))}
          </p>
        )}
        {onUndo && (
          <Button size="small" onClick={onUndo} aria-label={`Undo the import of ${files.join(', ')}`}>
            <RotateCcw size={14} strokeWidth={1.75} aria-hidden />
            Undo
          </Button>
        )}
      </div>
    </li>
  )
}
