import { downloadScheduledReport } from '../../../../shared/api/schedules.ts'
import { messages } from '../../../../shared/messages.ts'
import { findOccurrence } from '../../../domains/schedules/find-occurrence.ts'
import { pdfLink } from '../../../domains/schedules/pdf-link.ts'
import { handle, redirect } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'
import { signedMethod } from '../../../kernel/request/request.ts'

export const handler = handle(downloadScheduledReport, async ({ actor, params, event }) => {
  const occurrence = await findOccurrence(actor, params.id, 'view')
  if (occurrence.state === 'DELETED') throw problem(404, messages.schedule.missing)
  if (occurrence.state === 'FAILED') throw problem(409, messages.unable.downloadReport)
  const link = occurrence.state === 'GENERATED' ? await pdfLink(actor.accountId, occurrence, null, signedMethod(event)) : null
  if (!link) throw problem(409, messages.schedule.notReady)
  return redirect(link)
})
