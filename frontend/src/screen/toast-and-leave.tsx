import { Navigate } from '@tanstack/react-router'
import type { ToastModel } from '../lib/toast.ts'

/** For an address that may not be opened: shows the reports, and why it is not there. */
export function ToastAndLeave({ message, kind = 'error' }: Pick<ToastModel, 'message'> & { kind?: ToastModel['kind'] }) {
  return <Navigate to="/reports" state={{ alert: { type: kind, message, ...(kind === 'locked' ? { updatedTimeout: 10_000 } : {}) } }} replace />
}
