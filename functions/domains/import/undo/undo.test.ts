/** Undoing: after it the table holds exactly what it held before the import, whatever the import brought; else it is refused and nothing changes. */
import { type AttributeValue, ScanCommand } from '@aws-sdk/client-dynamodb'
import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { ImportAnswer, type ImportJob } from '../../../../shared/api/import-job.ts'
import { listImports } from '../../../../shared/api/imports.ts'
import { importMessages } from '../../../../shared/import-messages.ts'
import { callHandler } from '../../../../test/builders/call.ts'
import { aProfile } from '../../../../test/builders/dataset.ts'
import { startTenants } from '../../../../test/builders/running-tenants.ts'
import { dayBefore } from '../../../../test/builders/tenants.ts'
import { handlerOf } from '../../../edge/endpoints/index.ts'
import { handler as runImport } from '../../../edge/jobs/run-import.ts'
import { getProfile, putProfile } from '../../../kernel/accounts/store.ts'
import { dynamo, tableName } from '../../../kernel/clients.ts'
import { claimImport, getImport, putImport, writeImport } from '../store.ts'
import { getLast, putLast } from './store.ts'

const now = new Date()
const account = 'acct-zebra'
const tenants = startTenants({ now })

async function profile(id: string, network: 'facebook' | 'google' = 'facebook'): Promise<string> {
  await putProfile(account, aProfile(id, network, { entity_gid: 'group-zebra-1', available_from: null }))
  return id
}
async function bring(id: string, body: string, status = 200): Promise<ImportJob> {
  const query = { filename: 'x.csv' }
  const answer = await callHandler(handlerOf('import-profile-data'), 'POST', '/profiles/{id}/import', {
    ...{ session: tenants.sessions.owner, params: { id }, query, body, headers: { 'content-type': 'text/csv' } },
  })
  expect([answer.status, answer.json.error]).toEqual([status, undefined])
  return v.parse(ImportAnswer, answer.json).import
}
const undo = ({ id }: { id: string }) =>
  callHandler(handlerOf('undo-import'), 'POST', '/imports/{id}/undo', { session: tenants.sessions.owner, params: { id }, body: {} })
const history = async (id: string) => {
  const { json } = await callHandler(handlerOf('list-imports'), 'GET', '/profiles/{id}/imports', { session: tenants.sessions.owner, params: { id } })
  return v.parse(listImports.response, json).imports
}

/** All that the account holds, but how imports are done and what people were told of them. */
async function held(): Promise<Map<string, unknown>> {
  const all = new Map<string, unknown>()
  const isOfAccount = { FilterExpression: 'begins_with(pk, :account)', ExpressionAttributeValues: { ':account': { S: `A#${account}` } } }
  let from: Record<string, AttributeValue> | undefined
  do {
    const page = await dynamo().send(new ScanCommand({ TableName: tableName(), ConsistentRead: true, ExclusiveStartKey: from, ...isOfAccount }))
    for (const { pk, sk, ...rest } of page.Items ?? [])
      if (!/^A#[^#]*#(?:ALERTS|EVENTS)/.test(pk?.S ?? '') && !/^(?:IMPORT(?!MAP)|BEFORE|AFTER|SESSION|ADTURN)/.test(sk?.S ?? ''))
        all.set(`${pk?.S} ${sk?.S}`, rest)
    from = page.LastEvaluatedKey
  } while (from)
  return all
}

const day = (back: number) => dayBefore(now, back)
const at = (back: number, hour = 9) => `${day(back)}T0${hour}:00:00Z`
const sources = {
  days: [`date,impressions,followers\n${day(40)},5,100\n${day(9)},6,101\n`, `date,impressions,shares\n${day(70)},1,1\n${day(9)},7,\n`],
  posts: [
    `id,published_at,labels,reactions\na,${at(9)},Huila,3\nb,${at(8)},,4\n`,
    `id,published_at,labels,reactions\na,${at(7)},Leith|Huila,5\nc,${at(6)},New,1\n`,
  ],
  breakdowns: [`date,breakdown,part,impressions\n${day(9)},search_keyword,Coffee,3\n`, `date,breakdown,part,impressions\n${day(9)},search_keyword,Tea,4\n`],
  reviews: [`id,created_at,stars,text\nr1,${at(9)},5,Great\n`, `id,created_at,stars,text\nr1,${at(9)},1,Awful\nr2,${at(3)},4,Fine\n`],
  tasks: [`id,title,created_at\nt1,Answer,${at(9)}\n`, `id,title,created_at\nt1,Answer them,${at(9)}\nt2,More,${at(2)}\n`],
  messages: [
    `id,direction,sent_at,kind,text,labels\nm1,inbound,${at(9)},comment,Hi,Order\n`,
    `id,direction,sent_at,kind,text,labels\nm1,inbound,${at(9)},comment,Hello,Complaint\nm2,inbound,${at(3)},comment,Hey,\n`,
  ],
  ads: [
    `date,ad_id,ad,ad_set,campaign,account,currency,spend,impressions\n${day(9)},1,Bag,Visited,Shop,UK,GBP,5,100\n${day(8)},1,Bag,Visited,Shop,UK,GBP,6,90\n`,
    `date,ad_id,ad,ad_set,campaign,account,currency,spend,impressions\n${day(9)},1,Bag 2,Visited,Shop,UK,GBP,7,100\n${day(7)},2,Mug,New,Shop,UK,GBP,1,9\n`,
  ],
} as const

test.each(Object.entries(sources))('%s: a second import and the first one are taken back, one after the other', async (source, [one, two]) => {
  const id = await profile(`undo-${source}`, ['breakdowns', 'reviews'].includes(source) ? 'google' : 'facebook')
  const empty = await held()
  const first = await bring(id, one)
  const before = await held()
  const second = await bring(id, two)
  expect(await held()).not.toEqual(before)
  expect(await undo(first)).toMatchObject({ status: 409, json: { error: importMessages.undo.notLast } })
  expect(await undo(second)).toMatchObject({ status: 200 })
  expect(await held()).toEqual(before)
  expect(await undo(second)).toMatchObject({ status: 409, json: { error: importMessages.undo.already } })
  expect(await undo(first)).toMatchObject({ status: 200 })
  expect(await held()).toEqual(empty)
})

const american = (back: number) => day(back).replace(/(\d+)-(\d+)-(\d+)/, '$2/$3/$1')
const aPost = (id: number, back: number, views: string) =>
  `${id},Leith,Hi,${american(back)} 10:00,https://www.facebook.com/leith/posts/${id},Photos,Lifetime,${views},8,1,0,0,0`
const aDay = (back: number, value: string) => `"${day(back)}T00:00:00","${value}"`
const postsHeader = 'Post ID,Page name,Title,Publish time,Permalink,Post type,Date,Views,Reach,Reactions,Comments,Shares,Total clicks'
/** Exports of three rows, of which the second has the cell that is given. */
const exported = {
  posts: (cell: string) => [postsHeader, aPost(1, 9, '10'), aPost(2, 8, cell), aPost(3, 7, '12')],
  days: (cell: string) => ['"Facebook reach"', '"Date","Primary"', aDay(9, '5'), aDay(8, cell), aDay(7, '6')],
  reviews: (cell: string) => [
    'review_id,review_text,rating,review_date,author',
    `a,Good,5,${day(9)},Ada`,
    `b,Good,${cell},${day(8)},Ada`,
    `c,Good,4,${day(7)},Ada`,
  ],
} as const
const asked = { posts: 'get-performance-report', days: 'get-social-media-performance-report', reviews: 'get-performance-report' } as const

test.each(['posts', 'days', 'reviews'] as const)(
  '%s that could not be read are missed again when the import that brought them is undone, and no longer when their own is',
  async (source) => {
    const id = await profile(`undo-lacking-${source}`, source === 'reviews' ? 'google' : 'facebook')
    const file = (cell: string) => `${exported[source](cell).join('\n')}\n`
    /** What the profile has of it, and whether a report of these days says so. */
    const missed = async () => {
      const query = { profiles: id, dateFrom: day(9), dateTo: day(7), ...(source === 'days' ? {} : { type: source }) }
      const answer = await callHandler(handlerOf(asked[source]), 'GET', '/reports', { session: tenants.sessions.owner, query })
      expect([answer.status, answer.json.error]).toEqual([200, undefined])
      const gaps = ((await getProfile(account, id))?.gaps ?? []).map(({ of, rows }) => `${rows} of ${of}`)
      return { gaps, told: JSON.stringify(answer.json.notes).includes('could not be imported') }
    }
    const empty = await held()
    const lacking = await bring(id, file('many'))
    const one = { gaps: [`1 of ${source}`], told: true }
    expect(await missed()).toEqual(one)
    const before = await held()
    const whole = await bring(id, file('4'))
    expect(await missed()).toEqual({ gaps: [], told: false })
    expect(await undo(whole)).toMatchObject({ status: 200 })
    expect([await missed(), await held()]).toEqual([one, before])
    expect(await undo(lacking)).toMatchObject({ status: 200 })
    expect([await missed(), await held()]).toEqual([{ gaps: [], told: false }, empty])
  },
)

test('the history says who imported what, what came of it, and which one can be undone', async () => {
  const id = await profile('told')
  const first = await bring(id, sources.days[0])
  const second = await bring(id, sources.days[1])
  expect(await history(id)).toMatchObject([
    { id: second.id, files: ['x.csv'], state: 'done', rows_written: 2, from: day(70), to: day(9), by: 'Person user-zebra-owner', can_undo: true, undone: null },
    { id: first.id, can_undo: false },
  ])
  await undo(second)
  expect(await history(id)).toMatchObject([{ undone: { by: 'Person user-zebra-owner' }, can_undo: false }, { can_undo: true }])
})

test('tasks that an import into another profile of the group has changed since are not written over: it is refused, and nothing changes', async () => {
  const [one, other] = [await profile('shared-1'), await profile('shared-2')]
  const job = await bring(one, sources.tasks[0])
  await bring(other, sources.tasks[1])
  const before = await held()
  expect(await undo(job)).toMatchObject({ status: 409, json: { error: importMessages.undo.changedSince } })
  expect(await held()).toEqual(before)
})

test('an ad account that an import through another profile has changed since is not written over: it is refused, and nothing changes', async () => {
  const [one, other] = [await profile('shared-ads-1'), await profile('shared-ads-2')]
  const file = (back: number, name: string, named: string) =>
    `date,account_id,account,ad_id,ad,ad_set,campaign,currency,spend,impressions\n${day(back)},x9,${named},${name},${name},${name},${name},GBP,5,9\n`
  await bring(one, file(9, 'first', 'UK'))
  const second = await bring(one, file(8, 'second', 'UK'))
  // the account has its new name in every profile
  await bring(other, file(7, 'third', 'UK and Ireland'))
  const before = await held()
  expect(await undo(second)).toMatchObject({ status: 409, json: { error: importMessages.undo.changedSince } })
  expect(await held()).toEqual(before)
})

test('an import whose first worker was killed while it wrote is taken back whole', async () => {
  const id = await profile('killed-undo')
  const source = await bring(await profile('source-undo'), sources.posts[0])
  const before = await held()
  const record = await getImport(account, source.id)
  if (!record) throw new Error('There is no such import.')
  const fresh = { state: 'waiting', results: null, ended_at: null, attempts: 0, lease_token: null, rows_to_write: null } as const
  await putImport(account, { ...record, ...fresh, id: 'killed-import', target: { ...record.target, id } })
  await runImport({ accountId: account, importId: 'killed-import' })
  // as if it had not come to its end: another worker writes the same once more
  const again = await getImport(account, 'killed-import')
  if (again) await putImport(account, { ...again, state: 'writing', results: null, ended_at: null })
  await claimImport(account, 'killed-import', 'dead', 0)
  await writeImport(account, 'killed-import', 'dead', {}, 0)
  await runImport({ accountId: account, importId: 'killed-import' })
  expect(await undo({ id: 'killed-import' })).toMatchObject({ status: 200 })
  expect(await held()).toEqual(before)
})

test('an undoing that was killed is ended before anything else is written', async () => {
  const id = await profile('half-undone')
  await bring(id, sources.posts[0])
  const before = await held()
  const second = await bring(id, sources.posts[1])
  await putLast(account, id, { import: second.id, undoing: 'undo-that-died' })
  await bring(id, sources.posts[0])
  const third = (await history(id))[0]
  expect(await getLast(account, id)).toMatchObject({ import: third?.id })
  expect((await history(id))[1]).toMatchObject({ id: second.id, undone: { at: expect.any(String) } })
  await undo({ id: third?.id ?? '' })
  expect(await held()).toEqual(before)
})

test('a refused import wrote nothing and cannot be undone', async () => {
  const id = await profile('nothing')
  await callHandler(handlerOf('import-profile-data'), 'POST', '/profiles/{id}/import', {
    ...{
      session: tenants.sessions.owner,
      params: { id },
      query: { filename: 'x.csv' },
      body: 'date,impressions\nsoon,5\n',
      headers: { 'content-type': 'text/csv' },
    },
  })
  const [row] = await history(id)
  expect(row).toMatchObject({ state: 'refused', can_undo: false, error: expect.stringContaining('Line 2') })
  expect(await undo({ id: row?.id ?? '' })).toMatchObject({ status: 409, json: { error: importMessages.undo.nothingWritten } })
})
