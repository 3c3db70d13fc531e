import { beforeAll, expect, test } from '@jest/globals'
import * as v from 'valibot'
import type { PublicProfile } from '../../../../shared/public-profiles.ts'
import { GenericReport } from '../../../../shared/reports/generic-report.ts'
import { callHandler } from '../../../../test/builders/call.ts'
import { startTenants } from '../../../../test/builders/running-tenants.ts'
import { advocacyOf, dayBefore } from '../../../../test/builders/tenants.ts'
import { collect } from '../../../domains/competitors/collect.ts'
import { competitorGid, competitorsOf, getCompetitor } from '../../../domains/competitors/store.ts'
import { readPosts, writePosts } from '../../../domains/posts/store.ts'
import { putPage } from '../../../domains/public-profiles/store.ts'
import { getOccurrence } from '../../../domains/schedules/store/occurrences.ts'
import { readSeries, writeSeries } from '../../../domains/series/store/series.ts'
import { getAccount, listGroups, putAccount, putGroup } from '../../../kernel/accounts/store.ts'
import { publicAccount } from '../../../kernel/table/table.ts'
import { handler as advocacyReport } from '../reports/get-advocacy-report.ts'
import { handler as report } from '../reports/get-competitor-report.ts'
import { handler as benchmark } from '../reports/get-industry-benchmark-report.ts'
import { handler as schedule } from '../schedules/create-scheduled-report.ts'
import { handler as share } from '../shares/create-share.ts'
import { handler as shared } from '../shares/get-shared-report.ts'
import { handler as add } from './add-competitor.ts'
import { handler as list } from './list-competitors.ts'
import { handler as remove } from './remove-competitor.ts'
import { handler as suggest } from './suggest-competitors.ts'

const now = new Date()
const [account, profile] = ['acct-otter', 'profile-otter']
const today = dayBefore(now, 0)
const range = { dateFrom: dayBefore(now, 8), dateTo: dayBefore(now, 2), timezone: 'Europe/London' }

const page = (id: string, more: Partial<PublicProfile> = {}): PublicProfile => ({
  id,
  network: 'facebook',
  name: `Café ${id}`,
  username: id,
  picture_url: null,
  profile_url: null,
  followers: 10,
  brand: id,
  industry: 'bookshops',
  gone: false,
  ...more,
})
const post = (id: string, daysAgo: number) => ({
  id: `${id} ${daysAgo}`,
  profileId: id,
  network: 'facebook' as const,
  publishedAt: `${dayBefore(now, daysAgo)}T00:00:00Z`,
  type: 'image' as const,
  text: '',
  url: null,
  media: [],
  labels: ['internal'],
  author: null,
  collaborators: [],
  measures: { reactions: 5 },
})

const tenants = startTenants({ now })
beforeAll(async () => {
  process.env.ALMANAC_BILLING = 'stripe'
  for (let n = 1; n <= 12; n++) {
    await putPage(page(`page-${n}`))
    await writeSeries(
      publicAccount,
      `page-${n}`,
      [9, 5, 1, 0].map((ago) => ({ date: dayBefore(now, ago), values: { followers: 100 + n * 10 - ago } })),
    )
    await writePosts(publicAccount, `page-${n}`, [post(`page-${n}`, 5), post(`page-${n}`, 0)])
  }
  await putPage(page('page-silent', { industry: null }))
})

const session = () => tenants.sessions.other
const adding = (network_id: string) => callHandler(add, 'POST', '/profiles/competitor', { session: session(), body: { profile_gid: profile, network_id } })
const listed = async (): Promise<{ name: string; processed: boolean; error: boolean; warning: string | null }[]> => {
  const { json } = await callHandler(list, 'GET', '/profiles/competitor', { session: session(), query: { profile_gids: profile } })
  return v.parse(v.array(v.object({ name: v.string(), processed: v.boolean(), error: v.boolean(), warning: v.nullable(v.string()) })), json[profile])
}
async function removeAll(): Promise<void> {
  const [all = []] = await competitorsOf(account, [profile])
  for (const { competitor_gid } of all)
    await callHandler(remove, 'DELETE', '/profiles/competitor/{competitor_gid}', { session: session(), params: { competitor_gid } })
}
const running = (query: Record<string, string> = { profile_gid: profile }) =>
  callHandler(report, 'GET', '/reports/competitor', { session: session(), query: { ...query, ...range } })

test('pages are found by the beginnings of their words, whatever the accents, and only where they can be compared', async () => {
  const names = async (q: string, network = 'facebook') => {
    const { json } = await callHandler(suggest, 'GET', '/profiles/competitor/suggest', { session: session(), query: { network, q } })
    return json.error ?? v.parse(v.array(v.object({ name: v.string() })), json.suggestions).map(({ name }) => name)
  }
  expect(await names('caf silen')).toEqual(['Café page-silent'])
  expect(await names('afé')).toEqual([])
  expect(await names('cafe', 'instagram')).toEqual([])
  expect(await names('cafe', 'twitter')).toBe('Facebook and Instagram networks support competitor analysis')
})

test('the limit holds when seven are added at once, and adding one twice is adding it once', async () => {
  const ids = ['page-1', 'page-2', 'page-3', 'page-4', 'page-5', 'page-6']
  const answers = await Promise.all([...ids, 'page-1'].map(adding))
  expect((await listed()).length).toBeLessThanOrEqual(5)
  for (const id of ids) await adding(id)
  const full = await adding('page-7')
  expect([full.status, full.json.error]).toEqual([409, 'You reached your limit of 5 competitors. Please upgrade to add more.'])
  // the profile had one of its own before; each is either there or was refused
  expect((await listed()).length).toBe(5)
  expect(answers.every(({ status }) => [201, 409].includes(status))).toBe(true)
  const known = await getAccount(account)
  if (known) await putAccount({ ...known, competitors: 6 })
  expect((await adding('page-7')).status).toBe(201)
})

test('history begins the day tracking began; a page without figures waits; a second look adds nothing twice', async () => {
  await removeAll()
  expect((await running()).json.error).toBe('Please add at least one competitor to this profile!')
  await adding('page-silent')
  expect([(await running()).status, (await running()).json.error]).toEqual([409, expect.stringContaining('We are analyzing their information')])
  await adding('page-8')
  expect((await collect(new Date(Date.now() + 1000))).read).toEqual([competitorGid(profile, 'page-8')])
  await collect(new Date(now.getTime() + 7 * 3_600_000))
  const gid = competitorGid(profile, 'page-8')
  expect(await getCompetitor(account, gid)).toMatchObject({ processed: true, since: today, through: today })
  const [series] = await readSeries(account, [gid], dayBefore(now, 10), today)
  expect([...(series?.measures.followers ?? [])].filter((value) => !Number.isNaN(value))).toEqual([180])
  const posts = await readPosts(account, [gid], '2000-01-01T00:00:00Z', '2100-01-01T00:00:00Z')
  expect(posts.map(({ id, profileId, labels }) => [id, profileId, labels])).toEqual([['page-8 0', gid, []]])
  expect(await listed()).toMatchObject([
    { name: 'Café page-8', processed: true },
    { name: 'Café page-silent', processed: false },
  ])
  const answer = await running({ profile_gid: profile })
  expect(v.parse(GenericReport, answer.json).authorNotes?.notes.join()).toContain('recently connected competitor profiles')
})

test('a page that is gone is told with the sentence of its tooltip; removed, nothing of it stays', async () => {
  await removeAll()
  await putPage(page('page-fading', { industry: null }))
  await writeSeries(publicAccount, 'page-fading', [{ date: today, values: { followers: 70 } }])
  await writePosts(publicAccount, 'page-fading', [post('page-fading', 0)])
  await adding('page-fading')
  const gid = competitorGid(profile, 'page-fading')
  expect((await collect(new Date(Date.now() + 1000))).read).toEqual([gid])
  await putPage(page('page-fading', { industry: null, gone: true }))
  expect((await collect(new Date(now.getTime() + 24 * 3_600_000))).lost).toEqual([gid])
  expect((await listed())[0]).toMatchObject({
    error: true,
    processed: true,
    warning: 'It appears that we can no longer access this profile. Please reconnect it!',
  })
  await callHandler(remove, 'DELETE', '/profiles/competitor/{competitor_gid}', { session: session(), params: { competitor_gid: gid } })
  const [series] = await readSeries(account, [gid], dayBefore(now, 10), today)
  expect(series?.measures).toEqual({})
  expect(await readPosts(account, [gid], '2000-01-01T00:00:00Z', '2100-01-01T00:00:00Z')).toEqual([])
  // what is public is still there
  expect((await readSeries(publicAccount, ['page-fading'], dayBefore(now, 10), today))[0]?.measures.followers).toBeDefined()
})

test('an industry is read from one copy by every tenant whose group is in it; without one it is said so', async () => {
  const run = async () => {
    const { json } = await callHandler(benchmark, 'GET', '/reports/industry-benchmark', { session: session(), query: { profiles: profile, ...range } })
    return v.parse(GenericReport, json)
  }
  expect((await run()).notes).toContain('This profile group has no industry yet, so there is no benchmark.')
  const [group] = await listGroups(account)
  if (group) await putGroup(account, { ...group, industry: 'bookshops' })
  await putPage(page('page-12', { gone: true }))
  const found = await run()
  // page-12 is gone, so eleven are left: one post each of 5 reactions
  expect(found.no_data.value).toBe(false)
  expect(found.summary.find(({ key }) => key === 'per_post_median')?.value).toBe(5)
  // the own page stands in the directory too, and is no peer of itself
  await putPage(page('page-own', { username: `@${profile.toUpperCase()}` }))
  const method = (await run()).reports.find(({ key }) => key === 'method')?.content[0]
  expect(method?.kind === 'text' && method.facts).toContainEqual({ label: 'Peers', value: '11' })
})

test('links and schedules carry what these reports are about', async () => {
  const [zebra, advocacy] = ['profile-zebra-1', advocacyOf('profile-zebra-1')]
  const session = tenants.sessions.owner
  const ask = async (handler: typeof report, path: string, query: Record<string, string>) =>
    v.parse(GenericReport, (await callHandler(handler, 'GET', path, { session, query: { ...query, ...range } })).json)
  const made = [
    await ask(report, '/reports/competitor', { profile_gid: zebra }),
    await ask(advocacyReport, '/reports/advocacy', { advocacy_gid: advocacy, priorFrom: dayBefore(now, 20), priorTo: dayBefore(now, 12) }),
  ]
  // advocacy is never compared, whatever is asked for
  expect(made[1]?.dates.priorFrom).toBeNull()
  expect(made[1]?.subject).toBe(`Advocacy ${zebra}`)
  for (const one of made) {
    const sealed = await callHandler(share, 'POST', '/reports/share', { session, body: { type: one.type, data: { request: one.request } } })
    const token = String(sealed.json.link).split('/').at(-1) ?? ''
    const opened = await callHandler(shared, 'GET', '/shared-reports/{token}', { session: null, params: { token } })
    expect(opened.json.report).toMatchObject({
      type: one.type,
      request: one.request,
      reports: { crossChannel: { summary: one.summary.flatMap(({ key, value }) => (value === null ? [] : [{ key, value }])) } },
    })
  }
  const scheduling = (body: object) => {
    const common = { type: 'WEEKLY', generate_at: new Date(now.getTime() + 3 * 86_400_000).toISOString(), recipient_emails: ['a@x.test'] }
    return callHandler(schedule, 'POST', '/reports/scheduled', { session, body: { ...common, ...body } })
  }
  expect((await scheduling({ flavor: 'advocacy' })).json.error).toBe('Advocacy group is required')
  expect((await scheduling({ flavor: 'competitor', profiles: ['profile-zebra-2'] })).status).toBe(201)
  const weekly = await scheduling({ flavor: 'advocacy', advocacy_gid: advocacy })
  const [record] = v.parse(v.array(v.object({ _id: v.string() })), weekly.json.records)
  expect((await getOccurrence('acct-zebra', record?._id ?? ''))?.named).toEqual({ advocacy_gid: advocacy })
  const none = await callHandler(remove, 'DELETE', '/profiles/competitor/{competitor_gid}', {
    session,
    params: { competitor_gid: competitorGid('profile-zebra-2', 'page-rival') },
  })
  expect(none.status).toBe(200)
  expect((await scheduling({ flavor: 'competitor', profiles: ['profile-zebra-2'] })).json.error).toBe(
    'Selected profiles do not have competitors. Please go to “Run report -> Competitor analysis” for adding them.',
  )
})
