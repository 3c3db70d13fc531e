/** Campaigns, ad sets and ads as rows name them; what a row does not say stays as it is known. */
import type { Ad, AdObject, AdSet, Campaign } from '../../../shared/items/ads.ts'
import type { Row } from '../csv/table.ts'
import { readNumber } from '../csv/values.ts'
import type { AdCells } from './columns.ts'
import { objectKey } from './known.ts'

export type AdIds = { readonly campaignId: string; readonly adSetId: string; readonly adId: string }
type Known = (key: string) => AdObject | undefined
type Given = { readonly row: Row; readonly cells: AdCells; readonly account: string; readonly known: Known }

const knownOf = ({ account, known }: Given) => {
  const campaign = (id: string): Campaign | undefined => {
    const found = known(objectKey(account, 'campaign', id))
    return found?.level === 'campaign' ? found : undefined
  }
  const adSet = (id: string): AdSet | undefined => {
    const found = known(objectKey(account, 'ad_set', id))
    return found?.level === 'ad_set' ? found : undefined
  }
  const ad = (id: string): Ad | undefined => {
    const found = known(objectKey(account, 'ad', id))
    return found?.level === 'ad' ? found : undefined
  }
  return { campaign, adSet, ad }
}

/** What a row does not place lies where it lay. */
export function idsOf(given: Given): AdIds {
  const text = (column: Parameters<AdCells['text']>[1]) => given.cells.text(given.row, column)
  const { adSet, ad } = knownOf(given)
  const adId = text('adId') || text('ad')
  const adSetId = text('adSetId') || text('adSet') || ad(adId)?.adSetId || 'none'
  const campaignId = text('campaignId') || text('campaign') || adSet(adSetId)?.campaignId || 'none'
  return { campaignId, adSetId, adId }
}

export function objectsOf(given: Given, { campaignId, adSetId, adId }: AdIds): [Campaign, AdSet, Ad] {
  const text = (column: Parameters<AdCells['text']>[1]) => given.cells.text(given.row, column)
  const known = knownOf(given)
  const [campaign, adSet, ad] = [known.campaign(campaignId), known.adSet(adSetId), known.ad(adId)]
  const status = statusOf(text('status'))
  return [
    {
      level: 'campaign',
      id: campaignId,
      accountId: given.account,
      name: text('campaign') || (campaign?.name ?? campaignId),
      status: status ?? campaign?.status ?? null,
      objective: text('objective') || (campaign?.objective ?? null),
    },
    {
      level: 'ad_set',
      id: adSetId,
      accountId: given.account,
      name: text('adSet') || (adSet?.name ?? adSetId),
      status: status ?? adSet?.status ?? null,
      campaignId,
      resultType: text('resultType') || (adSet?.resultType ?? null),
      bidType: text('bidType') || (adSet?.bidType ?? null),
      dailyBudget: readNumber(text('budget')) ?? adSet?.dailyBudget ?? null,
    },
    {
      pictureUrl: null,
      text: null,
      quality: null,
      engagement: null,
      conversion: null,
      ...ad,
      level: 'ad',
      id: adId,
      accountId: given.account,
      name: text('ad') || (ad?.name ?? adId),
      status: status ?? ad?.status ?? null,
      adSetId,
    },
  ]
}

function statusOf(text: string): AdObject['status'] {
  const word = text.toLowerCase()
  if (word === 'active' || word === 'paused' || word === 'completed' || word === 'archived') return word
  return word === 'inactive' || word === 'not_delivering' ? 'paused' : null
}
