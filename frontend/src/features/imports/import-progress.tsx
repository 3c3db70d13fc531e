import type { ImportJob } from '../../../../shared/api/import-job.ts'
import { importScreenMessages } from '../../../../shared/import-screen-messages.ts'
import styles from './import-dialog.module.css'
import { count } from './totals.ts'

const said = importScreenMessages

function wordsOf(job: ImportJob | null): string {
  if (job?.state === 'writing' && job.rows_to_write !== null) return said.writing(count(job.rows_written), count(job.rows_to_write))
  return job?.state === 'waiting' && job.rows_to_write === null ? said.waiting : said.understanding
}

/** How far the writing is; a bar without an end while files are read. */
export function ImportProgress({ job }: { job: ImportJob | null }) {
  const writing = job?.state === 'writing'
  return (
    <div className={styles.progress}>
      <progress aria-label="Import" max={1} {...(writing ? { value: job.progress } : {})} />
      <p role="status">{wordsOf(job)}</p>
      <p className={styles.names}>{said.goesOn}</p>
    </div>
  )
}
