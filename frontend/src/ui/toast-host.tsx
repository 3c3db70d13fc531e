import { lazy, Suspense, useEffect, useState } from 'react'
import { toastQueue } from '../lib/toast.ts'

const load = () => import('./toaster.tsx')
const Toaster = lazy(load)

/** So that what is told next can be told at once, also without a connection. */
export const fetchToaster = () => void load().catch(() => undefined)

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
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null
}
