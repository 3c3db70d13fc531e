import { useRef, useState } from 'react'
import type { BodyInputOf } from '../../../../shared/api/endpoint.ts'
import type { updateReportEmails } from '../../../../shared/api/recipients.ts'
import { call, sentenceOf } from '../../lib/api.ts'

/** Whether it was saved. */
export type Choose = (body: BodyInputOf<typeof updateReportEmails>) => Promise<boolean>

export type Choosing = ReturnType<typeof useChoose>

/** Says what the reader chose; what stands on the page follows the answer. Choices made while others are saved are saved after them. */
export function useChoose(token: string) {
  const [state, setState] = useState<'idle' | 'busy' | 'saved'>('idle')
  const [failure, setFailure] = useState<string | null>(null)
  const before = useRef(Promise.resolve(true))
  const waiting = useRef(0)
  const failed = useRef(false)
  const save = async (body: Parameters<Choose>[0]) => {
    try {
      await call('PATCH /report-emails/{token}', { params: { token }, body })
      return true
    } catch (error) {
      failed.current = true
      setFailure(sentenceOf(error))
      return false
    } finally {
      waiting.current -= 1
      if (waiting.current === 0) setState(failed.current ? 'idle' : 'saved')
    }
  }
  const choose: Choose = (body) => {
    // a choice that failed is told of until all that was chosen with it is done
    if (waiting.current === 0) {
      failed.current = false
      setFailure(null)
      setState('busy')
    }
    waiting.current += 1
    before.current = before.current.then(() => save(body))
    return before.current
  }
  return { busy: state === 'busy', failure, saved: state === 'saved', choose }
}
