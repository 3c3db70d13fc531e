/** Whether the figures of a report go to its last days, and what its schedule says is done when they do not (docs/behaviours.md#missing-figures). */

import { formatDate } from '../../shared/dates/format.ts'
import { addDays, dateIn } from '../../shared/dates/index.ts'
import { deliveryMessages } from '../../shared/delivery-messages.ts'
import { networks } from '../../shared/networks.ts'
import { maxProfiles } from '../../shared/reports/limits.ts'
import type { ProfileRecord } from '../accounts/store.ts'
import { freshnessOf } from '../home/freshness.ts'
import type { Run } from '../reports/run/run.ts'
import { datesOf } from '../schedules/occurrence-dates.ts'
import type { Occurrence } from '../schedules/records.ts'
import { readSeries } from '../series/store.ts'
import { PermanentFailure } from './ports.ts'

/** Made and mailed only when somebody asks for it. */
export class HeldBack extends PermanentFailure {
  readonly held: 'hold' | 'skip'
  constructor(held: 'hold' | 'skip', missing: string) {
    super(deliveryMessages.missing[held](missing))
    this.held = held
  }
}

const words = deliveryMessages.missing
const recentDays = 60
const named = 3

/** In one sentence, which profiles have no figures to the end of the report; null when all have them, or it is about no profiles. */
export async function missingFigures(accountId: string, run: Pick<Run, 'profiles'>, occurrence: Occurrence): Promise<string | null> {
  const day = dateIn(occurrence.generate_at, occurrence.timezone)
  const afterLast = addDays(datesOf(occurrence, new Date(occurrence.generate_at)).dateTo, 1)
  const today = afterLast < day ? afterLast : day
  const recent = await freshnessAt(accountId, run.profiles.slice(0, maxProfiles), today, addDays(today, -recentDays))
  // of these all that there is tells: whoever has posts alone has no day that is late
  const silent = recent.flatMap(({ last, state, profile }) => (last === null && state === 'behind' ? [profile] : []))
  const first = silent.flatMap(({ available_from }) => available_from ?? []).sort()[0] ?? today
  const before = await freshnessAt(accountId, silent, today, first)
  const late = [...recent, ...before].filter(({ last, state }) => state === 'never' || (state === 'behind' && last !== null))
  if (late.length === 0) return null
  const some = late.slice(0, named).map(({ name, network, last }) => words.profile(`${name} on ${networks[network].display}`, last && formatDate(last)))
  return words.figures(some, late.length - some.length)
}

async function freshnessAt(accountId: string, profiles: readonly ProfileRecord[], today: string, from: string) {
  const ids = profiles.map(({ id }) => id)
  const series = ids.length > 0 ? await readSeries(accountId, ids, from, today) : []
  return profiles.map((profile, at) => ({ profile, ...freshnessOf(profile, series[at], today) }))
}

/**
 * Asked before anything is computed. A run that somebody asked for again is sent as it is, and so are tests.
 * @throws HeldBack where its schedule wants that
 */
export async function holdWhatLacks(accountId: string, run: Run, occurrence: Occurrence): Promise<string | null> {
  if (occurrence.type === 'ONCE') return null
  const missing = await missingFigures(accountId, run, occurrence)
  const { missing_data: way, again_at, test } = occurrence
  if (missing !== null && way !== 'send' && again_at === null && !test) throw new HeldBack(way, missing)
  return missing
}
