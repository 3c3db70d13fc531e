import type { CheckedFile, ImportResult } from '../../../../shared/api/import-job.ts'
import styles from './file-card.module.css'
import { FileCard } from './file-card.tsx'
import { Note } from './note.tsx'
import { placed } from './totals.ts'

type ImportedFilesProps = { results: readonly ImportResult[]; refused: readonly CheckedFile[] }

/** The result of each file, including refused ones. */
export function ImportedFiles({ results, refused }: ImportedFilesProps) {
  const notes = [...new Set(results.flatMap((result) => result.notes))]
  return (
    <>
      <ul className={styles.list} aria-label="Files">
        {placed(results).map(({ one: result, key }) => (
          <FileCard key={key} name={result.file} kind={result.kind ?? null} result={result} written="written">
            {result.unread.length > 0 && (
              <dl className={styles.columns}>
                <dt>Not read</dt>
                <dd>{result.unread.join(', ')}</dd>
              </dl>
            )}
          </FileCard>
        ))}
        {placed(refused).map(({ one: file, key }) => (
          <FileCard key={`refused ${key}`} name={file.file} kind={null} result={null} error={file.error} written="written" />
        ))}
      </ul>
      {notes.map((note) => (
        <Note key={note} tone="info">
          {note}
        </Note>
      ))}
    </>
  )
}
