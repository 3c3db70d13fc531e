import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { showToast, type ToastModel } from '../lib/toast.ts'

/** What a page that leads to another has to say there (docs/behaviours.md#page-alerts). `updatedTimeout`: how long it stands, in ms; 5000 unless said. */
export type Alert = { type: ToastModel['kind']; message: string; updatedTimeout?: number }

declare module '@tanstack/react-router' {
  interface HistoryState {
    alert?: Alert
    /** the address of the large layout that led a small screen home */
    followed?: string
  }
}

/** Shows the alert that came with a page as a toast, once, when the page is there. */
export function PageAlert() {
  const { alert, key } = useRouterState({ select: ({ location }) => ({ alert: location.state.alert, key: location.state.__TSR_key }), structuralSharing: true })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words on another page are another alert
  useEffect(() => {
    if (alert) showToast({ kind: alert.type, message: alert.message, ms: alert.updatedTimeout })
  }, [alert, key])
  return null
}
