import { lazy, Suspense, useEffect, useState } from 'react'
import { toastQueue } from './toast.ts'

const Toaster = lazy(() => import('./toaster.tsx'))

/** Renders the toasts, once there is one. */
export function ToastHost() {
  const [needed, setNeeded] = useState(toastQueue.isWanted)
  useEffect(() => toastQueue.onWanted(() => setNeeded(true)), [])
  return needed ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null
}
