import type { ReactNode, RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover as AriaPopover } from 'react-aria-components/Popover'
import styles from './popover.module.css'

type PopoverProps = {
  opener: RefObject<HTMLElement | null>
  label: string
  onClose: () => void
  placement?: 'bottom start' | 'bottom end'
  children: ReactNode
}

/** A panel beside its opener; Escape and a press outside close it and the focus returns. */
export function Popover({ opener, label, onClose, placement = 'bottom start', children }: PopoverProps) {
  return (
    <AriaPopover triggerRef={opener} isOpen onOpenChange={(open) => !open && onClose()} placement={placement} offset={6} className={styles.popover}>
      <Dialog aria-label={label} className={styles.dialog}>
        {children}
      </Dialog>
    </AriaPopover>
  )
}
