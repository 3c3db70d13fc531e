import { getLeaving } from '../../shared/api/leaving.ts'
import { getAccount, getUser } from '../accounts/store.ts'
import { handle } from '../lib/endpoint.ts'
import { asksCode } from './confirm-self.ts'

export const handler = handle(getLeaving, async ({ actor }) => {
  const [account, asks_code] = await Promise.all([getAccount(actor.accountId), asksCode(actor)])
  const leaving = account?.leaving
  const by = leaving ? await getUser(actor.accountId, leaving.by_user) : null
  return {
    name: actor.accountName,
    asks_code,
    deletion: leaving ? { asked_at: leaving.asked_at, ends_at: leaving.ends_at, by: by?.name ?? null } : null,
  }
})
