/** One run after another where an account has more due than it has places. */
import type { Log } from '../../kernel/log.ts'
import { firstWaiting, givePlaceBack, keepPlace, type Place, putWaiting, takePlace, takeWaiting, type Waiting } from './run-places.ts'

/** Far below how long a place lasts. */
const keptEvery = 30_000

/** A Lambda has five minutes: within these another run may begin. */
const beginsWithinMs = 150_000

type Turn<T> = {
  accountId: string
  event: Waiting
  now: () => Date
  log: Log
  work: (event: Waiting) => Promise<T>
  /** Has a run fired that nobody has the time to make here. */
  handOver: (waiting: Waiting) => Promise<void>
}

/**
 * Does the work when its account has a place, and then what waits for the place. Null when it has to wait: whoever holds a place
 * will do it. @throws what the work of the event itself throws
 */
export async function inTurn<T>(turn: Turn<T>): Promise<T | null> {
  const { accountId, event, now, work } = turn
  const until = now().getTime() + beginsWithinMs
  let place = await takePlace(accountId, now())
  if (!place) {
    await putWaiting(accountId, event, now())
    // one may have become free before this waited, and then nobody would look for it
    place = await takePlace(accountId, now())
    if (!place) return null
    if (!(await takeWaiting(accountId, event))) return passOn(turn, place, until).then(() => null)
  }
  try {
    return await keeping(place, now, () => work(event))
  } finally {
    await passOn(turn, place, until)
  }
}

/** A run may last longer than a place does that nobody keeps. */
async function keeping<T>(place: Place, now: () => Date, work: () => Promise<T>): Promise<T> {
  // what goes wrong with one keeping is mended by the next
  const keep = async () => keepPlace(place, now())
  const kept = setInterval(() => void keep().catch(() => undefined), keptEvery)
  kept.unref()
  try {
    return await work()
  } finally {
    clearInterval(kept)
  }
}

/** Makes what waits, one after the other, and gives the place back. A fault of one of them is not that of the others: the watchdog fires it again. */
async function passOn<T>({ accountId, now, log, work, handOver }: Turn<T>, first: Place, until: number): Promise<void> {
  for (let place: Place | null = first; place; ) {
    const next = await firstWaiting(accountId)
    if (next && now().getTime() < until && (await keepPlace(place, now()))) {
      if (await takeWaiting(accountId, next)) {
        await keeping(place, now, () => work(next)).catch((error) => log.warn('run: its turn failed', { occurrenceId: next.occurrenceId, error }))
      }
      continue
    }
    await givePlaceBack(place)
    if (next) return handOver(next)
    // what began to wait just now found no place
    place = (await firstWaiting(accountId)) ? await takePlace(accountId, now()) : null
  }
}
