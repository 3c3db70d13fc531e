/**
 * The networks a profile can belong to, a row each: all that pickers, reports, imports, charts and picture rules have to know of one.
 * What it gives of the metrics stands in metrics/given.ts, its mark in frontend/src/ui/network-icon.tsx. The order is that of lists.
 */
import * as v from 'valibot'
import type { messages } from './messages.ts'

/** Zone in which the network closes a day of its own daily figures. */
type NetworkDay = 'Pacific time' | 'UTC' | 'Location day'

type Network = {
  readonly display: string
  readonly day: NetworkDay
  /** its posts are in the report of posts */
  readonly posts: boolean
  /** safe on charts, each in its theme */
  readonly color: { readonly light: string; readonly dark: string }
  /** what tells it from a network of a like colour: a line's dash in pixels drawn and left out, hatched columns */
  readonly pattern?: { readonly dash: readonly number[]; readonly hatched?: true }
  /** where links to its posts lead; a host stands for all below it too */
  readonly linkHosts: readonly string[]
  /** who posted, in a link that says so */
  readonly userInLink?: RegExp
  /** where it keeps its pictures; a host stands for all below it too */
  readonly pictureHosts: readonly string[]
  /** connections that are for publishing alone, the first that fits, with the sentence that says so */
  readonly publishingOnly?: readonly {
    readonly kind: 'profile' | 'group' | 'ads'
    readonly withoutUrl?: true
    readonly said: keyof typeof messages.profiles.publishingOnly
  }[]
}

export const networks = {
  facebook: {
    display: 'Facebook',
    day: 'Pacific time',
    posts: true,
    color: { light: '#0866ff', dark: '#5b9bff' },
    linkHosts: ['facebook.com', 'fb.com', 'fb.watch'],
    pictureHosts: ['fbcdn.net'],
    publishingOnly: [
      { kind: 'group', said: 'facebookGroup' },
      { kind: 'profile', withoutUrl: true, said: 'facebookProfile' },
    ],
  },
  instagram: {
    display: 'Instagram',
    day: 'Pacific time',
    posts: true,
    color: { light: '#d6005a', dark: '#ff5c9a' },
    linkHosts: ['instagram.com'],
    pictureHosts: ['cdninstagram.com'],
  },
  linkedin: {
    display: 'LinkedIn',
    day: 'UTC',
    posts: true,
    color: { light: '#0a66c2', dark: '#4fa3f0' },
    pattern: { dash: [5, 3], hatched: true },
    linkHosts: ['linkedin.com'],
    pictureHosts: ['licdn.com'],
  },
  twitter: {
    display: 'X',
    day: 'UTC',
    posts: true,
    color: { light: '#1d2733', dark: '#d5dae1' },
    linkHosts: ['x.com', 'twitter.com'],
    userInLink: /^https?:\/\/(?:[a-z]+\.)?(?:x|twitter)\.com\/(?!i\/)([^/?#@]+)\/status\//i,
    pictureHosts: ['twimg.com'],
  },
  tiktok: {
    display: 'TikTok',
    day: 'UTC',
    posts: true,
    color: { light: '#0b7e86', dark: '#3fd4dc' },
    linkHosts: ['tiktok.com'],
    userInLink: /^https?:\/\/(?:[a-z]+\.)?tiktok\.com\/@([^/?#]+)\//i,
    pictureHosts: ['tiktokcdn.com', 'tiktokcdn-eu.com', 'tiktokcdn-us.com'],
    publishingOnly: [{ kind: 'ads', said: 'tiktokAds' }],
  },
  youtube: {
    display: 'YouTube',
    day: 'Pacific time',
    posts: false,
    color: { light: '#d90b0b', dark: '#ff6b62' },
    pattern: { dash: [8, 3, 2, 3], hatched: true },
    linkHosts: ['youtube.com', 'youtu.be'],
    pictureHosts: ['ytimg.com', 'ggpht.com'],
  },
  google: {
    display: 'Google',
    day: 'Location day',
    posts: false,
    color: { light: '#2f6fe0', dark: '#7babf9' },
    linkHosts: [],
    pictureHosts: ['googleusercontent.com'],
  },
  pinterest: {
    display: 'Pinterest',
    day: 'UTC',
    posts: true,
    color: { light: '#bd081c', dark: '#f0646f' },
    linkHosts: ['pinterest.com'],
    pictureHosts: ['pinimg.com'],
  },
  reddit: {
    display: 'Reddit',
    day: 'UTC',
    posts: false,
    color: { light: '#d23a00', dark: '#ff7f50' },
    pattern: { dash: [10, 3] },
    linkHosts: ['reddit.com'],
    pictureHosts: ['redd.it', 'redditmedia.com'],
  },
  snapchat: {
    display: 'Snapchat',
    day: 'UTC',
    posts: false,
    color: { light: '#8c7a00', dark: '#f5e94b' },
    linkHosts: ['snapchat.com'],
    pictureHosts: ['sc-cdn.net'],
  },
  tumblr: {
    display: 'Tumblr',
    day: 'UTC',
    posts: false,
    color: { light: '#36465d', dark: '#8fa6c8' },
    pattern: { dash: [4, 2] },
    linkHosts: ['tumblr.com'],
    pictureHosts: ['tumblr.com'],
  },
  threads: {
    display: 'Threads',
    day: 'UTC',
    posts: false,
    color: { light: '#5a4fcf', dark: '#a79ff7' },
    linkHosts: ['threads.net', 'threads.com'],
    pictureHosts: [],
  },
  bluesky: {
    display: 'Bluesky',
    day: 'UTC',
    posts: false,
    color: { light: '#0b74e0', dark: '#58abff' },
    pattern: { dash: [2, 2] },
    linkHosts: ['bsky.app'],
    pictureHosts: ['cdn.bsky.app'],
  },
} as const satisfies Record<string, Network>
export type NetworkCode = keyof typeof networks

/** The rows as they are told apart by code alone. */
export const networkRows: Readonly<Record<NetworkCode, Network>> = networks

const isNetwork = (code: string): code is NetworkCode => Object.hasOwn(networks, code)
export const networkCodes: readonly NetworkCode[] = Object.keys(networks).filter(isNetwork)
export const NetworkCode = v.picklist(networkCodes, 'Unknown network.')

/** The networks whose reviews can be collected or imported. */
export const reviewNetworks = ['facebook', 'google'] as const satisfies readonly NetworkCode[]

/** The first tab of a report, over all networks; of ads it has a name of its own. */
const wholeTabCodes = ['cross_channel', 'ads_report'] as const
export type WholeTabCode = (typeof wholeTabCodes)[number]
/** A report tab: one network, or all of them together. */
export const tabCodes = [...wholeTabCodes, ...networkCodes]
export const TabCode = v.picklist(tabCodes)
export type TabCode = v.InferOutput<typeof TabCode>

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
