/** What the groups of tenants.ts report on besides their profiles: one of everything, with the mark of its tenant. */
import { putAdvocacyGroup } from '../../functions/domains/advocacy/store.ts'
import { competitorGid, putCompetitor } from '../../functions/domains/competitors/store.ts'
import { writeItems } from '../../functions/domains/items/store/items.ts'
import { putListener } from '../../functions/domains/listeners/store.ts'
import { writeSeries } from '../../functions/domains/series/store/series.ts'
import { adAccountSource } from '../../shared/items/ad-accounts.ts'
import { adRowSource } from '../../shared/items/ads.ts'
import { advocateSource, shareSource } from '../../shared/items/advocacy.ts'
import { mentionSource } from '../../shared/items/mentions.ts'
import type { GroupOf } from './tenant-profiles.ts'

/** What anybody can see bears nobody's mark. */
export const publicPage = (name: string) => ({
  id: `page-${name.toLowerCase()}`,
  network: 'facebook' as const,
  name,
  username: name.toLowerCase(),
  picture_url: null,
  profile_url: null,
  followers: 900,
  brand: name,
  industry: null,
  gone: false,
})

/** A listener, a competitor, an advocacy group and an ad account. */
export async function writeSourceData(of: GroupOf): Promise<void> {
  await writeListener(of)
  await writeRival(of)
  await writeAdvocacy(of)
  await writeAds(of)
}

async function writeListener({ account, group, ids: { profile: id, listener }, before }: GroupOf): Promise<void> {
  await putListener(account, {
    id: listener,
    name: `Listener ${id}`,
    type: 'brand',
    enabled: true,
    processed: true,
    entity_gids: [group],
    timezone: null,
    queries: [{ key: 'brand', label: `Brand ${id}` }],
    results: 1,
  })
  await writeItems(mentionSource, account, listener, [
    {
      id: `mention-${id}`,
      listenerId: listener,
      at: `${before(5)}T10:00:00Z`,
      source: 'news',
      queries: [`Brand ${id}`],
      text: `Mention ${id}`,
      author: null,
      country: 'GB',
      language: 'en',
      engagements: 3,
      repost: false,
      score: null,
      sentiment: null,
      url: null,
    },
  ])
}

async function writeRival({ account, ids: { profile: id }, now, before }: GroupOf): Promise<void> {
  const rival = competitorGid(id, 'page-rival')
  const { network, name, username, picture_url, profile_url } = publicPage('Rival')
  await putCompetitor(
    account,
    {
      competitor_gid: rival,
      profile_gid: id,
      network,
      network_id: 'page-rival',
      name: `${name} of ${id}`,
      username,
      picture_url,
      profile_url,
      since: before(60),
      through: before(1),
      processed: true,
      error: false,
      warning: null,
    },
    new Date(now.getTime() + 86_400_000),
  )
  await writeSeries(
    account,
    rival,
    Array.from({ length: 60 }, (_, n) => ({ date: before(60 - n), values: { followers: 2000 + n } })),
  )
}

async function writeAdvocacy({ account, group, ids: { profile: id, advocacy: advocacyId }, before }: GroupOf): Promise<void> {
  await putAdvocacyGroup(account, {
    id: advocacyId,
    entity_gid: group,
    name: `Advocacy ${id}`,
    picture_url: null,
    type: 'employees',
    timezone: null,
    rates: { currency: 'GBP', click: 1, engagement: 0.5, thousand_impressions: 4 },
    points: { share: 10, click: 1, engagement: 2 },
  })
  await writeItems(advocateSource, account, advocacyId, [
    { id: `member-${id}`, advocacyId, name: `Advocate ${id}`, picture_url: null, joinedAt: `${before(50)}T00:00:00Z`, leftAt: null },
  ])
  await writeItems(shareSource, account, advocacyId, [
    {
      id: `shared-${id}`,
      advocacyId,
      advocateId: `member-${id}`,
      network: 'linkedin',
      profileId: `own-${id}`,
      followers: 300,
      at: `${before(5)}T10:00:00Z`,
      post: { id: `post-${id}`, text: `Text ${id}`, url: null, picture_url: null },
      clicks: 4,
      impressions: 90,
      reactions: 3,
      comments: 1,
      reshares: null,
      countries: [{ code: 'GB', clicks: 3 }],
    },
  ])
}

async function writeAds({ account, ids: { profile: id, adAccount: ads }, before }: GroupOf): Promise<void> {
  const date = before(5)
  await writeItems(adAccountSource, account, id, [
    { id: ads, profileId: id, network: 'facebook', name: `Ad account ${id}`, currency: 'GBP', timezone: 'Europe/London', since: date },
  ])
  await writeItems(adRowSource, account, ads, [
    {
      id: `${date}:ad-${id}`,
      accountId: ads,
      date,
      adId: `ad-${id}`,
      adSetId: `set-${id}`,
      campaignId: `campaign-${id}`,
      spend: 5,
      impressions: 900,
      clicksAll: 12,
      linkClicks: 9,
      results: null,
      conversions: 1,
      conversionValue: 20,
      thruplays: null,
    },
  ])
}
