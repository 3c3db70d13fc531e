/** What each network's engagements are made of (docs/metrics.md#engagement). Passive views are never engagements. */
import type { NetworkCode } from '../networks.ts'
import { engagementsGiven } from './given.ts'
import type { MeasureId } from './measures.ts'

/** Measures whose sum is the network's engagements where it gives no total of its own. */
export const partsOf = (network: NetworkCode): readonly MeasureId[] => engagementsGiven[network]

/** Parts as a chart stacks them, in this order; what a network counts beyond its parts is "Other". */
export const engagementGroups = {
  reactions: { label: 'Reactions', measures: ['reactions'] },
  comments: { label: 'Comments', measures: ['comments', 'replies', 'story_replies'] },
  shares: { label: 'Shares', measures: ['shares', 'quotes'] },
  saves: { label: 'Saves', measures: ['saves'] },
  clicks: { label: 'Clicks', measures: ['clicks', 'link_clicks', 'call_clicks', 'direction_clicks', 'booking_clicks', 'menu_clicks'] },
} as const satisfies Record<string, { label: string; measures: readonly MeasureId[] }>
export type EngagementGroup = keyof typeof engagementGroups

/** The parts of a network that stand in a group; empty when it has none. */
export function partsInGroup(network: NetworkCode, group: EngagementGroup): MeasureId[] {
  const members: readonly MeasureId[] = engagementGroups[group].measures
  return partsOf(network).filter((part) => members.includes(part))
}

/** The only parts one sees of other people's profiles: likes or reactions, comments or replies, shares or reposts. */
export function publicPartsOf(network: NetworkCode): MeasureId[] {
  const open: readonly MeasureId[] = ['reactions', 'comments', 'replies', 'shares', 'quotes']
  return partsOf(network).filter((part) => open.includes(part))
}

/** Reads one measure; null, undefined and NaN all mean that the network gave no value. */
export type MeasureReader = (measure: MeasureId) => number | null | undefined

/** The network's own total where it is stored, else the sum of its known parts; null when none is known. */
export function engagementsOf(network: NetworkCode, get: MeasureReader): number | null {
  return known(get('engagements')) ?? sumOf(partsOf(network), get)
}

/** Reactions, comments and shares; null when none is known. */
export function publicEngagementsOf(network: NetworkCode, get: MeasureReader): number | null {
  return sumOf(publicPartsOf(network), get)
}

/** The sum of the known ones; null when none is. */
export function sumOf(measures: readonly MeasureId[], get: MeasureReader): number | null {
  let sum: number | null = null
  for (const measure of measures) {
    const value = known(get(measure))
    if (value !== null) sum = (sum ?? 0) + value
  }
  return sum
}

function known(value: number | null | undefined): number | null {
  return value === null || value === undefined || Number.isNaN(value) ? null : value
}
