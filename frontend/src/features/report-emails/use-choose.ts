import { useState } from 'react'
import type { BodyInputOf } from '../../../../shared/api/endpoint.ts'
import type { updateReportEmails } from '../../../../shared/api/recipients.ts'
import { call } from '../../lib/api.ts'
import { useSending } from '../../lib/use-submit.ts'

export type Choose = (body: BodyInputOf<typeof updateReportEmails>) => void

/** Says what the reader chose; what stands on the page follows the answer. */
export function useChoose(token: string) {
  const { busy, failure, send } = useSending()
  const [saved, setSaved] = useState(false)
  const choose: Choose = (body) =>
    void send(async () => {
      setSaved(false)
      await call('PATCH /report-emails/{token}', { params: { token }, body })
      setSaved(true)
    })
  return { busy, failure, saved, choose }
}
