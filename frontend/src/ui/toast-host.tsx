import { lazy, Suspense, useEffect, useState } from 'react'
import { toastQueue } from '../lib/toast.ts'

const load = () => import('./toaster.tsx')
const Toaster = lazy(load)

/** Renders the toasts, once there is one. */
export function ToastHost() {
  const [needed, setNeeded] = useState(toastQueue.isWanted)
  useEffect(() => toastQueue.onWanted(() => setNeeded(true)), [])
  useEffect(() => {
    // with the first thing somebody does, so that what goes wrong after it is said at once, also without a connection
    const fetchIt = () => void load().catch(() => undefined)
    for (const event of ['pointerdown', 'keydown'] as const) window.addEventListener(event, fetchIt, { once: true, passive: true })
    return () => {
      for (const event of ['pointerdown', 'keydown'] as const) window.removeEventListener(event, fetchIt)
    }
  }, [])
  return needed ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null
}
