import { login } from '../../../../shared/api/auth.ts'
import { messages } from '../../../../shared/messages.ts'
import { countAttempt } from '../../../domains/auth/attempts.ts'
import { enter } from '../../../domains/auth/enter.ts'
import { meOf } from '../../../domains/auth/me.ts'
import { verifyPassword } from '../../../domains/auth/password.ts'
import { forgetAttempts } from '../../../domains/auth/store/attempts.ts'
import { deviceToken, isKnownDevice } from '../../../domains/auth/store/devices.ts'
import { readActor } from '../../../kernel/accounts/actor-store.ts'
import { findCredentials } from '../../../kernel/accounts/credentials.ts'
import { handle, withCookies } from '../../../kernel/chain/endpoint.ts'
import { addressBlock } from '../../../kernel/request/address-block.ts'
import { take } from '../../../kernel/request/limits.ts'
import { problem } from '../../../kernel/request/problem.ts'
import { address } from '../../../kernel/request/request.ts'

/** What is counted before the password is looked at is the same for an address that nobody has, so neither refusal tells of one. */
export const handler = handle(login, async ({ body: { email, password }, audit, event, now }) => {
  const device = deviceToken(event)
  const known = device !== null && (await isKnownDevice(device, email, now))
  const from = address(event)
  // over all accounts; a known device can only guess at those who signed in with it
  if (!known) await take('signIn', { address: from }, now)
  const who = known ? `device ${device}` : addressBlock(from)
  await countAttempt(email, who, now)
  const credentials = await findCredentials(email)
  const isRight = await verifyPassword(password, credentials?.passwordHash ?? null)
  const actor = isRight && credentials ? await readActor(credentials.accountId, credentials.userId) : null
  if (!actor) {
    // of an address that nobody has too: a line takes time
    audit.as(credentials && { ...credentials, name: email })
    throw problem(401, messages.signIn.wrong)
  }
  await forgetAttempts(email, who)
  const { isIn, cookies } = await enter(event, actor, audit, now)
  return withCookies(isIn ? { me: await meOf(actor, now) } : { second_step: true }, cookies)
})
