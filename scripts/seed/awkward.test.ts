/** What real accounts have and neat demo data would not: each case is in the demo, so that every screen and report is seen with it. */
import { GetCommand, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { competitorsOf } from '../../functions/domains/competitors/store.ts'
import { beginning, readItems } from '../../functions/domains/items/store/items.ts'
import { listListeners } from '../../functions/domains/listeners/store.ts'
import { readPosts } from '../../functions/domains/posts/store.ts'
import { pagesOfIndustry } from '../../functions/domains/public-profiles/store.ts'
import { readSeries } from '../../functions/domains/series/store/series.ts'
import { listProfiles } from '../../functions/kernel/accounts/store.ts'
import { documents, tableName } from '../../functions/kernel/clients.ts'
import { publicAccount, tenantKey } from '../../functions/kernel/table/table.ts'
import { adAccountSource } from '../../shared/items/ad-accounts.ts'
import { adRowSource } from '../../shared/items/ads.ts'
import { advocateSource, shareSource } from '../../shared/items/advocacy.ts'
import type { MeasureId } from '../../shared/metrics/measures.ts'
import { whyPublishingOnly } from '../../shared/profile-kind.ts'
import { minCohort } from '../../shared/public-profiles.ts'
import { makeDemo, startDemo } from '../../test/builders/demo.ts'
import type { TestTable } from '../../test/builders/stack.ts'
import { adAccounts } from './ad-plan.ts'
import { groups } from './profiles.ts'

const now = new Date('2026-11-21T09:00:00Z')
const account = 'acct-demo'
let table: TestTable
beforeAll(async () => {
  table = await startDemo(now)
}, 300_000)
afterAll(() => table.stop())

async function daysOf(id: string, measure: MeasureId): Promise<number[]> {
  const [series] = await readSeries(account, [id], '2026-05-01', '2026-11-20')
  return [...(series?.measures[measure] ?? [])]
}
const ids = async () => (await listProfiles(account)).filter(({ available_from }) => available_from !== null).map(({ id }) => id)
const adsOf = async (id: string) => readItems(adRowSource, account, [id], beginning, '2100-01-01T00:00:00Z')
const accountsOf = async (id: string) => readItems(adAccountSource, account, [id], beginning, '2100-01-01T00:00:00Z')
const competitors = async (id: string) => (await competitorsOf(account, [id])).flat()
const pagePosts = async (id: string) => readPosts(publicAccount, [id], '2026-08-01T00:00:00Z', now.toISOString())

const cases: Record<string, () => Promise<boolean>> = {
  'days on which the connection was lost': async () => {
    const days = await daysOf('leith-facebook', 'impressions')
    return days.some((_, at) => days.slice(at, at + 10).length === 10 && days.slice(at, at + 10).every(Number.isNaN)) && !Number.isNaN(days[0])
  },
  'a day here and there that the network left out': async () => (await daysOf('demo-instagram', 'impressions')).some(Number.isNaN),
  'a day on which nobody saw anything: a rate without a denominator': async () => (await daysOf('market-twitter', 'impressions')).includes(0),
  'ads nobody clicked on: a cost per click without a denominator': async () =>
    (await Promise.all(adAccounts.filter(({ accountId }) => accountId === account).map(({ id }) => adsOf(id))))
      .flat()
      .some(({ spend, linkClicks }) => (spend ?? 0) > 0 && linkClicks === 0),
  'ads that sold nothing': async () => (await adsOf('act-northbound-uk')).some(({ spend, conversions }) => (spend ?? 0) > 0 && conversions === 0),
  'a day on which likes were taken back: a flow below zero': async () =>
    (await Promise.all((await ids()).map((id) => daysOf(id, 'reactions')))).flat().some((value) => value < 0),
  'days that lost more followers than they won': async () => {
    const days = await daysOf('demo-twitter', 'followers')
    return days.some((value, at) => value < (days[at - 1] ?? Number.NaN))
  },
  'profiles connected within the range of comparison': async () =>
    (await listProfiles(account)).filter(({ available_from }) => available_from !== null && available_from > '2026-10-24').length >= 2,
  'profiles without any data': async () => (await listProfiles(account)).some((profile) => profile.available_from === null && !whyPublishingOnly(profile)),
  'profiles that cannot take reports': async () => (await listProfiles(account)).filter(whyPublishingOnly).length >= 2,
  'a profile without a name': async () => (await listProfiles(account)).some(({ name }) => name === ''),
  'ad accounts in two currencies': async () => new Set((await Promise.all((await ids()).map(accountsOf))).flat().map(({ currency }) => currency)).size >= 2,
  'a profile without an ad account': async () => (await accountsOf('demo-instagram-leith')).length === 0,
  'a listener without a name': async () => (await listListeners(account)).some(({ name, processed }) => name === null && processed),
  'a listener that is still initializing': async () => (await listListeners(account)).some(({ enabled, processed }) => enabled && !processed),
  'a competitor not processed yet': async () => (await competitors('demo-instagram')).some(({ processed, error }) => !processed && !error),
  'a competitor that can no longer be read, with figures of before': async () => {
    const lost = (await competitors('demo-instagram')).find(({ error }) => error)
    return lost?.processed === true && (await readSeries(account, [lost.competitor_gid], '2026-10-01', '2026-10-31'))[0]?.measures.followers !== undefined
  },
  'a competitor that hides its likes on Instagram and shows them on Facebook': async () => {
    const [hidden, open] = [await pagePosts('ig-ember-oak-coffee'), await pagePosts('fb-ember-oak-coffee')]
    return (
      hidden.length > 0 && hidden.every(({ measures }) => measures.reactions === undefined) && open.every(({ measures }) => measures.reactions !== undefined)
    )
  },
  'an industry with too few peers, and two with enough': async () => {
    const brands = async (industry: string) => new Set((await pagesOfIndustry(industry, ['facebook', 'instagram'])).map(({ brand }) => brand)).size
    return (await brands('studios')) < minCohort && (await brands('coffee-shops')) >= minCohort && (await brands('bookshops')) >= minCohort
  },
  'a profile group of no industry': async () => groups.some(({ industry }) => industry === undefined),
  'an advocate who shared nothing, and shares whose network tells no clicks': async () => {
    const shares = await readItems(shareSource, account, ['advocacy-northbound'], beginning, now.toISOString())
    const advocates = await readItems(advocateSource, account, ['advocacy-northbound'], beginning, now.toISOString())
    return (
      advocates.some(({ id, leftAt }) => leftAt === null && shares.every(({ advocateId }) => advocateId !== id)) && shares.some(({ clicks }) => clicks === null)
    )
  },
}

test.each(Object.keys(cases))('the demo has %s', async (name) => {
  expect(await cases[name]?.()).toBe(true)
})

/** One text for the same item, whatever order its parts come in. */
const textOf = (item: unknown) =>
  JSON.stringify(item, (_key, value) => {
    if (value instanceof Uint8Array) return Buffer.from(value).toString('base64')
    const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isRecord ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))) : value
  })

/** How often a month was written is no part of what it says. */
async function everything(): Promise<string[]> {
  const items: string[] = []
  let from: Record<string, unknown> | undefined
  do {
    const page = await documents().send(new ScanCommand({ TableName: tableName(), ExclusiveStartKey: from }))
    for (const { version: _, ...item } of page.Items ?? []) items.push(textOf(item))
    from = page.LastEvaluatedKey
  } while (from)
  return items.sort()
}

test('made a second time, it is as it was: no chance and no clock is in it', async () => {
  const before = await everything()
  const { Item: mark } = await documents().send(new GetCommand({ TableName: tableName(), Key: { pk: tenantKey(account), sk: 'SEED' } }))
  // every source makes its last weeks again
  await documents().send(new PutCommand({ TableName: tableName(), Item: { ...mark, through: '2026-11-20' } }))
  await makeDemo(table, now)
  const after = await everything()
  expect(after.length).toBe(before.length)
  const known = new Set(before)
  expect(after.filter((item) => !known.has(item))).toEqual([])
}, 300_000)
