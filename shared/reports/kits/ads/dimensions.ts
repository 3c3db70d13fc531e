/** What reports over ads are cut by. */

import type { Cell } from '../../../blocks/table/data.ts'
import type { AdAccount } from '../../../items/ad-accounts.ts'
import type { AdObject, adRankings } from '../../../items/ads.ts'
import { moneyIn } from '../../../metrics/units.ts'
import { networks } from '../../../networks.ts'
import type { Dimension, DimensionValue } from '../../language/items/dimension.ts'
import type { AdEntry, ReachEntry, RowEntry } from './entries.ts'
import { currencyName } from './entries.ts'

const text = (value: string | null): Cell => ({ type: 'text', value })

const statuses = {
  active: { type: 'text', value: 'Active', color: 'positive' },
  paused: { type: 'text', value: 'Paused', color: 'neutral' },
  completed: { type: 'text', value: 'Completed' },
  archived: { type: 'text', value: 'Archived' },
} as const satisfies Record<NonNullable<AdObject['status']>, Cell>
const rankings = {
  above_average: { type: 'text', value: 'Above average', color: 'positive' },
  average: { type: 'text', value: 'Average' },
  below_average: { type: 'text', value: 'Below average', color: 'negative' },
} as const satisfies Record<(typeof adRankings)[number], Cell>

function statusCell(object: AdObject | null): Cell {
  return object?.status ? statuses[object.status] : text(null)
}

/** "Northbound Shop, GBP" */
function belongsTo({ name, currency }: AdAccount): string {
  return `${name}, ${currencyName(currency)}`
}

/** Ad names repeat from account to account, ids do not have to differ. */
function part(account: AdAccount, id: string, object: AdObject | null, more: Partial<DimensionValue>): DimensionValue {
  return { key: `${account.id} ${id}`, label: object?.name ?? id, description: belongsTo(account), badge: { network: account.network }, ...more }
}

type Level = Exclude<ReachEntry['level'], 'region'>
/** A part for the ads of a day, and for reach of the same level; other reach is of something else. */
function at(
  level: Level,
  ofRow: (entry: RowEntry) => DimensionValue,
  ofReach: (entry: ReachEntry) => DimensionValue,
): (entry: AdEntry) => readonly DimensionValue[] {
  return (entry) => {
    if (entry.kind === 'row') return [ofRow(entry)]
    return entry.kind === 'reach' && entry.level === level ? [ofReach(entry)] : []
  }
}

function accountPart(account: AdAccount): DimensionValue {
  const { id, name, network, currency, timezone } = account
  return {
    key: id,
    label: name,
    badge: { network, name: networks[network].display },
    attributes: { currency: text(currencyName(currency)), timezone: text(timezone.replaceAll('_', ' ')) },
  }
}

function campaignPart(account: AdAccount, id: string, campaign: AdObject | null): DimensionValue {
  const objective = campaign?.level === 'campaign' ? campaign.objective : null
  return part(account, id, campaign, { attributes: { status: statusCell(campaign), objective: text(objective) } })
}

function adSetPart(account: AdAccount, id: string, adSet: AdObject | null): DimensionValue {
  const known = adSet?.level === 'ad_set' ? adSet : null
  const attributes = {
    status: statusCell(adSet),
    bid_type: text(known?.bidType ?? null),
    budget: { type: 'number', value: known?.dailyBudget ?? null, unit: moneyIn(account.currency) } satisfies Cell,
    result_type: text(known?.resultType ?? null),
  }
  return part(account, id, adSet, { attributes })
}

function adPart(account: AdAccount, id: string, ad: AdObject | null): DimensionValue {
  const known = ad?.level === 'ad' ? ad : null
  const rank = (of: 'quality' | 'engagement' | 'conversion') => (known?.[of] ? rankings[known[of]] : text(null))
  return part(account, id, ad, {
    ...(known?.text ? { description: known.text } : {}),
    ...(known?.pictureUrl ? { picture_url: known.pictureUrl } : {}),
    attributes: {
      status: statusCell(ad),
      account: text(belongsTo(account)),
      quality: rank('quality'),
      engagement: rank('engagement'),
      conversion: rank('conversion'),
    },
  })
}

export const adCuts = {
  account: {
    title: 'Ad account',
    of: at(
      'account',
      ({ account }) => accountPart(account),
      ({ account }) => accountPart(account),
    ),
  },
  campaign: {
    title: 'Campaign',
    of: at(
      'campaign',
      ({ account, row, campaign }) => campaignPart(account, row.campaignId, campaign),
      ({ account, objectId, object }) => campaignPart(account, objectId, object),
    ),
  },
  ad_set: {
    title: 'Ad set',
    of: at(
      'ad_set',
      ({ account, row, adSet }) => adSetPart(account, row.adSetId, adSet),
      ({ account, objectId, object }) => adSetPart(account, objectId, object),
    ),
  },
  ad: {
    title: 'Ad',
    of: at(
      'ad',
      ({ account, row, ad }) => adPart(account, row.adId, ad),
      ({ account, objectId, object }) => adPart(account, objectId, object),
    ),
  },
  objective: {
    title: 'Objective',
    of: (entry) => {
      if (entry.kind !== 'row') return []
      const name = entry.campaign?.objective
      return [name ? { key: name, label: name } : { key: 'none', label: 'Not stated', color: 'c-other' }]
    },
  },
} as const satisfies Record<string, Dimension<AdEntry>>
