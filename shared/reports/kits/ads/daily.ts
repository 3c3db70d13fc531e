/** Which days ad accounts should have, and have. A day on which no ad ran leaves no trace and reads like one that is missing. */

import { formatRange } from '../../../dates/index.ts'
import { figureMessages } from '../../../figure-messages.ts'
import type { KnownDays } from '../../../known.ts'
import { memoized } from '../../../memoize.ts'
import { moneyIn } from '../../../metrics/units.ts'
import type { Daily } from '../../language/items/definition.ts'
import { type AdEntry, accountsOf, type LackEntry } from './entries.ts'

const accountsIn = memoized((entries: readonly AdEntry[]) => accountsOf(entries))

/** "UK, 1–31 Oct 2026: 2 rows could not be imported." */
export function lackText({ account, from, date, text }: LackEntry): string {
  return figureMessages.ads.lacks(account.name, formatRange(from, date), text)
}

/** Of each profile, what is known of its accounts; of those from before that was kept everything since their first day. */
export const knownAccounts = (entries: readonly AdEntry[]): Map<string, KnownDays[]> =>
  new Map(
    [...Map.groupBy(accountsIn(entries), ({ profileId }) => profileId)].map(([id, all]) => [
      id,
      all.map(({ known, since }) => known ?? [`${since}/9999-12-31`]),
    ]),
  )

export const adDays: Daily<AdEntry> = {
  noun: 'ad account',
  // a figure in one currency is of the accounts that are in it
  sources: (entries, { unit }) => accountsIn(entries).filter(({ currency }) => !unit.startsWith('money ') || unit === moneyIn(currency)),
  // a window of reach may end on a day that has no figures: reach lacks the days that the ads lack
  of: (entry) => (entry.kind === 'reach' ? null : entry.account.id),
  from: (entry) => (entry.kind === 'row' ? entry.row.from : undefined),
  lacks: (entry) => (entry.kind === 'lack' ? { id: entry.account.id, from: entry.from, to: entry.date, said: lackText(entry) } : null),
}
