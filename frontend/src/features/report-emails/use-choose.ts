import type { BodyInputOf } from '../../../../shared/api/endpoint.ts'
import type { updateReportEmails } from '../../../../shared/api/recipients.ts'
import { call } from '../../lib/api.ts'
import { useSending } from '../../lib/use-submit.ts'

/** Says what the reader chose; what stands on the page follows the answer. */
export function useChoose(token: string) {
  const { busy, failure, send } = useSending()
  const choose = (body: BodyInputOf<typeof updateReportEmails>) =>
    void send(async () => {
      await call('PATCH /report-emails/{token}', { params: { token }, body })
    })
  return { busy, failure, choose }
}
