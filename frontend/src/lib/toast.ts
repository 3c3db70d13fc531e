/**
 * Toasts without their weight: the library is fetched with the first one. `error` and `success` stay 5 s,
 * `locked` (a plan feature that is off) 10 s, unless `ms` says otherwise.
 */
export type ToastModel = {
  kind: 'error' | 'locked' | 'success' | 'info' | 'warning'
  message: string
  detail?: string | null
  learnMore?: string | null
  /** what can be done about it; then it stays for 10 s unless `ms` says otherwise, and does not take the place of one with the same words */
  action?: { label: string; run: () => void }
  ms?: number | undefined
}

let waiting: ToastModel[] = []
let show: ((toast: ToastModel) => void) | null = null
const wanted = new Set<() => void>()

/** Shows a toast as soon as the host has loaded. */
export function showToast(toast: ToastModel): void {
  if (show) {
    show(toast)
    return
  }
  waiting.push(toast)
  for (const listener of wanted) listener()
}

export const toastQueue = {
  /** Tells the host that it is needed; returns the way to stop listening. */
  onWanted(listener: () => void): () => void {
    wanted.add(listener)
    return () => wanted.delete(listener)
  },
  isWanted: () => waiting.length > 0,
  /** The loaded host takes over, first with what has been waiting. */
  connect(target: (toast: ToastModel) => void): () => void {
    show = target
    for (const toast of waiting) target(toast)
    waiting = []
    return () => {
      show = null
    }
  },
}
