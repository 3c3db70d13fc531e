import { resendConfirmation } from '../../shared/api/preferences.ts'
import { messages } from '../../shared/messages.ts'
import { handle } from '../lib/endpoint.ts'
import { take } from '../lib/limits.ts'
import { problem } from '../lib/problem.ts'
import { refuseForeignSite } from '../lib/same-site.ts'
import { sendChangeLink } from './email-mails.ts'
import { putChange, waitingEmail } from './store.ts'

/** The link that was sent before stops working. */
export const handler = handle(resendConfirmation, async ({ actor, event, now }) => {
  // it reads by its method and sends an email all the same
  refuseForeignSite(event)
  const email = await waitingEmail(actor, now)
  if (email === null) throw problem(409, messages.emailCode.nothingWaits)
  await take('askedMail', { person: email }, now)
  const timezone = actor.preferences.timezone ?? actor.timezone
  const token = await putChange(actor, actor.email, email, now)
  await sendChangeLink({ email, token, timezone, preferences: actor.preferences }, now)
  return { email }
})
