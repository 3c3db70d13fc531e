import { login } from '../../shared/api/auth.ts'
import { messages } from '../../shared/messages.ts'
import { readActor } from '../accounts/actor-store.ts'
import { findCredentials } from '../accounts/credentials.ts'
import { addressBlock } from '../lib/address-block.ts'
import { handle, withCookies } from '../lib/endpoint.ts'
import { take } from '../lib/limits.ts'
import { problem } from '../lib/problem.ts'
import { address } from '../lib/request.ts'
import { countAttempt, forgetAttempts } from './attempts.ts'
import { deviceToken, isKnownDevice } from './devices.ts'
import { enter } from './enter.ts'
import { meOf } from './me.ts'
import { verifyPassword } from './password.ts'

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
