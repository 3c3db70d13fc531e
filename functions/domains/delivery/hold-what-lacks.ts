/** Keeps back a report whose figures do not go to its last days, where its schedule wants that (docs/behaviours.md#missing-figures). */

import { addDays, dateIn } from '../../../shared/dates/index.ts'
import { deliveryMessages } from '../../../shared/delivery-messages.ts'
import { type MissingFigures, missingOf, missingText } from '../../../shared/missing-figures.ts'
import type { Run } from '../reports/run/run.ts'
import { datesOf } from '../schedules/occurrence-dates.ts'
import type { Occurrence } from '../schedules/records.ts'
import { lateSources } from './late-sources.ts'
import { PermanentFailure } from './ports.ts'

/** Made and mailed only when somebody asks for it. */
export class HeldBack extends PermanentFailure {
  readonly held: 'hold' | 'skip'
  readonly missing: MissingFigures
  constructor(held: 'hold' | 'skip', missing: MissingFigures) {
    super(deliveryMessages.missing[held](missingText(missing)))
    this.held = held
    this.missing = missing
  }
}

/** What of a report has no figures to its last day, or to `at` where that is earlier; null when all has. */
export async function missingFigures(
  accountId: string,
  run: Run,
  occurrence: Occurrence,
  at = new Date(occurrence.generate_at),
): Promise<MissingFigures | null> {
  const day = dateIn(at, occurrence.timezone)
  const afterLast = addDays(datesOf(occurrence, new Date(occurrence.generate_at)).dateTo, 1)
  return missingOf(await lateSources(accountId, run, afterLast < day ? afterLast : day))
}

/**
 * Asked before anything is computed. A run that somebody asked for again is sent as it is, and so are tests.
 * @throws HeldBack where its schedule wants that
 */
export async function holdWhatLacks(accountId: string, run: Run, occurrence: Occurrence): Promise<MissingFigures | null> {
  if (occurrence.type === 'ONCE') return null
  const missing = await missingFigures(accountId, run, occurrence)
  const { missing_data: way, again_at, test } = occurrence
  if (missing !== null && way !== 'send' && again_at === null && !test) throw new HeldBack(way, missing)
  return missing
}
