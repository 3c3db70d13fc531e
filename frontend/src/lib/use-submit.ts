import { type FormEvent, useRef, useState } from 'react'
import { sentenceOf } from './api.ts'

type Sending = {
  /** until what was sent is done, or has failed */
  readonly busy: boolean
  /** why the last one failed, as the server says it */
  readonly failure: string | null
  readonly forgetFailure: () => void
  /** Does nothing while another runs. */
  readonly send: (work: () => Promise<void>) => Promise<void>
}

/** One sending at a time, however often a button is pressed, of a form that says itself why it failed. */
export function useSending(): Sending {
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const send: Sending['send'] = async (work) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    setFailure(null)
    try {
      await work()
    } catch (error) {
      setFailure(sentenceOf(error))
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { busy, failure, forgetFailure: () => setFailure(null), send }
}

/** The same for a form whose fields are a component's state. */
export function useSubmit(work: () => Promise<void>) {
  const { send, ...sending } = useSending()
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void send(work)
  }
  return { ...sending, onSubmit }
}
