/** A run that ended is due once more: its ledger keeps what was made, and forgets what is to be done again. */

import type { Occurrence, Recipient } from './records.ts'
import { makeDue } from './store/occurrences.ts'

/** Steps that end a run; those that made something stay. */
const endings = ['finished', 'failed', 'told', 'closed'] as const

/**
 * `run` as it was read, GENERATED or FAILED; `to`: who gets their mail again, at once. Null when it is not so any more: another asked a moment
 * before, its owner is only now being told, or it was removed.
 */
export function rearm(accountId: string, run: Occurrence, to: readonly Recipient[], now: Date): Promise<Occurrence | null> {
  // the owner is told of a new failure as of the first
  const forgotten = Object.keys(run.sends).filter((key) => key.startsWith('told ') || to.some(({ email }) => email === key))
  return makeDue(accountId, run, [...endings.map((name) => `steps.${name}`), ...forgotten.map((key) => `sends.${key}`)], now)
}
