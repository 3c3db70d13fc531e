/** Asks whoever is signed in for their password once more, before what a stolen session must not do. */
import { securityMessages } from '../../../shared/security-messages.ts'
import type { Actor } from '../../kernel/accounts/actor.ts'
import { findCredentials } from '../../kernel/accounts/credentials.ts'
import { problem } from '../../kernel/request/problem.ts'
import { countAttempt } from './attempts.ts'
import { verifyPassword } from './password.ts'
import { forgetAttempts } from './store/attempts.ts'

/** Returns the hash that it was held against. @throws Problem 400 for another password, 429 after too many */
export async function checkOwnPassword({ userId, email }: Actor, password: string, now: Date): Promise<string> {
  const who = `own password of ${userId}`
  await countAttempt(email, who, now)
  const hash = (await findCredentials(email))?.passwordHash ?? null
  const isRight = await verifyPassword(password, hash)
  if (!isRight || hash === null) throw problem(400, securityMessages.password.wrong)
  await forgetAttempts(email, who)
  return hash
}
