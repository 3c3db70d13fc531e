import type { ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import styles from './drawer.module.css'

type DrawerProps = { label: string; onClose: () => void; children: ReactNode }

/** A panel that slides in from the right and holds the focus until it is closed. */
export function Drawer({ label, onClose, children }: DrawerProps) {
  return (
    <ModalOverlay isOpen onOpenChange={(open) => !open && onClose()} isDismissable className={styles.overlay}>
      <Modal className={styles.modal}>
        <AriaDialog aria-label={label} className={styles.dialog}>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
