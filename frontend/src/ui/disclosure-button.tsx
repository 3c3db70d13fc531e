import { ChevronDown, ChevronUp } from 'lucide-react'
import styles from './disclosure-button.module.css'

type DisclosureButtonProps = {
  title: string
  /** names of what is in it */
  about: string
  isOpen: boolean
  /** id of what it opens */
  controls: string
  onToggle: () => void
}

/** The head of rows that are closed at first, as wide as its place. */
export function DisclosureButton({ title, about, isOpen, controls, onToggle }: DisclosureButtonProps) {
  const Chevron = isOpen ? ChevronUp : ChevronDown
  return (
    <button type="button" className={styles.head} aria-expanded={isOpen} aria-controls={controls} onClick={onToggle}>
      <span>
        <b>{title}</b> <span className={styles.about}>{about}</span>
      </span>
      <Chevron size={16} strokeWidth={1.75} aria-hidden />
    </button>
  )
}
