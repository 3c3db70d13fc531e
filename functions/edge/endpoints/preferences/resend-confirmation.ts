import { resendConfirmation } from '../../../../shared/api/preferences.ts'
import { messages } from '../../../../shared/messages.ts'
import { sendChangeLink } from '../../../domains/preferences/email-mails.ts'
import { putChange, waitingEmail } from '../../../domains/preferences/store/email-changes.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { take } from '../../../kernel/request/limits.ts'
import { problem } from '../../../kernel/request/problem.ts'
import { isHead } from '../../../kernel/request/request.ts'
import { refuseForeignSite } from '../../../kernel/request/same-site.ts'

/** The link that was sent before stops working. */
export const handler = handle(resendConfirmation, async ({ actor, event, now }) => {
  // it reads by its method and sends an email all the same
  refuseForeignSite(event)
  const email = await waitingEmail(actor, now)
  if (email === null) throw problem(409, messages.emailCode.nothingWaits)
  if (isHead(event)) return { email }
  await take('askedMail', { person: email }, now)
  const timezone = actor.preferences.timezone ?? actor.timezone
  const token = await putChange(actor, actor.email, email, now)
  await sendChangeLink({ email, token, timezone, preferences: actor.preferences }, now)
  return { email }
})
