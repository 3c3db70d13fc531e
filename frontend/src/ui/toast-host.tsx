import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { isMissingPart } from '../lib/retried.ts'
import { toastQueue } from '../lib/toast.ts'
import { reload, updatedSentence } from '../lib/updated.ts'
import { Button } from './button.tsx'
import styles from './part.module.css'

const load = () => import('./toaster.tsx')
const Toaster = lazy(load)

/** So that what is told next can be told at once, also without a connection. */
export const fetchToaster = () => void load().catch(() => undefined)

/** What would have been told is lost with the version that told it, and the screen stays. */
function NoToasts({ error }: ErrorComponentProps) {
  if (!isMissingPart(error)) throw error
  return (
    <div className={styles.opening} role="alert">
      <span>{updatedSentence()}</span>
      <Button size="small" onClick={reload.run}>
        {reload.label}
      </Button>
    </div>
  )
}

/** Renders the toasts, once there is one. */
export function ToastHost() {
  const [needed, setNeeded] = useState(toastQueue.isWanted)
  useEffect(() => toastQueue.onWanted(() => setNeeded(true)), [])
  useEffect(() => {
    // with the first thing somebody does, so that what goes wrong after it is said at once, also without a connection
    for (const event of ['pointerdown', 'keydown'] as const) window.addEventListener(event, fetchToaster, { once: true, passive: true })
    return () => {
      for (const event of ['pointerdown', 'keydown'] as const) window.removeEventListener(event, fetchToaster)
    }
  }, [])
  return needed ? (
    <CatchBoundary getResetKey={() => 'toaster'} errorComponent={NoToasts}>
      <Suspense>
        <Toaster />
      </Suspense>
    </CatchBoundary>
  ) : null
}
