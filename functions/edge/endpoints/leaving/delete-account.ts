import { deleteAccount } from '../../../../shared/api/leaving.ts'
import { leavingMessages } from '../../../../shared/leaving-messages.ts'
import { confirmSelf } from '../../../domains/leaving/confirm-self.ts'
import { tellOwners } from '../../../domains/leaving/mails.ts'
import { askDeletion } from '../../../domains/leaving/store/account-deletions.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

/** Nothing is gone by it yet: every owner is told, and any of them may stop it. */
export const handler = handle(deleteAccount, async ({ actor, body: { name, ...typed }, log, now }) => {
  if (name !== actor.accountName.trim()) throw problem(400, leavingMessages.nameWrong)
  await confirmSelf(actor, typed, now)
  const asked = await askDeletion(actor.accountId, actor.userId, now)
  if (!asked) throw problem(409, leavingMessages.asked)
  await tellOwners(actor, asked, { log, now })
  return { ends_at: asked.ends_at }
})
