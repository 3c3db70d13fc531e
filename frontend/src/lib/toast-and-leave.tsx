import { Navigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { showToast, type ToastModel } from '../ui/toast.ts'

/** For an address that may not be opened: says why and shows the reports. */
export function ToastAndLeave({ message, kind = 'error' }: Pick<ToastModel, 'message'> & { kind?: ToastModel['kind'] }) {
  useEffect(() => showToast({ kind, message }), [kind, message])
  return <Navigate to="/reports" replace />
}
