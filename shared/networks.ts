/**
 * The networks a profile can belong to: one table, read by pickers, reports, imports and colours.
 * Source: shell-and-plans.md §9 (supported networks), metrics.md 2.3 (which zone a network counts its days in).
 */
import * as v from 'valibot'

export const networkCodes = [
  'facebook',
  'instagram',
  'linkedin',
  'twitter',
  'tiktok',
  'youtube',
  'google',
  'pinterest',
  'reddit',
  'snapchat',
  'tumblr',
  'threads',
  'bluesky',
] as const
export const NetworkCode = v.picklist(networkCodes, 'Unknown network.')
export type NetworkCode = v.InferOutput<typeof NetworkCode>

/** The first tab of a report, over all networks; of ads it has a name of its own. */
const wholeTabCodes = ['cross_channel', 'ads_report'] as const
export type WholeTabCode = (typeof wholeTabCodes)[number]
/** A report tab: one network, or all of them together. */
export const tabCodes = [...wholeTabCodes, ...networkCodes] as const
export const TabCode = v.picklist(tabCodes)
export type TabCode = v.InferOutput<typeof TabCode>

/** Zone in which the network closes a day of its own daily figures (metrics.md 2.3). */
type NetworkDay = 'Pacific time' | 'UTC' | 'Location day'

type Network = { display: string; day: NetworkDay; posts: boolean }

export const networks = {
  facebook: { display: 'Facebook', day: 'Pacific time', posts: true },
  instagram: { display: 'Instagram', day: 'Pacific time', posts: true },
  linkedin: { display: 'LinkedIn', day: 'UTC', posts: true },
  twitter: { display: 'X', day: 'UTC', posts: true },
  tiktok: { display: 'TikTok', day: 'UTC', posts: true },
  youtube: { display: 'YouTube', day: 'Pacific time', posts: false },
  google: { display: 'Google', day: 'Location day', posts: false },
  pinterest: { display: 'Pinterest', day: 'UTC', posts: true },
  reddit: { display: 'Reddit', day: 'UTC', posts: false },
  snapchat: { display: 'Snapchat', day: 'UTC', posts: false },
  tumblr: { display: 'Tumblr', day: 'UTC', posts: false },
  threads: { display: 'Threads', day: 'UTC', posts: false },
  bluesky: { display: 'Bluesky', day: 'UTC', posts: false },
} as const satisfies Record<NetworkCode, Network>

const wholeTabDisplay = { cross_channel: 'Cross-channel', ads_report: 'Ads report' } as const satisfies Record<WholeTabCode, string>

/** A tab over all networks, not of one. */
export function isWhole(code: TabCode): code is WholeTabCode {
  return wholeTabCodes.some((one) => one === code)
}

export function tabDisplay(code: TabCode): string {
  return isWhole(code) ? wholeTabDisplay[code] : networks[code].display
}

/** The tabs in which a part of a report stands. */
export type TabScope = 'all' | 'cross_channel' | 'network' | readonly NetworkCode[]
