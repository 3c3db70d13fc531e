import { Info } from 'lucide-react'
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
