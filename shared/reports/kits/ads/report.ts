/** What reports over ads have in common, of all accounts or of one. */
import { figureMessages } from '../../../figure-messages.ts'
import { basisText } from '../../language/daily.ts'
import type { ItemBlock } from '../../language/items/section.ts'
import { maxListedPosts } from '../../limits.ts'
import { adDays, knownAccounts } from './daily.ts'
import type { AdEntry } from './entries.ts'
import { adNotes } from './fit.ts'
import type { AdMetric } from './metrics.ts'

export const adReport = {
  noun: { one: 'day of an ad', many: 'days of ads' },
  basis: basisText.activity,
  at: (entry: AdEntry) => (entry.kind === 'row' ? entry.row.date : null),
  profileOf: ({ account }: AdEntry) => account.profileId,
  profilesIn: (entries: readonly AdEntry[]) => new Set(entries.map(({ account }) => account.profileId)),
  fromNetworks: true,
  knownBy: (entries: readonly AdEntry[]) => knownAccounts(entries),
  daily: adDays,
  days: figureMessages.ads.days,
  notes: adNotes,
} as const

export const status = { key: 'status', value: 'Status' } as const

/** What a campaign, an ad set or an ad did; reach and frequency have a total only where the network gives one. */
export const adColumns = [
  'spend',
  'impressions',
  'reach',
  'frequency',
  'link_clicks',
  'ctr_link',
  'cpc',
  'cpm',
  'results',
  'cost_per_result',
  'roas',
] as const satisfies readonly AdMetric[]

/** Accounts of several currencies have no common order of money, so all accounts go by impressions and one by what it spent. */
export function campaignTable(sortBy: 'spend' | 'impressions') {
  return { kind: 'table', key: 'rows', rows: 'campaign', attributes: [status], columns: adColumns, sortBy, limit: maxListedPosts } as const satisfies ItemBlock<
    AdEntry,
    AdMetric,
    'campaign'
  >
}
