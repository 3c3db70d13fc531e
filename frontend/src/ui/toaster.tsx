import { CircleAlert, CircleCheck, Info, Lock, TriangleAlert, X } from 'lucide-react'
import { useEffect } from 'react'
import { Toaster as Sonner, toast as sonner } from 'sonner'
import 'sonner/dist/styles.css'
import type { ToastModel } from '../lib/toast.ts'
import { toastQueue } from '../lib/toast.ts'
import { Button, IconButton } from './button.tsx'
import styles from './toaster.module.css'

const icons = { error: CircleAlert, locked: Lock, success: CircleCheck, info: Info, warning: TriangleAlert } as const satisfies Record<
  ToastModel['kind'],
  typeof Lock
>
const withActionMs = 10_000
const durations = { error: 5_000, locked: 10_000, success: 5_000, info: 5_000, warning: 5_000 } as const satisfies Record<ToastModel['kind'], number>

function ToastCard({ toast, onClose }: { toast: ToastModel; onClose: () => void }) {
  const Icon = icons[toast.kind]
  return (
    <div className={styles.card} data-kind={toast.kind} role={toast.kind === 'error' || toast.kind === 'locked' ? 'alert' : 'status'}>
      <Icon size={16} strokeWidth={1.75} className={styles.icon} aria-hidden />
      <div className={styles.text}>
        <p className={toast.kind === 'error' ? styles.strong : undefined}>{toast.message}</p>
        {toast.detail && <p className={styles.detail}>{toast.detail}</p>}
        {toast.learnMore && (
          <a href={toast.learnMore} target="_blank" rel="noreferrer">
            Learn more about this
          </a>
        )}
      </div>
      {toast.action && (
        <Button
          size="small"
          onClick={() => {
            toast.action?.run()
            onClose()
          }}
        >
          {toast.action.label}
        </Button>
      )}
      <IconButton label="Close" tip={false} size="small" onClick={onClose}>
        <X size={16} strokeWidth={1.75} aria-hidden />
      </IconButton>
    </div>
  )
}

let actions = 0

export default function Toaster() {
  useEffect(
    () =>
      toastQueue.connect((toast) => {
        sonner.custom((id) => <ToastCard toast={toast} onClose={() => sonner.dismiss(id)} />, {
          // the same sentence twice is one toast, unless each is about something of its own
          id: `${toast.kind} ${toast.message}${toast.action ? ++actions : ''}`,
          duration: toast.ms ?? (toast.action ? withActionMs : durations[toast.kind]),
        })
      }),
    [],
  )
  return (
    // the attribute keeps toasts reachable while a modal dialog hides the rest of the page
    <div className={styles.host} data-react-aria-top-layer="true">
      {/* above the buttons of a drawer, and on a phone of a dialog, which end where the screen does */}
      <Sonner
        position="bottom-right"
        gap={12}
        offset={{ bottom: 80, right: 24 }}
        mobileOffset={{ bottom: 80 }}
        visibleToasts={4}
        containerAriaLabel="Messages"
        style={{ zIndex: 1000 }}
      />
    </div>
  )
}
