import { keepAccount } from '../../../../shared/api/leaving.ts'
import { leavingMessages } from '../../../../shared/leaving-messages.ts'
import { stopDeletion } from '../../../domains/leaving/store/account-deletions.ts'
import { getAccount } from '../../../kernel/accounts/store.ts'
import { empty, handle } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

/** Any owner may, and needs no password for it: nothing is lost by keeping an account. */
export const handler = handle(keepAccount, async ({ actor }) => {
  const account = await getAccount(actor.accountId)
  if (!account?.leaving) throw problem(409, leavingMessages.notAsked)
  if (!(await stopDeletion(account))) throw problem(409, leavingMessages.begun)
  return empty()
})
