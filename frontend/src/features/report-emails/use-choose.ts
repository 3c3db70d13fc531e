import { useRef, useState } from 'react'
import type { BodyInputOf } from '../../../../shared/api/endpoint.ts'
import type { updateReportEmails } from '../../../../shared/api/recipients.ts'
import { call } from '../../lib/api.ts'
import { useSending } from '../../lib/use-submit.ts'

/** Whether it was saved. */
export type Choose = (body: BodyInputOf<typeof updateReportEmails>) => Promise<boolean>

/** Says what the reader chose; what stands on the page follows the answer. */
export function useChoose(token: string) {
  const { busy, failure, send } = useSending()
  const [saved, setSaved] = useState(false)
  const before = useRef(Promise.resolve())
  const choose: Choose = async (body) => {
    let done = false
    // each choice is saved, also one that is made while another is on its way
    before.current = before.current.then(() =>
      send(async () => {
        setSaved(false)
        await call('PATCH /report-emails/{token}', { params: { token }, body })
        setSaved(true)
        done = true
      }),
    )
    await before.current
    return done
  }
  return { busy, failure, saved, choose }
}
