/**
 * Takes work from a budget before it is done: one conditional write a request, and one more for the first of a window. An item holds a count
 * for all of an account or address, one for each person, and the places of what runs right now (docs/decisions/0017-limits.md).
 */
import { type Budget, budgets, type Work } from '../../../shared/limits.ts'
import { messages } from '../../../shared/messages.ts'
import { type Count, type Counts, countIn, freePlaces, givePlaceBack, isWithin, limitKey, startOf } from '../table/limit-item.ts'
import { problem } from './problem.ts'

/** Whose budget it is. `person`: an email address in lower case. */
export type Payer = { account: string; user: string } | { address: string } | { person: string }

/** Gives a place back, once; of work that needs no place it does nothing. A place that nobody gives back is free after a while. */
export type Release = () => Promise<void>

export type Asked = {
  /** 1 unless said */
  units?: number
  /** of the whole account, where that is less than what the table of budgets says, such as for a new account */
  most?: number
}

/** Races that may be lost to whoever begins a window. */
const turns = 2
const unlimited = Number.MAX_SAFE_INTEGER
const noLease: Release = () => Promise.resolve()

/**
 * Counts work against the budget of its kind, and holds a place where the kind has places. What is refused is not counted.
 * @throws Problem 429 with Retry-After in seconds, and a sentence that says what there was too much of
 */
export async function take(work: Work, payer: Payer, now: Date, { units = 1, most }: Asked = {}): Promise<Release> {
  const budget: Budget = budgets[work]
  const seconds = now.getTime() / 1000
  const start = Math.floor(seconds / budget.window) * budget.window
  const key = limitKey(work, await ownerOf(payer))
  const user = 'user' in payer ? payer.user : null
  const lot = units === 1 ? (budget.lot ?? 1) : units
  const purse = JSON.stringify([key, user, start])
  if (units === 1 && lots.spend(purse)) return noLease
  let count: Count = { key, user, units: lot, most: mostOf(budget, payer, most), start, end: start + budget.window }
  const refuse = () => {
    const wait = Math.max(1, Math.ceil(count.end - seconds))
    return problem(429, messages.limits.tooMany(budget.noun, wait), { retryAfter: wait })
  }
  if (!isWithin(count, new Map())) throw refuse()
  const places = placesOf(budget)
  let place = anyOf(places)
  let seen: Counts | undefined
  // each lost race means that another request of the account has begun, so after so many of them all places are taken
  for (let race = 0; race <= places.length + turns; race++) {
    const { lease, before } = await countIn(count, place, seen, now)
    if (before === null) {
      if (lot > units) lots.keep(purse, lot - units, count.end)
      return lease ? () => givePlaceBack(lease) : noLease
    }
    seen = before
    // a process whose clock is ahead has begun the next window
    if (startOf(before) > count.start) count = { ...count, start: startOf(before), end: startOf(before) + budget.window }
    if (!isWithin(count, before)) throw refuse()
    place = anyOf(freePlaces(places, before, now))
    if (place === undefined && places.length > 0) break
  }
  throw problem(429, messages.limits.atOnce(budget.noun), { retryAfter: 1 })
}

/** How much may be counted in a window, for all of an account or address and for one user. */
function mostOf(budget: Budget, payer: Payer, most = unlimited): Count['most'] {
  const all = scaled(('account' in payer ? budget.account : 'person' in payer ? budget.person : budget.address) ?? unlimited)
  return { all: Math.min(most, all), user: scaled(budget.user ?? unlimited) }
}

/** Addresses are kept as their hash, and no longer than their window. */
async function ownerOf(payer: Payer): Promise<string> {
  if ('account' in payer) return `A#${payer.account}`
  const { addressHash, personHash } = await import('./address-block.ts')
  return 'person' in payer ? `M#${personHash(payer.person)}` : `H#${addressHash(payer.address)}`
}

/** A deployment for larger teams multiplies every budget. @throws when ALMANAC_LIMIT_FACTOR is no number above 0 */
export function scaled(budget: number): number {
  const factor = Number(process.env.ALMANAC_LIMIT_FACTOR ?? 1)
  if (!(factor > 0)) throw new Error('ALMANAC_LIMIT_FACTOR has to be a number above 0.')
  return Math.min(unlimited, Math.floor(budget * factor))
}

/** So many that the names of all of them would fill the item are as good as no bound. */
const mostPlaces = 100

function placesOf({ atOnce }: Budget): string[] {
  const places = atOnce === undefined ? 0 : scaled(atOnce)
  return places > mostPlaces ? [] : Array.from({ length: places }, (_, index) => `place${index}`)
}

function anyOf(places: readonly string[]): string | undefined {
  return places[Math.floor(Math.random() * places.length)]
}

/** Cheap work that this process has counted ahead and not yet done. */
class Lots {
  private readonly left = new Map<string, { units: number; end: number }>()

  /** False when there is none left, which then has to be counted. */
  spend(purse: string): boolean {
    const lot = this.left.get(purse)
    if (!lot || lot.units === 0) return false
    lot.units--
    return true
  }

  keep(purse: string, units: number, end: number): void {
    for (const [old, lot] of this.left) if (lot.end < end) this.left.delete(old)
    this.left.set(purse, { units, end })
  }
}
const lots = new Lots()
