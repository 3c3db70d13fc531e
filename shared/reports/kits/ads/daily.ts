/** Which days ad accounts should have, and have. A day on which no ad ran leaves no trace and reads like one that is missing. */

import { memoized } from '../../../memoize.ts'
import { moneyIn } from '../../../metrics/units.ts'
import type { Daily } from '../../language/items/definition.ts'
import { type AdEntry, accountsOf } from './entries.ts'

const accountsIn = memoized((entries: readonly AdEntry[]) => accountsOf(entries))

export const adDays: Daily<AdEntry> = {
  noun: 'ad account',
  // a figure in one currency is of the accounts that are in it
  sources: (entries, { unit }) => accountsIn(entries).filter(({ currency }) => !unit.startsWith('money ') || unit === moneyIn(currency)),
  // a window of reach may end on a day that has no figures: reach lacks the days that the ads lack
  of: (entry) => (entry.kind === 'reach' ? null : entry.account.id),
  from: (entry) => (entry.kind === 'row' ? entry.row.from : undefined),
}
