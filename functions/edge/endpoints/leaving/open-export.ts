import { openExport } from '../../../../shared/api/leaving.ts'
import { leavingMessages } from '../../../../shared/leaving-messages.ts'
import { fileKey, findTakeout } from '../../../domains/leaving/store/exports.ts'
import { readActor } from '../../../kernel/accounts/actor-store.ts'
import { handle, redirect } from '../../../kernel/chain/endpoint.ts'
import { signedLink } from '../../../kernel/files.ts'
import { problem } from '../../../kernel/request/problem.ts'
import { signedMethod } from '../../../kernel/request/request.ts'

/** Needs no session: the token is the right, as long as who asked is there and, of the whole account, still owns it. */
export const handler = handle(openExport, async ({ params, event, now }) => {
  const found = await findTakeout(params.token, now)
  const actor = found && (await readActor(found.accountId, found.userId))
  if (!actor || (found.whole && actor.role !== 'OWNER')) throw problem(410, leavingMessages.exportGone)
  const name = found.whole ? `${actor.accountName} export.zip` : 'Your data.zip'
  const link = await signedLink(fileKey(found, found.id), name, signedMethod(event))
  return redirect(link, { headers: { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' } })
})
