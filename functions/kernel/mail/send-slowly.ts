/** For what many are sent at the same minute. */
import { setTimeout as pause } from 'node:timers/promises'
import type { OutgoingMail } from './mail.ts'

const throttled = new Set(['Throttling', 'ThrottlingException', 'TooManyRequestsException', 'LimitExceededException'])
const pauses = [250, 500, 1000, 2000, 4000] as const
const longest = Math.max(...pauses)

/** `patience`: milliseconds to wait in all. `beforeAgain` is told how many went by since the last try, and may throw to end it. */
type Slowly = { patience?: number; beforeAgain?: (waited: number) => Promise<void> }

/** Everybody's Monday report goes out at 9:00, and SES takes so many a second: it says so, and nothing was sent. @throws what `send` throws otherwise */
export async function sendSlowly<Answer>(
  send: (mail: OutgoingMail) => Promise<Answer>,
  mail: OutgoingMail,
  { patience = 16_000, beforeAgain }: Slowly = {},
): Promise<Answer> {
  for (let tries = 0, waited = 0; ; tries++) {
    try {
      return await send(mail)
    } catch (error) {
      if (waited >= patience || !(error instanceof Error) || !throttled.has(error.name)) throw error
    }
    const milliseconds = (pauses[tries] ?? longest) * (0.5 + Math.random())
    await pause(milliseconds)
    waited += milliseconds
    await beforeAgain?.(milliseconds)
  }
}
