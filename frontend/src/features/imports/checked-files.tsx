import { Columns3, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CheckedFile, ImportJob } from '../../../../shared/api/import-job.ts'
import type { ProfileRow } from '../../../../shared/api/profiles.ts'
import { importScreenMessages } from '../../../../shared/import-screen-messages.ts'
import { Button } from '../../ui/button.tsx'
import styles from './file-card.module.css'
import { FileCard } from './file-card.tsx'
import { Note } from './note.tsx'
import { placed } from './totals.ts'
import { unsaidWords } from './unsaid-fields.tsx'

type CheckedFilesProps = {
  job: ImportJob
  profile: ProfileRow
  onMap: (place: number) => void
  onRemove: (place: number) => void
  onNetwork: (network: 'facebook' | 'instagram') => void
}

/** What was recognised in each file, before anything is written. */
export function CheckedFiles({ job, profile: { code, network }, onMap, onRemove, onNetwork }: CheckedFilesProps) {
  const files = job.checked ?? []
  const own = code === 'facebook' || code === 'instagram' ? code : null
  return (
    <>
      {job.error && <Note tone="bad">{job.error}</Note>}
      <ul className={styles.list} aria-label="Files">
        {placed(files).map(({ one: file, place, key }) => (
          <FileCard
            key={key}
            name={file.file}
            kind={file.kind}
            result={file.result}
            error={file.error}
            written="to write"
            actions={
              <Actions file={file} many={files.length > 1} onMap={() => onMap(place)} onRemove={() => onRemove(place)}>
                {file.asks === 'network' && own && (
                  <Button size="small" look="primary" onClick={() => onNetwork(own)}>
                    {importScreenMessages.isOf(network.display)}
                  </Button>
                )}
              </Actions>
            }
          >
            {file.error === null && file.unsaid.date_order === null && <p className={styles.under}>{importScreenMessages.monthFirst}</p>}
            {file.error !== null && hasColumns(file) && <p className={styles.under}>{importScreenMessages.mapInstead}</p>}
            {file.result && (
              <dl className={styles.columns}>
                <dt>Read</dt>
                <dd>{file.read_columns.length > 0 ? file.read_columns.join(', ') : 'No named column'}</dd>
                {file.result.unread.length > 0 && (
                  <>
                    <dt>Not read</dt>
                    <dd>{file.result.unread.join(', ')}</dd>
                  </>
                )}
              </dl>
            )}
            {file.result && file.result.notes.length > 0 && (
              <ul className={styles.notes}>
                {file.result.notes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </ul>
            )}
          </FileCard>
        ))}
      </ul>
    </>
  )
}

const hasColumns = ({ columns }: CheckedFile): boolean => (columns ?? []).length > 0
const isUnanswered = ({ unsaid }: CheckedFile): boolean => Object.values(unsaid).some((said) => said === null)

type ActionsProps = { file: CheckedFile; many: boolean; onMap: () => void; onRemove: () => void; children: ReactNode }

function Actions({ file, many, onMap, onRemove, children }: ActionsProps) {
  const open = unsaidWords(file.unsaid)
  const words = hasColumns(file) && (file.error !== null || !isUnanswered(file)) ? 'Map columns' : open
  const mappable = words !== ''
  if (!mappable && !many && !children) return null
  return (
    <>
      {children}
      {mappable && (
        <Button size="small" look={file.error ? 'primary' : 'secondary'} onClick={onMap} aria-label={`${words} of ${file.file}`}>
          <Columns3 size={14} strokeWidth={1.75} aria-hidden />
          {words}
        </Button>
      )}
      {many && (
        <Button size="small" look="ghost" onClick={onRemove} aria-label={`Ignore ${file.file}`}>
          <Trash2 size={14} strokeWidth={1.75} aria-hidden />
          Ignore
        </Button>
      )}
    </>
  )
}
