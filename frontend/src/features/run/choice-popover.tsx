import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Popover } from '../../ui/popover.tsx'
import type { OpenChoice } from './choice-button.tsx'
import styles from './choice-popover.module.css'

type ChoicePopoverProps = OpenChoice & { label: string; onApply: () => void; aside: ReactNode; children: ReactNode }

/** Ticks are kept until Apply, so a report is read once and not with every tick. */
export function ChoicePopover({ opener, label, onApply, onClose, aside, children }: ChoicePopoverProps) {
  return (
    <Popover opener={opener} label={label} onClose={onClose}>
      <form
        className={styles.panel}
        onSubmit={(event) => {
          event.preventDefault()
          onApply()
        }}
      >
        {children}
        <div className={styles.foot}>
          <div className={styles.aside}>{aside}</div>
          <Button look="ghost" size="small" onClick={onClose}>
            Close
          </Button>
          <Button look="primary" size="small" type="submit">
            Apply
          </Button>
        </div>
      </form>
    </Popover>
  )
}
