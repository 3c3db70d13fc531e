/**
 * Campaigns, ad sets and ads as rows name them; what a row does not say stays as it is known. Without an id a name is one only together
 * with what it lies in: ads of one name in two ad sets are two.
 */
import { createHash } from 'node:crypto'
import type { Ad, AdObject, AdRow, AdSet, Campaign } from '../../../../shared/items/ads.ts'
import { memoize } from '../../../../shared/memoize.ts'
import { plainName } from '../../readers/csv/plain-name.ts'
import type { AdCells } from './columns.ts'
import { objectKey } from './known.ts'
import { depthOf, type Line } from './rows.ts'

export type AdIds = Pick<AdRow, 'campaignId' | 'adSetId' | 'adId'>
type Given = { readonly line: Line; readonly cells: AdCells; readonly account: string; readonly objects: Objects }

/** What is known of the things in ad accounts, by id and by name. */
export type Objects = {
  readonly get: (account: string, level: AdObject['level'], id: string) => AdObject | undefined
  /** the ids of the things of a name that lie in one thing */
  readonly called: (account: string, level: AdObject['level'], name: string, parent: string) => readonly string[]
}

export function objectsIn(own: ReadonlyMap<string, AdObject>, known: ReadonlyMap<string, AdObject>): Objects {
  let names: Map<string, string[]> | null = null
  const byName = () => {
    const made = new Map<string, string[]>()
    for (const one of known.values()) memoize(made, nameKey(one.accountId, one.level, one.name, parentOf(one)), () => []).push(one.id)
    return made
  }
  return {
    get: (account, level, id) => own.get(objectKey(account, level, id)) ?? known.get(objectKey(account, level, id)),
    called: (account, level, name, parent) => {
      names ??= byName()
      return names.get(nameKey(account, level, name, parent)) ?? []
    },
  }
}

const nameKey = (...parts: readonly string[]) => JSON.stringify(parts)
export const parentOf = (one: AdObject): string => (one.level === 'campaign' ? '' : one.level === 'ad_set' ? one.campaignId : one.adSetId)

const nowhere = 'none'
const made = /^(?:name:|all:|none$)/
/** Whether the network gave the id. A name alone is its own id. */
export const isGiven = ({ id, name }: Pick<AdObject, 'id' | 'name'>, isNamed = true) => !made.test(id) && !(isNamed && id === name)
/** Of ads that a file does not tell apart. */
export const isWhole = (adId: string) => adId.startsWith('all:')

/** What a row does not place lies where it lay. */
export function idsOf({ line, account, objects }: Given): AdIds {
  const { campaign, adSet, ad } = line.of
  const idIn = (level: AdObject['level'], parent: string, { id, name }: Line['of']['ad']): string => {
    if (id !== '' || name === '') return id
    const [only, ...more] = objects.called(account, level, name, parent)
    if (only !== undefined && more.length === 0) return only
    return parent === '' || parent === nowhere
      ? name
      : `name:${createHash('sha256')
          .update(JSON.stringify([parent, name]))
          .digest('base64url')
          .slice(0, 24)}`
  }
  const namedCampaign = idIn('campaign', '', campaign)
  const namedSet = idIn('ad_set', namedCampaign || nowhere, adSet)
  const lain = ad.id === '' ? undefined : objects.get(account, 'ad', ad.id)
  const adSetId = namedSet || (lain?.level === 'ad' ? lain.adSetId : '') || nowhere
  const set = objects.get(account, 'ad_set', adSetId)
  const campaignId = namedCampaign || (set?.level === 'ad_set' ? set.campaignId : '') || nowhere
  const deepest = namedSet || namedCampaign || account
  const adId = idIn('ad', namedSet || (namedCampaign ? `${namedCampaign} ${nowhere}` : nowhere), ad) || `all:${deepest}`
  return { campaignId, adSetId, adId }
}

const wholes = ['All ads', 'All ads of the campaign', 'All ads of the ad set'] as const

export function objectsOf({ line, cells, account, objects }: Given, { campaignId, adSetId, adId }: AdIds): [Campaign, AdSet, Ad] {
  const text = (column: Parameters<AdCells['text']>[1]) => cells.text(line.row, column)
  const found = [objects.get(account, 'campaign', campaignId), objects.get(account, 'ad_set', adSetId), objects.get(account, 'ad', adId)] as const
  const [campaign, adSet, ad] = [
    found[0]?.level === 'campaign' ? found[0] : undefined,
    found[1]?.level === 'ad_set' ? found[1] : undefined,
    found[2]?.level === 'ad' ? found[2] : undefined,
  ]
  const status = statusOf(text('status'))
  const named = line.of
  return [
    {
      level: 'campaign',
      id: campaignId,
      accountId: account,
      name: named.campaign.name || (campaign?.name ?? (campaignId === nowhere ? 'Not stated' : campaignId)),
      status: status ?? campaign?.status ?? null,
      objective: text('objective') || (campaign?.objective ?? null),
    },
    {
      level: 'ad_set',
      id: adSetId,
      accountId: account,
      name: named.adSet.name || (adSet?.name ?? (adSetId === nowhere ? 'Not stated' : adSetId)),
      status: status ?? adSet?.status ?? null,
      campaignId,
      resultType: text('resultType') || (adSet?.resultType ?? null),
      bidType: text('bidType') || (adSet?.bidType ?? null),
      dailyBudget: cells.number(text('budget')) ?? adSet?.dailyBudget ?? null,
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
      accountId: account,
      name: named.ad.name || (ad?.name ?? (isWhole(adId) ? (wholes[depthOf(line)] ?? adId) : adId)),
      status: status ?? ad?.status ?? null,
      adSetId,
    },
  ]
}

const paused = ['inactive', 'not_delivering', 'not delivering', 'inaktiv', 'inactif', 'inactiva', 'inativo', 'inattiva', 'inactief', 'nieaktywna']
const active = ['aktiv', 'actif', 'active', 'activa', 'activo', 'ativo', 'ativa', 'attiva', 'actief', 'aktywna']

function statusOf(text: string): AdObject['status'] {
  const word = plainName(text)
  if (word === 'paused' || word === 'completed' || word === 'archived') return word
  if (active.includes(word)) return 'active'
  return paused.includes(word) ? 'paused' : null
}
