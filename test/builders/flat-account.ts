/** An account of which every day is like the others, and what its network did not tell of it. */
import { addDays, dayCount } from '../../shared/dates/index.ts'
import { joined } from '../../shared/known.ts'
import type { NetworkCode } from '../../shared/networks.ts'
import { aPost, aProfile, type Days } from './dataset.ts'

/** What the network did not tell, or not wholly: days are dates. */
export type FlatSource = {
  /** the first day of all, 1 Dec 2022 unless given */
  readonly from?: string
  readonly until?: string
  readonly partial?: readonly string[]
  readonly missing?: readonly string[]
  /** whose posts have no figures yet */
  readonly bare?: readonly string[]
  /** without levels, or without what was gained and lost */
  readonly noLevels?: readonly string[]
  readonly noFlows?: readonly string[] | undefined
  readonly network?: NetworkCode
}

/** Every day 1,000 impressions, 100 reactions, 10 followers won and one post. */
export function flatProfile(
  id: string,
  { from = '2022-12-01', until = '2026-11-28', partial = [], missing = [], bare = [], noLevels = [], noFlows, network = 'linkedin' }: FlatSource,
) {
  const dates = Array.from({ length: dayCount(from, until) }, (_, day) => addDays(from, day))
  const told = (value: number) => dates.map((date) => (missing.includes(date) ? null : partial.includes(date) ? value * 0.3 : value))
  const followers = dates.map((date, day) => (missing.includes(date) || noLevels.includes(date) ? null : 5_000 + day * 10 - (partial.includes(date) ? 7 : 0)))
  const known = joined(dates.filter((date) => !missing.includes(date)).map((date) => `${date}/${date}`))
  const profile = aProfile(id, network, { known: { posts: known } })
  const flow = (value: number) => dates.map((date) => (noFlows?.includes(date) ? null : value))
  const flows = noFlows ? { followers_gained: flow(15), followers_lost: flow(5) } : {}
  const days: Days[] = [{ from, values: { impressions: told(1_000), reactions: told(100), followers, ...flows } }]
  const posts = dates
    .filter((date) => !missing.includes(date))
    .map((date) => aPost(`${id} ${date}`, profile, `${date}T10:00:00Z`, bare.includes(date) ? {} : { impressions: 500, reactions: 50 }))
  return { profile, days, posts }
}
