/** What networks tell of a profile in parts: a day's views by source, a month's searches by keyword. */
import * as v from 'valibot'
import { MeasureId } from '../metrics/measures.ts'
import type { NetworkCode } from '../networks.ts'
import { NetworkDate } from './fields.ts'
import { itemSource } from './source.ts'

/** Whose each is, and the shortest time the network tells it for. */
export const breakdowns = {
  traffic_source: { network: 'youtube', period: 'day' },
  /** parts are hours in UTC, "00" to "23" */
  follower_activity: { network: 'tiktok', period: 'day' },
  board: { network: 'pinterest', period: 'day' },
  search_keyword: { network: 'google', period: 'month' },
  visitor_function: { network: 'linkedin', period: 'month' },
} as const satisfies Record<string, { network: NetworkCode; period: 'day' | 'month' }>
export type BreakdownKind = keyof typeof breakdowns
export const breakdownKinds = ['traffic_source', 'follower_activity', 'board', 'search_keyword', 'visitor_function'] as const satisfies readonly BreakdownKind[]

export function breakdownsOf(network: NetworkCode): BreakdownKind[] {
  return breakdownKinds.filter((kind) => breakdowns[kind].network === network)
}

/** All parts of one kind at one date; a month's stand at its first day. Told again they replace themselves. */
export const Breakdown = v.object({
  /** `<kind>:<date>` */
  id: v.string(),
  profileId: v.string(),
  kind: v.picklist(breakdownKinds),
  date: NetworkDate,
  parts: v.array(
    v.object({
      key: v.pipe(v.string(), v.nonEmpty()),
      label: v.string(),
      /** absent = the network gave no value; never 0 in its place */
      measures: v.record(MeasureId, v.optional(v.number())),
    }),
  ),
})
export type Breakdown = v.InferOutput<typeof Breakdown>

/** The date the parts of a day are kept at. */
export function breakdownDate(kind: BreakdownKind, day: string): string {
  return breakdowns[kind].period === 'month' ? monthOf(day) : day
}

/** The first day of its month. */
export function monthOf(day: string): string {
  return `${day.slice(0, 8)}01`
}

export const breakdownSource = itemSource<Breakdown>({
  id: 'breakdowns',
  prefix: 'CUT',
  owner: 'profile',
  schema: Breakdown,
  at: ({ date }) => `${date}T00:00:00.000Z`,
})
