import { X } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { messages } from '../../../shared/messages.ts'
import { showToast } from '../lib/toast.ts'
import { IconButton } from './button.tsx'
import styles from './dialog.module.css'

type DialogProps = {
  title: string
  /** asked for by Escape, the close button and a press outside; refused with a toast while busy (docs/behaviours.md#dialogs) */
  onClose: () => void
  width: number
  height?: number
  busy?: boolean
  /** before the title, such as the way back */
  start?: ReactNode
  head?: ReactNode
  foot?: ReactNode
  role?: 'dialog' | 'alertdialog'
  children: ReactNode
}

/** Custom properties, because the style sheet has the last word: on a phone a dialog takes the whole width. */
function sizeOf(width: number, height: number | undefined): CSSProperties & Record<'--width' | '--height', string> {
  return { '--width': `${width}px`, '--height': height ? `${height}px` : 'auto' }
}

/** A modal dialog: open while it is rendered; focus goes back to its opener when it is gone. */
export function Dialog({ title, onClose, width, height, busy = false, start, head, foot, role = 'dialog', children }: DialogProps) {
  const close = () => {
    if (busy) showToast({ kind: 'info', message: messages.busy })
    else onClose()
  }
  return (
    <ModalOverlay isOpen onOpenChange={(open) => !open && close()} isDismissable={role === 'dialog'} className={styles.overlay}>
      <Modal className={styles.modal} style={sizeOf(width, height)}>
        <AriaDialog role={role} className={styles.dialog}>
          <div className={styles.head}>
            {start}
            <Heading slot="title" level={2} className={styles.title}>
              {title}
            </Heading>
            {head}
            <IconButton label="Close" tip={false} onClick={close}>
              <X size={18} strokeWidth={1.75} aria-hidden />
            </IconButton>
          </div>
          <div className={styles.body}>{children}</div>
          {foot && <div className={styles.foot}>{foot}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
