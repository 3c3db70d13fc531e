/** Whether the figures of a report go to its last days, and what its schedule says is done when they do not (docs/behaviours.md#missing-figures). */

import { formatDate } from '../../shared/dates/format.ts'
import { addDays, dateIn } from '../../shared/dates/index.ts'
import { deliveryMessages } from '../../shared/delivery-messages.ts'
import type { Run } from '../reports/run/run.ts'
import { datesOf } from '../schedules/occurrence-dates.ts'
import type { Occurrence } from '../schedules/records.ts'
import { behindIn } from './missing-figures.ts'
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
const named = 3

/** In one sentence, what of a report has no figures to its last day, or to `at` where that is earlier; null when all has. */
export async function missingFigures(accountId: string, run: Run, occurrence: Occurrence, at = new Date(occurrence.generate_at)): Promise<string | null> {
  const day = dateIn(at, occurrence.timezone)
  const afterLast = addDays(datesOf(occurrence, new Date(occurrence.generate_at)).dateTo, 1)
  const behind = await behindIn(accountId, run, afterLast < day ? afterLast : day)
  if (behind.length === 0) return null
  const some = behind.slice(0, named).map(({ name, last }) => words.profile(name, last && formatDate(last)))
  return words.figures(some, behind.length - some.length)
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
