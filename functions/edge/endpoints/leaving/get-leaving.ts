import { getLeaving } from '../../../../shared/api/leaving.ts'
import { asksCode } from '../../../domains/leaving/confirm-self.ts'
import { exportState } from '../../../domains/leaving/export/state.ts'
import { getAccount, getUser } from '../../../kernel/accounts/store.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

export const handler = handle(getLeaving, async ({ actor, now }) => {
  const { accountId, userId } = actor
  const [account, asks_code, last] = await Promise.all([getAccount(accountId), asksCode(actor), exportState({ accountId, userId, whole: true }, now)])
  const leaving = account?.leaving
  const by = leaving ? await getUser(accountId, leaving.by_user) : null
  return {
    name: actor.accountName,
    asks_code,
    deletion: leaving ? { asked_at: leaving.asked_at, ends_at: leaving.ends_at, by: by?.name ?? null } : null,
    export: last,
  }
})
