/** What a report asks the table: as many requests as profiles and sources, however many days, posts and items there are. */
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { writeItems } from '../functions/domains/items/store/items.ts'
import { writePosts } from '../functions/domains/posts/store.ts'
import { handlerOf } from '../functions/edge/endpoints/index.ts'
import { documents } from '../functions/kernel/clients.ts'
import { limitPrefix } from '../functions/kernel/table/table.ts'
import type { EndpointName } from '../shared/api/index.ts'
import { reviewSource } from '../shared/items/reviews.ts'
import { taskSource } from '../shared/items/tasks.ts'
import { declaredSubject, reportManifests } from '../shared/reports/index.ts'
import { kindsOf, subjectRow, writeSubject } from '../shared/reports/subjects.ts'
import { callHandler } from './builders/call.ts'
import { startTable, type TestTable } from './builders/stack.ts'
import { adAccountOf, advocacyOf, dayBefore, listenerOf, writeTenants } from './builders/tenants.ts'

const now = new Date()
const account = 'acct-zebra'
const [first, second] = ['profile-zebra-1', 'profile-zebra-2']
/** Session, account, groups, profiles, templates and whatever else is read once. */
const constant = 8
/** Daily figures, posts, items of up to four sources, and what a profile leads to: each in two ranges at most. */
const perProfile = 14

const otherClocks = [
  ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'clearImmediate'] as const),
  ...(['hrtime', 'nextTick', 'performance', 'queueMicrotask'] as const),
]

let table: TestTable
let session: string
const sent: { name: string; input: string }[] = []
/** What the budget of reports costs each of them: counted with its place, and the place given back. */
const counted: string[] = []

beforeAll(async () => {
  // no window of a budget begins in the middle
  jest.useFakeTimers({ advanceTimers: false, now, doNotFake: otherClocks })
  table = await startTable()
  session = (await writeTenants(now)).owner
  documents().middlewareStack.add(
    (next, { commandName }) =>
      (args) => {
        const input = JSON.stringify(args.input)
        if (input.includes(`"Key":{"pk":{"S":"${limitPrefix}`)) counted.push(String(commandName))
        else sent.push({ name: String(commandName), input })
        return next(args)
      },
    { step: 'initialize', name: 'countRequests' },
  )
})
afterAll(async () => {
  jest.useRealTimers()
  await table.stop()
})

const endpointOf: Partial<Record<(typeof reportManifests)[number]['id'], EndpointName>> = {
  comprehensive: 'get-social-media-performance-report',
  ads_performance: 'get-ads-report',
  facebook_ads: 'get-facebook-ads-report',
  inbox_activity: 'get-inbox-activity-report',
  sentiment: 'get-sentiment-report',
  listener_performance: 'get-listener-report',
  industry_benchmark: 'get-industry-benchmark-report',
  advocacy: 'get-advocacy-report',
}

function queryOf(type: string, profiles: string): Record<string, string> {
  const special: Record<string, Record<string, string>> = {
    facebook_ads: { id: adAccountOf(first), profile_gid: first },
    sentiment: { sentiment_type: 'profiles', profiles },
    listener_performance: { listener_gid: listenerOf(first), report_type: 'listener' },
    advocacy: { advocacy_gid: advocacyOf(first) },
  }
  if (special[type] || type in endpointOf) return special[type] ?? { profiles }
  const declared = declaredSubject(type)
  const [kind = 'profiles'] = kindsOf(declared)
  return { type, ...(subjectRow(kind).id ? writeSubject(declared, 'query', { kind, id: `${kind}-zebra-1` }) : { profiles }) }
}

/** The names of the requests of one report over so many days, and as many before them. */
async function requestsOf(type: (typeof reportManifests)[number]['id'], profiles: string, days: number): Promise<string[]> {
  const dates = { dateFrom: dayBefore(now, days + 1), dateTo: dayBefore(now, 2), priorFrom: dayBefore(now, 2 * days + 1), priorTo: dayBefore(now, days + 2) }
  sent.length = 0
  counted.length = 0
  const { status, text } = await callHandler(handlerOf(endpointOf[type] ?? 'get-performance-report'), 'GET', '/reports', {
    query: { ...queryOf(type, profiles), ...dates },
    session,
  })
  expect([status, status === 200 ? '' : text]).toEqual([200, ''])
  expect(counted).toEqual(['UpdateItemCommand', 'UpdateItemCommand'])
  return sent.map(({ name }) => name).sort()
}

test('no report reads by the day, by the post or by the item, and none scans: the requests stay the same when there is more of it', async () => {
  const before = new Map<string, string[]>()
  for (const { id } of reportManifests) before.set(id, await requestsOf(id, first, 4))
  const at = (n: number) => new Date(now.getTime() - (3 + (n % 40)) * 86_400_000 - n * 60_000).toISOString()
  const many = Array.from({ length: 120 }, (_, n) => n)
  await writePosts(account, first, many.map(somePost))
  await writeItems(reviewSource, account, first, many.map(someReview))
  await writeItems(taskSource, account, 'group-zebra-1', many.map(someTask))
  for (const { id } of reportManifests) {
    const requests = await requestsOf(id, first, 25)
    expect([id, ...requests]).toEqual([id, ...(before.get(id) ?? [])])
    expect(requests.filter((name) => !['QueryCommand', 'GetItemCommand', 'BatchGetItemCommand'].includes(name))).toEqual([])
  }

  function somePost(n: number) {
    const none = { url: null, media: [], labels: [], author: null, collaborators: [] }
    const kind = { profileId: first, network: 'facebook' as const, type: 'image' as const, measures: { impressions: n } }
    return { id: `many-${n}`, publishedAt: at(n), text: `Text ${n}`, ...kind, ...none }
  }
  function someReview(n: number) {
    const none = { stars: null, author: null, reply: null, url: null, language: null, score: null, sentiment: null }
    return { id: `many-${n}`, profileId: first, network: 'facebook' as const, createdAt: at(n), recommends: true, text: `Review ${n}`, ...none }
  }
  function someTask(n: number) {
    const kind = { type: 'reply' as const, priority: 'high' as const, status: 'open' as const, assignee: null, network: null, dueAt: null }
    return { id: `many-${n}`, entity_gid: 'group-zebra-1', title: `Task ${n}`, profileId: first, createdAt: at(n), completedAt: [], reopenedAt: [], ...kind }
  }
})

test('another profile costs a few requests more, whatever the report', async () => {
  for (const { id } of reportManifests) {
    const [one, two] = [(await requestsOf(id, first, 8)).length, (await requestsOf(id, `${first},${second}`, 8)).length]
    expect(one).toBeLessThanOrEqual(constant + perProfile)
    expect(two - one).toBeLessThanOrEqual(perProfile)
  }
})

test('no report asks the table for the same thing twice', async () => {
  for (const { id } of reportManifests) {
    await requestsOf(id, `${first},${second}`, 8)
    const inputs = sent.map(({ input }) => input)
    expect([id, inputs.filter((input, index) => inputs.indexOf(input) !== index)]).toEqual([id, []])
  }
})
