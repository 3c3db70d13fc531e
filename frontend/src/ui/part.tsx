import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router'
import { Children, type ReactNode, Suspense, useEffect } from 'react'
import { screenMessages } from '../../../shared/screen-messages.ts'
import { isMissingPart } from '../lib/retried.ts'
import { showToast } from '../lib/toast.ts'
import { reload, updatedSentence } from '../lib/updated.ts'
import { useDelayed } from '../lib/use-delayed.ts'
import { useOnline } from '../lib/use-online.ts'
import { Button } from './button.tsx'
import styles from './part.module.css'
import { Spinner } from './spinner.tsx'

type PartProps = { onClose: () => void; children: ReactNode }

/**
 * Round a dialog, drawer or menu whose code is fetched when it is opened. The screen behind it stays: it is waited for, also
 * without a connection, and when its code is not to be had it closes and says so.
 */
export function Part({ onClose, children }: PartProps) {
  // closed, it forgets that it once could not be opened
  if (Children.toArray(children).length === 0) return null
  return (
    <CatchBoundary getResetKey={() => 'part'} errorComponent={(failed) => <NotOpened {...failed} onClose={onClose} />}>
      <Suspense fallback={<Opening onClose={onClose} />}>{children}</Suspense>
    </CatchBoundary>
  )
}

function Opening({ onClose }: Pick<PartProps, 'onClose'>) {
  const online = useOnline()
  const late = useDelayed(true, 400)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => event.key === 'Escape' && onClose()
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [onClose])
  if (!late) return null
  return (
    <div className={styles.opening} role="status">
      <Spinner />
      <span>{online ? 'Opening' : screenMessages.offline.opening}</span>
      <Button size="small" onClick={onClose}>
        Cancel
      </Button>
    </div>
  )
}

function NotOpened({ error, onClose }: Pick<ErrorComponentProps, 'error'> & Pick<PartProps, 'onClose'>) {
  const isMissing = isMissingPart(error)
  useEffect(() => {
    if (!isMissing) return
    showToast({ kind: 'error', message: updatedSentence(), action: reload })
    onClose()
  }, [isMissing, onClose])
  // a fault of its own is for the screen, which reports it
  if (!isMissing) throw error
  return null
}
