import { useState } from 'react'
import { useBlockMode } from '../mode.ts'
import styles from './long-text.module.css'

/** Two lines of a long text; the rest on request. */
export function LongText({ text }: { text: string }) {
  const { mode } = useBlockMode()
  const [open, setOpen] = useState(false)
  const long = text.length > 120
  return (
    <>
      <span className={open ? styles.open : styles.clamped} dir="auto">
        {text}
      </span>
      {long && mode !== 'print' && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={open}
          onClick={(event) => {
            // The text may be a link; the button is not part of it.
            event.preventDefault()
            setOpen(!open)
          }}
        >
          {open ? 'Show less' : 'Show more'}
        </button>
      )}
    </>
  )
}
