import { createOwnExport } from '../../../../shared/api/leaving.ts'
import { leavingMessages } from '../../../../shared/leaving-messages.ts'
import { askExport } from '../../../domains/leaving/store/exports.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

export const handler = handle(createOwnExport, async ({ actor, now }) => {
  if (actor.by) throw problem(403, leavingMessages.inTheirPlace)
  const asked = await askExport({ accountId: actor.accountId, userId: actor.userId, whole: false }, now)
  if (!asked) throw problem(409, leavingMessages.exportUnderWay)
  return { asked_at: asked.asked_at }
})
