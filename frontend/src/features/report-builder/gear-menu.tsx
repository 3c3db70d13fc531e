import { Settings } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { IconButton } from '../../ui/button.tsx'
import look from '../../ui/switch.module.css'
import styles from './gear-menu.module.css'

const Popover = lazy(async () => ({ default: (await import('../../ui/popover.tsx')).Popover }))

/** What the canvas shows besides the report. */
export type Shown = { readonly hidden: boolean; readonly sample: boolean }
type GearMenuProps = { indicators: boolean; onIndicators: () => void; shown: Shown; onShown: (shown: Shown) => void }

/** What is shown: growth in the report, and what the canvas has around it. */
export function GearMenu({ indicators, onIndicators, shown, onShown }: GearMenuProps) {
  const opener = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const { hidden, sample } = shown
  return (
    <>
      <IconButton ref={opener} label="View options" tipEnd aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
        <Settings size={18} strokeWidth={1.75} aria-hidden />
      </IconButton>
      {open && (
        <Suspense>
          <Popover opener={opener} label="View options" placement="bottom end" onClose={() => setOpen(false)}>
            <div className={styles.list}>
              <Choice label="Up and down indicators" hint="In the report, its PDF and its links" on={indicators} onTurn={onIndicators} />
              <Choice label="Hidden sections" hint="Faded on the canvas" on={hidden} onTurn={() => onShown({ ...shown, hidden: !hidden })} />
              <Choice label="Sample indicator" hint="Canvas only" on={sample} onTurn={() => onShown({ ...shown, sample: !sample })} />
            </div>
          </Popover>
        </Suspense>
      )}
    </>
  )
}

function Choice({ label, hint, on, onTurn }: { label: string; hint: string; on: boolean; onTurn: () => void }) {
  return (
    <button type="button" role="switch" aria-checked={on} aria-label={label} aria-description={hint} className={styles.choice} onClick={onTurn}>
      <span>
        {label}
        <small>{hint}</small>
      </span>
      <i className={look.switch} />
    </button>
  )
}
