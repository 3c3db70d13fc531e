import { importScreenMessages } from '../../../../shared/import-screen-messages.ts'
import { Button } from '../../ui/button.tsx'
import styles from './import-dialog.module.css'
import { saveSkipped, skippedFormats } from './skipped-lines.ts'
import { readyPlaces } from './totals.ts'
import type { Stage } from './use-import.ts'

type ImportFootProps = {
  stage: Stage
  /** how many files were dropped and are not read yet */
  waiting: number
  onRead: () => void
  onStart: (checked: Stage & { at: 'checked' }, places: readonly number[]) => Promise<void>
  onClose: () => void
}

/** The buttons of each stage. Import stays off without a file that can be imported. */
export function ImportFoot({ stage, waiting, onRead, onStart, onClose }: ImportFootProps) {
  if (stage.at === 'importing') return <Button onClick={onClose}>Close</Button>
  if (stage.at === 'done')
    return (
      <>
        <p className={styles.said}>{importScreenMessages.shown}</p>
        {stage.job.results?.some(({ skipped }) => skipped.length > 0) &&
          skippedFormats.map(({ format, name }) => (
            <Button key={format} onClick={() => saveSkipped(stage.job.id, format)}>
              Skipped lines as {name}
            </Button>
          ))}
        <Button look="primary" onClick={onClose}>
          Done
        </Button>
      </>
    )
  const ready = stage.at === 'checked' && stage.job.error === null ? readyPlaces(stage.job) : []
  return (
    <>
      <Button look="ghost" onClick={onClose}>
        Cancel
      </Button>
      {waiting > 0 ? (
        <Button look="primary" onClick={onRead}>
          {waiting === 1 ? 'Read file' : 'Read files'}
        </Button>
      ) : (
        <Button
          look="primary"
          aria-disabled={ready.length === 0 || undefined}
          onClick={() => {
            if (stage.at === 'checked' && ready.length > 0) void onStart(stage, ready)
          }}
        >
          Import
        </Button>
      )}
    </>
  )
}
