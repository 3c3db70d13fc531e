import { getOwnDetails } from '../../../../shared/api/preferences.ts'
import { partsOfName } from '../../../domains/preferences/name.ts'
import { waitingEmail } from '../../../domains/preferences/store/email-changes.ts'
import { getUser } from '../../../kernel/accounts/store.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

export const handler = handle(getOwnDetails, async ({ actor, now }) => {
  const [user, waiting_email] = await Promise.all([getUser(actor.accountId, actor.userId), waitingEmail(actor, now)])
  return { ...partsOfName(actor.name, user?.first_name), email: actor.email, waiting_email }
})
