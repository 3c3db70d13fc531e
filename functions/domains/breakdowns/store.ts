/** What networks tell of profiles in parts: items CUT#<date>#<kind>:<date> in the profile's partition, the parts as one JSON body. */
import { addDays, type DateRange } from '../../../shared/dates/index.ts'
import { type Breakdown, type BreakdownKind, breakdownSource, breakdownsOf, monthOf } from '../../../shared/items/breakdowns.ts'
import type { ProfileRecord } from '../../kernel/accounts/store.ts'
import { readItems, writeItems } from '../items/store/items.ts'

/** One Query for each profile whose network tells any of these kinds. */
export async function readBreakdowns(
  accountId: string,
  profiles: readonly ProfileRecord[],
  kinds: ReadonlySet<BreakdownKind>,
  range: DateRange,
): Promise<Breakdown[]> {
  const telling = profiles.filter(({ network }) => breakdownsOf(network).some((kind) => kinds.has(kind))).map(({ id }) => id)
  if (telling.length === 0) return []
  return readItems(breakdownSource, accountId, telling, `${monthOf(range.from)}T00:00:00Z`, `${addDays(range.to, 1)}T00:00:00Z`)
}

/** Parts of a kind and date take the place of what was told of them before. @throws ValiError when it is none */
export async function writeBreakdowns(accountId: string, profileId: string, told: readonly Breakdown[]): Promise<void> {
  await writeItems(breakdownSource, accountId, profileId, told)
}
