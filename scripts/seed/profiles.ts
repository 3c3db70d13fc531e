/** The demo's groups and profiles, and how large and lively each one is. */
import type { NetworkCode } from '../../shared/networks.ts'
import type { GroupType } from '../../shared/profile-groups.ts'
import type { ProfileKind } from '../../shared/profile-kind.ts'
import type { IndustryId } from '../../shared/public-profiles.ts'

/** With all that the dialog of a group asks for, so that each can be edited as it is. */
export type SeedGroup = {
  entity_gid: string
  accountId: string
  name: string
  type: GroupType
  country: string
  timezone: string
  industry?: IndustryId
}

const [london, newYork, dubai] = [
  { country: 'GB', timezone: 'Europe/London' },
  { country: 'US', timezone: 'America/New_York' },
  { country: 'AE', timezone: 'Asia/Dubai' },
] as const

export const groups: readonly SeedGroup[] = [
  { entity_gid: 'group-northbound', accountId: 'acct-demo', name: 'Northbound Coffee', type: 'brand', ...london, industry: 'coffee-shops' },
  { entity_gid: 'group-leith', accountId: 'acct-demo', name: 'Leith Studio', type: 'client', ...newYork, industry: 'studios' },
  { entity_gid: 'group-markets', accountId: 'acct-demo', name: 'Northbound Markets', type: 'location', ...dubai },
  { entity_gid: 'group-imports', accountId: 'acct-demo', name: 'Imports', type: 'other', ...london },
  { entity_gid: 'group-other', accountId: 'acct-other', name: 'Harbour Books', type: 'brand', ...london, industry: 'bookshops' },
]

/** How a profile behaves; numbers are those of {@link reference}. */
export type Character = {
  followers: number
  /** followers now / followers a year ago */
  growth: number
  /** of an ordinary day, in what the network counts (networks.ts) */
  level: number
  engagementRate: number
  postsPerWeek: number
  voice: 'coffee' | 'studio' | 'market' | 'books'
  /** connected this many days ago; without it the history goes back two years */
  connectedDaysAgo?: number
  /** chance of a day on which nobody saw anything: a rate has no denominator */
  quiet?: number
  /** no data from `from` to `to` days ago: the connection was lost */
  gap?: { from: number; to: number }
}

export type SeedProfile = {
  id: string
  group: string
  network: NetworkCode
  name: string
  username: string | null
  picture: string | null
  url: boolean
  kind: ProfileKind
  character: Character | null
}

/** The day the characters' figures are of. */
export const reference = '2026-11-20'

type Row = Omit<SeedProfile, 'username' | 'picture' | 'url' | 'kind' | 'character'> & Partial<SeedProfile>
const profile = (row: Row): SeedProfile => ({ username: null, picture: null, url: true, kind: 'page', character: null, ...row })

const northbound = (network: NetworkCode, username: string | null, character: Character, name = 'Northbound Coffee') =>
  profile({ id: `demo-${network}`, group: 'group-northbound', network, name, username, picture: '/media/avatar-northbound.svg', character })

const empty = (network: NetworkCode, name: string) =>
  profile({ id: `import-${network}`, group: 'group-imports', network, name, picture: '/media/avatar-imports.svg' })

const coffee = (followers: number, growth: number, level: number, engagementRate: number, postsPerWeek: number): Character => ({
  followers,
  growth,
  level,
  engagementRate,
  postsPerWeek,
  voice: 'coffee',
})

export const profiles: readonly SeedProfile[] = [
  northbound('facebook', 'northbound.coffee', coffee(48_210, 1.08, 18_400, 0.0285, 4)),
  northbound('instagram', '@northbound.coffee', coffee(86_940, 1.36, 36_500, 0.0476, 5.5)),
  northbound('linkedin', null, coffee(12_480, 1.42, 4_700, 0.0455, 2.5), 'Northbound Coffee Ltd'),
  northbound('twitter', '@northboundbeans', coffee(9_870, 0.96, 2_450, 0.043, 6)),
  northbound('tiktok', '@northbound.coffee', coffee(64_315, 2.1, 52_000, 0.0493, 4.5)),
  northbound('youtube', '@northboundcoffee', coffee(21_640, 1.31, 6_900, 0.0349, 1.5)),
  northbound('google', null, coffee(0, 1.12, 1_350, 0.071, 0.9), 'Northbound Coffee, Stockbridge'),
  profile({
    id: 'demo-google-leith',
    group: 'group-northbound',
    network: 'google',
    name: 'Northbound Coffee, Leith',
    picture: '/media/avatar-northbound.svg',
    character: { ...coffee(0, 1.4, 640, 0.066, 0), connectedDaysAgo: 18 },
  }),
  northbound('pinterest', 'northboundcoffee', coffee(7_930, 1.18, 5_600, 0.031, 3)),
  northbound('threads', '@northbound.coffee', coffee(6_420, 1.9, 2_900, 0.036, 3)),
  northbound('bluesky', '@northbound.coffee', coffee(2_140, 2.4, 95, 1, 3)),
  profile({
    id: 'demo-instagram-leith',
    group: 'group-northbound',
    network: 'instagram',
    name: 'Northbound Leith',
    username: '@northbound.leith',
    picture: '/media/avatar-northbound.svg',
    character: { ...coffee(2_860, 6, 3_100, 0.062, 4), connectedDaysAgo: 21 },
  }),
  profile({
    id: 'demo-facebook-group',
    group: 'group-northbound',
    network: 'facebook',
    name: 'Northbound Regulars',
    url: false,
    kind: 'group',
  }),
  profile({
    id: 'demo-tiktok-ads',
    group: 'group-northbound',
    network: 'tiktok',
    name: 'Northbound Ads',
    kind: 'ads',
  }),
  profile({
    id: 'leith-instagram',
    group: 'group-leith',
    network: 'instagram',
    name: 'Leith Studio',
    username: '@leith.studio',
    picture: '/media/avatar-leith.svg',
    character: { ...coffee(15_720, 1.22, 6_800, 0.039, 4), voice: 'studio' },
  }),
  profile({
    id: 'leith-facebook',
    group: 'group-leith',
    network: 'facebook',
    name: 'Leith Studio NYC',
    username: 'leithstudio',
    picture: '/media/avatar-leith.svg',
    character: { ...coffee(5_310, 1.02, 2_100, 0.022, 2.5), voice: 'studio', gap: { from: 52, to: 41 } },
  }),
  profile({
    id: 'leith-linkedin',
    group: 'group-leith',
    network: 'linkedin',
    name: 'Leith Studio',
    picture: '/media/avatar-leith.svg',
    character: { ...coffee(3_480, 1.5, 1_900, 0.051, 2), voice: 'studio' },
  }),
  profile({
    id: 'market-instagram',
    group: 'group-markets',
    network: 'instagram',
    name: 'نورثباوند للقهوة',
    username: '@northbound.uae',
    picture: '/media/avatar-northbound.svg',
    character: { ...coffee(4_260, 1.7, 2_300, 0.054, 3), voice: 'market' },
  }),
  profile({
    id: 'market-tiktok',
    group: 'group-markets',
    network: 'tiktok',
    name: '☕️🔥 Roast Club 🔥☕️',
    username: '@roastclub',
    character: { ...coffee(1_980, 2.8, 3_900, 0.058, 2), voice: 'market' },
  }),
  profile({
    id: 'market-twitter',
    group: 'group-markets',
    network: 'twitter',
    name: '',
    username: '@nb_osaka',
    character: { ...coffee(640, 1.1, 310, 0.049, 3), voice: 'market', quiet: 0.06 },
  }),
  empty('facebook', 'Facebook import'),
  empty('instagram', 'Instagram import'),
  empty('linkedin', 'LinkedIn import'),
  empty('twitter', 'X import'),
  empty('tiktok', 'TikTok import'),
  empty('youtube', 'YouTube import'),
  empty('google', 'Google import'),
  profile({
    id: 'other-facebook',
    group: 'group-other',
    network: 'facebook',
    name: 'Harbour Books',
    username: 'harbourbooks',
    picture: '/media/avatar-harbour.svg',
    character: { ...coffee(3_900, 1.05, 1_500, 0.027, 2), voice: 'books' },
  }),
  profile({
    id: 'other-instagram',
    group: 'group-other',
    network: 'instagram',
    name: 'Harbour Books',
    username: '@harbour.books',
    picture: '/media/avatar-harbour.svg',
    character: { ...coffee(7_250, 1.2, 3_300, 0.044, 3), voice: 'books' },
  }),
]
