import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import * as v from 'valibot'
import { countIndicators, getHome } from '../../../../shared/api/home.ts'
import { addDays, today } from '../../../../shared/dates/index.ts'
import { callHandler } from '../../../../test/builders/call.ts'
import { aProfile } from '../../../../test/builders/dataset.ts'
import { startTable, type TestTable } from '../../../../test/builders/stack.ts'
import { newOccurrences } from '../../../domains/schedules/new-occurrences.ts'
import type { Occurrence } from '../../../domains/schedules/records.ts'
import { markDeleted } from '../../../domains/schedules/store/occurrences.ts'
import { putSchedule } from '../../../domains/schedules/store/schedules.ts'
import { writeSeries } from '../../../domains/series/store/series.ts'
import { startSession } from '../../../kernel/accounts/sessions.ts'
import { putAccount, putGroup, putProfile, putUser } from '../../../kernel/accounts/store.ts'
import { handler as countThem } from './count-indicators.ts'
import { handler } from './get-home.ts'

const now = new Date()
const day = today('UTC', now)
const hour = 3_600_000
/** ISO instant so many hours from now */
const inHours = (hours: number) => new Date(now.getTime() + hours * hour).toISOString()

let table: TestTable
let accounts = 0
let account: string
let owner: string
let bound: string
let advocate: string

beforeAll(async () => {
  table = await startTable()
})
beforeEach(async () => {
  account = `morning-${++accounts}`
  await putAccount({ id: account, name: 'Morning', timezone: 'UTC', features: {} })
  const groups = { 'group-a': { role: 'READONLY' as const, permissions: {} } }
  const person = (id: string) => ({ id, email: `${id}@${account}.test`, name: id, type: 'member' as const, joined: true, groups: {} })
  await putUser(account, { ...person('owner'), role: 'OWNER' })
  await putUser(account, { ...person('bound'), role: 'RESTRICTED', groups })
  await putUser(account, { ...person('fan'), role: 'ADVOCATE', type: 'advocate', groups })
  for (const [id, name] of [
    ['group-a', 'Alder'],
    ['group-b', 'Birch'],
    ['group-c', 'Cedar'],
  ] as const)
    await putGroup(account, { entity_gid: id, name, timezone: null })
  await putProfile(account, aProfile('fresh', 'facebook', { entity_gid: 'group-a' }))
  await putProfile(account, aProfile('stale', 'instagram', { entity_gid: 'group-b' }))
  await putProfile(account, aProfile('blank', 'linkedin', { entity_gid: 'group-b', available_from: null }))
  await putProfile(account, aProfile('regulars', 'facebook', { entity_gid: 'group-b', kind: 'group', available_from: null }))
  await writeSeries(account, 'fresh', [{ date: addDays(day, -2), values: { impressions: 10 } }])
  await writeSeries(account, 'stale', [{ date: addDays(day, -10), values: { impressions: 10 } }])
  const session = (id: string) => startSession(account, id, now)
  owner = await session('owner')
  bound = await session('bound')
  advocate = await session('fan')
})
afterAll(() => table.stop())

const recipients = ['one@x.test', 'two@x.test'].map((email) => ({ user_id: null, email, name: null }))

/** Runs of one schedule at these instants, each with what became of it. */
async function runs(
  entity: string,
  profile: string,
  all: readonly [at: string, became: Partial<Occurrence>][],
  wanted: Partial<Occurrence> = {},
): Promise<Occurrence[]> {
  const made = newOccurrences({
    ownerId: 'owner',
    title: `Report of ${profile}`,
    type: 'WEEKLY',
    flavor: 'comprehensive',
    timezone: 'UTC',
    profiles: [profile],
    entities: [entity],
    recipients,
    template_id: null,
    labels: [],
    label_match: 'any',
    range: 'last_4_weeks',
    dates: null,
    ...wanted,
    now,
    at: all.map(([at]) => at),
  })
  const occurrences = made.occurrences.map((one, index) => ({ ...one, ...all[index]?.[1] }))
  await putSchedule(account, made.schedule, occurrences, undefined)
  return occurrences
}

const sent = (at: string, ...emails: string[]) =>
  Object.fromEntries(recipients.map(({ email }) => [email, { status: emails.includes(email) ? ('sent' as const) : ('failed' as const), at, tries: 1 }]))

async function home(session: string, entity_gid?: string) {
  const { json, status, text } = await callHandler(handler, 'GET', '/home', { session, ...(entity_gid ? { query: { entity_gid } } : {}) })
  if (status !== 200) throw new Error(text)
  return v.parse(getHome.response, json)
}

test('groups behind, without figures and without profiles need somebody; publishing-only profiles do not', async () => {
  const { needs, data, profiles } = await home(owner)
  expect(needs.map((need) => [need.kind, 'entity_gid' in need ? need.entity_gid : null])).toEqual([
    ['behind', 'group-b'],
    ['never', 'group-b'],
    ['empty', 'group-c'],
  ])
  expect(profiles).toEqual({ all: 3, read: 3 })
  expect(data.map((group) => group.profiles.map(({ id, state, last }) => [id, state, last]))).toEqual([
    [['fresh', 'current', addDays(day, -2)]],
    [
      ['blank', 'never', null],
      ['stale', 'behind', addDays(day, -10)],
    ],
    [],
  ])
})

/** Writes four runs. Returns the one with an unreached recipient and the one that failed; the other two need no attention. */
async function failedRuns(): Promise<{ refused: Occurrence | undefined; failed: Occurrence | undefined }> {
  const failed = { state: 'FAILED' as const, reason: 'The printer broke.' }
  const made = (...emails: string[]) => ({ state: 'GENERATED' as const, sends: sent(inHours(-1), ...emails) })
  const [first] = await runs('group-a', 'fresh', [[inHours(-50), failed]])
  await runs('group-a', 'fresh', [
    [inHours(-60), failed],
    [inHours(-30), made('one@x.test', 'two@x.test')],
  ])
  const [, second] = await runs('group-a', 'fresh', [
    [inHours(-70), made('one@x.test')],
    [inHours(-40), made('two@x.test')],
  ])
  await runs('group-a', 'fresh', [[inHours(-9 * 24), failed]])
  return { refused: second, failed: first }
}
const failedPdf = async () => (await runs('group-a', 'fresh', [[inHours(-2), { state: 'FAILED', reason: 'No.' }]], { type: 'ONCE' }))[0]

test('a failed run is listed until a later run of its schedule succeeds, an unreached address until a later run reaches it', async () => {
  const { refused, failed } = await failedRuns()
  const { needs } = await home(owner, 'group-a')
  expect(needs).toMatchObject([
    { kind: 'refused', run: { _id: refused?.id }, emails: ['one@x.test'], others: 1 },
    { kind: 'failed', run: { _id: failed?.id }, reason: 'The printer broke.', waiting: 2 },
  ])
})

test('a group behind names the next run that would go out without its figures; a removed run is none', async () => {
  const [removed, next] = await runs('group-b', 'stale', [
    [inHours(26), {}],
    [inHours(50), {}],
  ])
  if (removed) await markDeleted(account, removed.id)
  const { needs, next: following } = await home(owner, 'group-b')
  expect(needs[0]).toMatchObject({ kind: 'behind', next: { _id: next?.id } })
  expect(following).toEqual({ date: today('UTC', new Date(inHours(50))), runs: 1 })
})

test('a person sees the groups and runs that they may look at; a group of others is answered as one that never was', async () => {
  await failedRuns()
  await runs('group-b', 'stale', [
    [inHours(-3), { state: 'FAILED', reason: 'No.' }],
    [inHours(26), {}],
  ])
  const seen = await home(bound)
  expect(seen.groups).toEqual([{ entity_gid: 'group-a', name: 'Alder' }])
  expect(JSON.stringify(seen)).not.toMatch(/group-b|group-c|stale|Birch/)
  const nothing = { needs: [], sends: [], data: [], changes: [], profiles: { all: 0, read: 0 } }
  for (const gid of ['group-b', 'group-of-nobody']) expect(await home(bound, gid)).toMatchObject(nothing)
  expect(await home(advocate)).toMatchObject({ groups: [], needs: [], sends: [], data: [], changes: [] })
})

test("somebody else's PDF is nobody's news", async () => {
  const pdf = await failedPdf()
  const told = async (session: string) => (await home(session)).needs.some((need) => 'run' in need && need.run._id === pdf?.id)
  expect([await told(owner), await told(bound)]).toEqual([true, false])
})

test('the counters of the frame are of what somebody sees, and of the profiles they ask about', async () => {
  await failedRuns()
  await failedPdf()
  const profiles = ['fresh', 'blank', 'stale', 'poster', 'nobody'].map((id) => ({ id, warning: null, status: 'x' }))
  const count = async (session: string, asked = profiles) => {
    const body = { profiles: asked, timezone: 'UTC', initial: true }
    return v.parse(countIndicators.response, (await callHandler(countThem, 'POST', '/me/indicators', { session, body })).json)
  }
  const none = { approvals: 0, listeners: 0, messages: 0, reviews: 0, tasks: 0, alerts: 0, notifications_counter: 0 }
  // what home calls stale is counted, and what has no figures yet
  expect(await count(owner)).toEqual({ ...none, statistics: 3, errors: 2 })
  expect(await count(owner, [])).toEqual({ ...none, statistics: 3, errors: 0 })
  expect(await count(bound)).toEqual({ ...none, statistics: 2, errors: 0 })
  expect(await count(advocate)).toEqual({ ...none, statistics: 0, errors: 0 })
  // its figures would stop
  await putProfile(account, aProfile('fresh', 'facebook', { entity_gid: 'group-a', access_ends_on: addDays(day, 7) }))
  expect([(await count(owner)).errors, (await count(bound)).errors]).toEqual([3, 1])
})
