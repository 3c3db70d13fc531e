/** Waits between the tries of what the database refused or put off: somebody else was changing the same thing, or it was at its limit. */
import { setTimeout as pause } from 'node:timers/promises'

/** With the longest waits eighteen seconds, so that a request ends with its reason before it is cut off. */
export const mostTries = 20

/** Milliseconds to wait at the most after try `attempt`, counted from 1: twice as long each time, from 20 up to 1280. */
export function longestWait(attempt: number): number {
  return 10 * 2 ** Math.min(attempt, 7)
}

/**
 * Waits after try `attempt`, counted from 1, was refused: somewhere between no time and `longestWait`, so that those who met once do not
 * meet again. @throws Error after the last try, with what is known of the `refusal` as its cause
 */
export async function backoff(attempt: number, refusal?: unknown): Promise<void> {
  if (attempt >= mostTries) throw new Error(`The database refused the same thing ${mostTries} times in a row. Please try again later.`, { cause: refusal })
  await pause(Math.random() * longestWait(attempt))
}
