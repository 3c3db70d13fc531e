import { getOwnDetails } from '../../shared/api/preferences.ts'
import { getUser } from '../accounts/store.ts'
import { handle } from '../lib/endpoint.ts'
import { partsOfName } from './name.ts'
import { waitingEmail } from './store.ts'

export const handler = handle(getOwnDetails, async ({ actor, now }) => {
  const [user, waiting_email] = await Promise.all([getUser(actor.accountId, actor.userId), waitingEmail(actor, now)])
  return { ...partsOfName(actor.name, user?.first_name), email: actor.email, waiting_email }
})
