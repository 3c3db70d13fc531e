import { Info } from 'lucide-react'
import type { Report } from '../../../../shared/reports/report.ts'
import { templateNotes } from '../../../../shared/template-messages.ts'
import styles from './notes.module.css'

/** Sentences the reader must know before the figures. */
export function Notes({ notes }: { notes: readonly string[] }) {
  return (
    <ul className={styles.notes}>
      {notes.map((note) => (
        <li key={note}>
          <Info size={16} strokeWidth={1.75} aria-hidden />
          {note}
        </li>
      ))}
    </ul>
  )
}

/** The notes for every reader, and those for the author. */
export function ReportNotes({ report: { notes, authorNotes } }: { report: Pick<Report, 'notes' | 'authorNotes'> }) {
  return (
    <>
      {notes.length > 0 && <Notes notes={notes} />}
      {authorNotes && <AuthorNotes {...authorNotes} />}
    </>
  )
}

/** Collapsed to one line. */
function AuthorNotes({ sections, notes }: NonNullable<Report['authorNotes']>) {
  return (
    <details className={styles.author} data-author-notes data-off-paper>
      <summary>{templateNotes.forAuthor(sections, notes.length)}</summary>
      <ul>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <p>{templateNotes.onlyAuthor}</p>
    </details>
  )
}
