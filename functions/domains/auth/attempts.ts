/** Slows down guessing: at most ten failures in any 15 minutes for one account from one address, or from one device that is known to it. */
import { messages } from '../../../shared/messages.ts'
import { problem } from '../../kernel/request/problem.ts'
import { readAttempts, saveAttempts } from './store/attempts.ts'

const limit = 10
const windowSeconds = 15 * 60

/**
 * Counts an attempt before the password is looked at, so that parallel guesses cannot slip past. Throws the 429 problem with
 * Retry-After (seconds until the oldest attempt is forgotten).
 */
export async function countAttempt(email: string, who: string, now: Date): Promise<void> {
  const seconds = Math.floor(now.getTime() / 1000)
  // Each lost race means that another attempt was counted, so after `limit` of them the limit is reached anyway.
  for (let race = 0; race <= limit; race++) {
    const stored = await readAttempts(email, who)
    const recent = stored.at.filter((one) => one > seconds - windowSeconds)
    const [oldest] = recent
    if (recent.length >= limit && oldest !== undefined) throw problem(429, messages.signIn.tooMany, { retryAfter: oldest + windowSeconds - seconds })
    if (await saveAttempts(email, who, { at: [...recent, seconds], version: stored.version }, seconds + windowSeconds)) return
  }
  throw problem(429, messages.signIn.tooMany, { retryAfter: windowSeconds })
}
