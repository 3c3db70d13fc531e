import { keepAccountByLink } from '../../../../shared/api/leaving.ts'
import { leavingMessages } from '../../../../shared/leaving-messages.ts'
import { accountOfLink, stopDeletion } from '../../../domains/leaving/store/account-deletions.ts'
import { getAccount } from '../../../kernel/accounts/store.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

/** The link is the right: it went to the owners alone, and works for whoever was locked out of their own account too. */
export const handler = handle(keepAccountByLink, async ({ body: { token }, audit }) => {
  const link = await accountOfLink(token)
  if (!link) throw problem(410, leavingMessages.keepLink.unknown)
  const account = await getAccount(link.accountId)
  if (account?.leaving?.token_hash !== link.hash) throw problem(410, leavingMessages.keepLink.used)
  audit.as({ accountId: account.id, userId: '', name: 'Somebody with the link' })
  if (!(await stopDeletion(account))) throw problem(410, leavingMessages.keepLink.used)
  return { name: account.name }
})
