/** What one network tells beyond what all do: parts of its day that add up to the figures it is cut from. */
import type { MeasureId } from '../../shared/metrics/measures.ts'
import type { NetworkCode } from '../../shared/networks.ts'
import type { Values } from './engagements.ts'
import { count, normal, type Random } from './random.ts'

type Shares = readonly (readonly [MeasureId, number])[]

const reactions: Partial<Record<NetworkCode, Shares>> = {
  facebook: [
    ['reaction_like', 0.66],
    ['reaction_love', 0.21],
    ['reaction_care', 0.045],
    ['reaction_haha', 0.04],
    ['reaction_wow', 0.025],
    ['reaction_sad', 0.012],
    ['reaction_angry', 0.008],
  ],
  linkedin: [
    ['reaction_like', 0.68],
    ['reaction_celebrate', 0.14],
    ['reaction_love', 0.08],
    ['reaction_support', 0.045],
    ['reaction_insightful', 0.04],
    ['reaction_funny', 0.015],
  ],
}
const surfaces: Shares = [
  ['views_search_mobile', 0.46],
  ['views_maps_mobile', 0.32],
  ['views_search_desktop', 0.15],
  ['views_maps_desktop', 0.07],
]
const besidesWebsite: Shares = [
  ['direction_clicks', 0.56],
  ['call_clicks', 0.25],
  ['menu_clicks', 0.14],
  ['booking_clicks', 0.05],
]

/** Whole parts of a whole number, about in these shares; the first takes what rounding leaves. Below zero it is the first alone. */
export function apportioned<Key extends string>(total: number, shares: readonly (readonly [Key, number])[], next: Random): [Key, number][] {
  const weights = shares.map(([, share]) => share * Math.exp(0.12 * normal(next)))
  const sum = weights.reduce((a, b) => a + b, 0)
  const parts = shares.map(([key], index): [Key, number] => [key, index === 0 ? 0 : Math.floor((Math.max(0, total) * (weights[index] ?? 0)) / sum)])
  const [first] = parts
  if (first) first[1] = total - parts.reduce((a, [, part]) => a + part, 0)
  return parts
}

export function networkExtras(network: NetworkCode, values: Values, next: Random): Values {
  const kinds = reactions[network]
  const extras: Values = kinds ? Object.fromEntries(apportioned(values.reactions ?? 0, kinds, next)) : {}
  const shown = values.impressions ?? 0
  if (network === 'facebook') extras.page_actions = count(next, (values.profile_visits ?? 0) * 0.11)
  if (network === 'linkedin') extras.profile_visits = count(next, shown * 0.014)
  if (network === 'google') {
    Object.assign(extras, Object.fromEntries(apportioned(shown, surfaces, next)))
    Object.assign(extras, Object.fromEntries(apportioned((values.clicks ?? 0) - (values.link_clicks ?? 0), besidesWebsite, next)))
  }
  return extras
}
