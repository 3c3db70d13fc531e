import { getRemaining } from '../../shared/api/team.ts'
import { getAccount, listUsers } from '../accounts/store.ts'
import { handle } from '../lib/endpoint.ts'
import { seatsOf } from './seats.ts'

export const handler = handle(getRemaining, async ({ actor, query: { type }, now }) => {
  const [account, users] = await Promise.all([getAccount(actor.accountId), listUsers(actor.accountId)])
  return { type, ...seatsOf(account, users, now) }
})
