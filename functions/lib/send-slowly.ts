/** For what many are sent at the same minute. */
import { setTimeout as pause } from 'node:timers/promises'
import type { OutgoingMail } from './mail.ts'

const throttled = new Set(['Throttling', 'ThrottlingException', 'TooManyRequestsException', 'LimitExceededException'])
const pauses = [250, 500, 1000, 2000, 4000, 8000]

/** Everybody's Monday report goes out at 9:00, and SES takes so many a second: it says so, and nothing was sent. @throws what `send` throws otherwise */
export async function sendSlowly(send: (mail: OutgoingMail) => Promise<unknown>, mail: OutgoingMail): Promise<void> {
  for (const milliseconds of [...pauses, null]) {
    try {
      await send(mail)
      return
    } catch (error) {
      if (milliseconds === null || !(error instanceof Error) || !throttled.has(error.name)) throw error
      await pause(milliseconds * (0.5 + Math.random()))
    }
  }
}
