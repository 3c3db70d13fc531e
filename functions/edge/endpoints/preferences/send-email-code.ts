import { sendEmailCode } from '../../../../shared/api/preferences.ts'
import { inFormats } from '../../../../shared/formats.ts'
import { messages } from '../../../../shared/messages.ts'
import { emailOf } from '../../../../shared/notifications/notification.ts'
import { verificationCode } from '../../../../shared/notifications/verification-code/definition.ts'
import { readerOf } from '../../../../shared/preferences.ts'
import { putCode, readCode } from '../../../domains/preferences/store/email-codes.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { origin } from '../../../kernel/clients.ts'
import { sendMail } from '../../../kernel/mail/mail.ts'
import { suppressionOf } from '../../../kernel/mail/suppression.ts'
import { take } from '../../../kernel/request/limits.ts'
import { problem } from '../../../kernel/request/problem.ts'
import { isHead } from '../../../kernel/request/request.ts'
import { refuseForeignSite } from '../../../kernel/request/same-site.ts'

/** Whoever presses twice gets one email. */
const again = 60_000

export const handler = handle(sendEmailCode, async ({ actor, event, now }) => {
  // it reads by its method and sends an email all the same
  refuseForeignSite(event)
  const { email } = actor
  if (!(await suppressionOf(email))) throw problem(409, messages.emailCode.works(email))
  if (isHead(event)) return { email, until: now.toISOString() }
  const before = await readCode(actor)
  if (before && before.email === email && now.getTime() - before.sent < again) return { email, until: new Date(before.ends).toISOString() }
  await take('askedMail', { person: email }, now)
  const { code, ends } = await putCode(actor, email, now)
  const until = new Date(ends).toISOString()
  const { formats, timezone } = readerOf(actor.preferences, actor.timezone)
  const content = inFormats(formats, () => emailOf(verificationCode, { email, code, until: { at: until, timezone } }, origin()))
  await sendMail({ fromName: 'Almanac', to: { email, name: actor.name }, ...content }, { evenIfSuppressed: true })
  return { email, until }
})
