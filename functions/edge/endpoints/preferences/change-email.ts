import { changeEmail } from '../../../../shared/api/preferences.ts'
import { messages } from '../../../../shared/messages.ts'
import { countAttempt } from '../../../domains/auth/attempts.ts'
import { verifyPassword } from '../../../domains/auth/password.ts'
import { forgetAttempts } from '../../../domains/auth/store/attempts.ts'
import { sendChangeLink, sendChangeNotice } from '../../../domains/preferences/email-mails.ts'
import { putChange } from '../../../domains/preferences/store/email-changes.ts'
import { findCredentials } from '../../../kernel/accounts/credentials.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { take } from '../../../kernel/request/limits.ts'
import { problem } from '../../../kernel/request/problem.ts'

/** Whether somebody else has the new address is told by its link alone, to whoever reads its email. */
export const handler = handle(changeEmail, async ({ actor, body: { email, password }, audit, now }) => {
  if (email === actor.email) throw problem(400, messages.emailChange.same)
  audit.about({ rest: `to ${email}` })
  const who = `own ${actor.userId}`
  await countAttempt(actor.email, who, now)
  const credentials = await findCredentials(actor.email)
  if (!(await verifyPassword(password, credentials?.passwordHash ?? null))) throw problem(403, messages.emailChange.wrongPassword)
  await forgetAttempts(actor.email, who)
  await take('askedMail', { person: email }, now)
  const timezone = actor.preferences.timezone ?? actor.timezone
  const token = await putChange({ accountId: actor.accountId, userId: actor.userId }, actor.email, email, now)
  await sendChangeLink({ email, token, timezone, preferences: actor.preferences }, now)
  await sendChangeNotice({ email: actor.email, to: email, timezone, preferences: actor.preferences }, now)
  return { email }
})
