import { createAccountExport } from '../../shared/api/leaving.ts'
import { leavingMessages } from '../../shared/leaving-messages.ts'
import { handle } from '../lib/endpoint.ts'
import { problem } from '../lib/problem.ts'
import { askExport } from './export/store.ts'

/** The email with its link goes to whoever asked. */
export const handler = handle(createAccountExport, async ({ actor, now }) => {
  if (actor.by) throw problem(403, leavingMessages.inTheirPlace)
  const asked = await askExport({ accountId: actor.accountId, userId: actor.userId, whole: true }, now)
  if (!asked) throw problem(409, leavingMessages.exportUnderWay)
  return { asked_at: asked.asked_at }
})
