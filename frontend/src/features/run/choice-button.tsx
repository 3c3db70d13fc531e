import { ChevronDown } from 'lucide-react'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Part } from '../../ui/part.tsx'
import styles from './choice-button.module.css'

/** What a popover of the toolbar gets from its button. */
export type OpenChoice = { opener: RefObject<HTMLElement | null>; onClose: () => void }

type ChoiceButtonProps = {
  /** read out before the text */
  name: string
  icon: ReactNode
  text: ReactNode
  /** on a phone: its words and not its icon */
  worded?: boolean
  busy: boolean
  /** fetches the code of the popover before it is asked for */
  load: () => Promise<unknown>
  children: (choice: OpenChoice) => ReactNode
}

/** A button of the toolbar that says what is chosen and opens what can be. */
export function ChoiceButton({ name, icon, text, worded = false, busy, load, children }: ChoiceButtonProps) {
  const opener = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        ref={opener}
        className={worded ? styles.worded : styles.button}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => !busy && setOpen(true)}
      >
        {icon}
        <span className="sr-only">{name}:</span>
        <span className={styles.text}>{text}</span>
        {!worded && <ChevronDown size={14} strokeWidth={2} aria-hidden />}
      </Button>
      <Part onClose={() => setOpen(false)}>{open && children({ opener, onClose: () => setOpen(false) })}</Part>
    </>
  )
}
