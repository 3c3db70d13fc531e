/** What ads did on a day, parts of an account's days, and what the networks say of reach. */

import { networks } from '../../../../../shared/networks.ts'
import type { AdEntry } from '../../../../../shared/reports/kits/ads/entries.ts'
import { isKind } from './is-kind.ts'
import { kind } from './kind.ts'

type Accounted = Pick<AdEntry, 'account'>

const accountColumns = {
  'Ad account': ({ account }: Accounted) => account.name,
  'Ad account id': ({ account }: Accounted) => account.id,
  Currency: ({ account }: Accounted) => account.currency,
} as const
const network = ({ account }: Accounted) => networks[account.network].display

export const adKinds = [
  kind({
    name: 'day of an ad',
    is: isKind<AdEntry, 'row'>('row'),
    // figures are of one currency and one type of result, and rates of the accounts that have both terms
    sortOf: ({ account, adSet }) => `${account.id} ${account.currency} ${adSet?.resultType ?? ''}`,
    network,
    columns: {
      ...accountColumns,
      'First day of the total': ({ row }) => (row.from === undefined ? null : (row.from ?? 'not known')),
      Campaign: ({ campaign, row }) => campaign?.name ?? row.campaignId,
      'Campaign id': ({ row }) => row.campaignId,
      'Ad set': ({ adSet, row }) => adSet?.name ?? row.adSetId,
      'Ad set id': ({ row }) => row.adSetId,
      Ad: ({ ad, row }) => ad?.name ?? row.adId,
      'Ad id': ({ row }) => row.adId,
      'Result type': ({ adSet }) => adSet?.resultType ?? null,
      'Amount spent': ({ row }) => row.spend,
      Impressions: ({ row }) => row.impressions,
      'Clicks (all)': ({ row }) => row.clicksAll,
      'Link clicks': ({ row }) => row.linkClicks,
      Results: ({ row }) => row.results,
      Conversions: ({ row }) => row.conversions,
      'Conversion value': ({ row }) => row.conversionValue,
      ThruPlays: ({ row }) => row.thruplays,
    },
  }),
  kind({
    name: 'part of a day',
    is: isKind<AdEntry, 'part'>('part'),
    sortOf: ({ account, dimension }) => `${account.id} ${account.currency} ${dimension}`,
    network,
    columns: {
      ...accountColumns,
      Cut: ({ dimension }) => dimension.replaceAll('_', ' '),
      Part: ({ part }) => part.key,
      'Amount spent': ({ part }) => part.spend,
      Impressions: ({ part }) => part.impressions,
      'Link clicks': ({ part }) => part.linkClicks,
    },
  }),
  kind({
    name: 'reach',
    is: isKind<AdEntry, 'reach'>('reach'),
    sortOf: ({ account, level }) => `${account.id} ${level}`,
    network,
    columns: {
      ...accountColumns,
      'Reach of': ({ level }) => level.replaceAll('_', ' '),
      'Reached id': ({ objectId }) => objectId,
      'Reach of the day': ({ windows }) => windows['1'] ?? null,
      'Reach of as many days as the period has': ({ windows }, { days }) => windows[String(days)] ?? null,
    },
  }),
]
