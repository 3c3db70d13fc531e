import { Info } from 'lucide-react'
import { lazy, type RefObject, useRef, useState } from 'react'
import { cx } from '../../lib/cx.ts'
import { Part } from '../../ui/part.tsx'
import styles from './button.module.css'
import { usePassports } from './context.ts'

const PassportPanel = lazy(() => import('./panel.tsx').then((module) => ({ default: module.PassportPanel })))

type Props = {
  /** the figures of the tile, card or column, by their keys */
  figures: readonly string[]
  /** what they stand in */
  title: string
  /** what the panel opens beside; the button itself where nothing is given */
  beside?: RefObject<HTMLElement | null>
  size?: 'normal' | 'small'
  /** whose rows the panel offers */
  tile?: string
  className?: string
}

/** Opens the passport of one figure or several; nothing where there is none. */
export function PassportButton({ figures, title, beside, size = 'normal', tile, className }: Props) {
  const passports = usePassports(figures)
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  if (passports.length === 0) return null
  const close = () => setOpen(false)
  return (
    <>
      <button
        ref={button}
        type="button"
        data-off-paper
        className={cx(styles.info, size === 'small' && styles.small, className)}
        data-open={open || undefined}
        aria-label={`How it is calculated: ${title}`}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={(event) => {
          // some browsers leave the focus where it was; it has to come back here
          event.currentTarget.focus()
          setOpen(true)
        }}
      >
        <Info size={size === 'small' ? 14 : 16} strokeWidth={1.75} aria-hidden />
      </button>
      {open && (
        <Part onClose={close}>
          <PassportPanel title={title} passports={passports} tile={tile} beside={beside ?? button} onClose={close} />
        </Part>
      )}
    </>
  )
}
