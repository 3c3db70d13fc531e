/** Holds a code that somebody typed against their second factor, slowly and once. */
import { securityMessages } from '../../../shared/security-messages.ts'
import { problem } from '../../kernel/request/problem.ts'
import { countAttempt } from './attempts.ts'
import { counterOf, kindOf } from './one-time-codes.ts'
import { openSecret } from './sealed-secret.ts'
import { forgetAttempts } from './store/attempts.ts'
import { findFactor, takeCode, takeCounter } from './store/second-factor.ts'

type Person = { readonly accountId: string; readonly userId: string; readonly email: string }

/** Of one person from wherever they are: who tries codes knows the password, and may come from anywhere. */
const who = 'code'

/** Counted before any code is looked at. @throws Problem 429 after ten that were wrong in 15 minutes */
export const countCode = ({ email }: Pick<Person, 'email'>, now: Date): Promise<void> => countAttempt(email, who, now)
export const forgetCodes = ({ email }: Pick<Person, 'email'>): Promise<void> => forgetAttempts(email, who)

/**
 * Takes a code of the app or a recovery code, and says which it was, and the secret as it is kept. Of two calls with one code, one gets it.
 * @throws Problem 400 when it is wrong or has been used, 409 when there is no second factor, 429 after too many
 */
export async function takeOneTimeCode(person: Person, typed: string, now: Date): Promise<{ kind: 'app' | 'recovery'; secret: string }> {
  await countCode(person, now)
  const secret = (await findFactor(person))?.secret
  if (secret === undefined) throw problem(409, securityMessages.twoFactor.isOff)
  const kind = await takeAny(person, secret, typed, now)
  if (!kind) throw problem(400, securityMessages.twoFactor.codeWrong)
  await forgetCodes(person)
  return { kind, secret }
}

async function takeAny(person: Person, secret: string, typed: string, now: Date): Promise<'app' | 'recovery' | null> {
  const code = kindOf(typed)
  if (!code) return null
  if ('recovery' in code) return (await takeCode(person, code.recovery)) ? 'recovery' : null
  const counter = counterOf(openSecret(person, secret), code.app, now)
  return counter !== null && (await takeCounter(person, secret, counter)) ? 'app' : null
}
