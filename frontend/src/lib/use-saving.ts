import { useRef, useState } from 'react'
import { tellFailure } from './tell-failure.ts'

type Saving = {
  /** until what is being saved is saved, or has failed */
  readonly busy: boolean
  /** Does nothing while another runs; a failure is told as a toast, in the words of `otherwise` where the server gave none. */
  readonly save: (work: () => Promise<void>, otherwise?: string) => Promise<void>
}

/** One saving at a time, however often a button is pressed: what is rendered lags behind a second press. */
export function useSaving(): Saving {
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const save: Saving['save'] = async (work, otherwise) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      await work()
    } catch (error) {
      tellFailure(error, otherwise)
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { busy, save }
}
