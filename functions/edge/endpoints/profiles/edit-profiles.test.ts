/** Profiles are added, moved, removed and restored through the real chain; the limits of plan and group hold, also for two at once. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import * as v from 'valibot'
import { listProfileStates, listProfiles, ProfileRow } from '../../../../shared/api/profiles.ts'
import { groupMessages, profileMessages } from '../../../../shared/group-messages.ts'
import { messages } from '../../../../shared/messages.ts'
import { callHandler } from '../../../../test/builders/call.ts'
import { startTable, type TestTable } from '../../../../test/builders/stack.ts'
import { importFiles } from '../../../domains/import/targets/profile.ts'
import { startSession } from '../../../kernel/accounts/sessions.ts'
import { getProfile, listAllProfiles, putAccount, putGroup, putUser } from '../../../kernel/accounts/store.ts'
import { handlerOf } from '../index.ts'

const now = new Date()
const dayBefore = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10)
let table: TestTable
let session: string
let account: string
let accounts = 0

beforeAll(async () => {
  process.env.ALMANAC_LIMIT_FACTOR = '1000'
  process.env.ALMANAC_BILLING = 'stripe'
  table = await startTable()
})
afterAll(() => table.stop())
beforeEach(async () => {
  account = `agency-${++accounts}`
  await putAccount({ id: account, name: 'Agency', timezone: 'UTC', features: {}, plan: 'professional' })
  await putGroup(account, { entity_gid: 'leith', name: 'Leith', timezone: null, max_profiles: 2 })
  await putGroup(account, { entity_gid: 'larkmere', name: 'Larkmere', timezone: null })
  await putUser(account, { id: 'u', email: `u@${account}.test`, name: 'U', role: 'OWNER', type: 'member', joined: true, groups: {} })
  session = await startSession(account, 'u', now)
})

const add = (body: object = {}) =>
  callHandler(handlerOf('create-profile'), 'POST', '/profiles', { session, body: { entity_gid: 'larkmere', network: 'twitter', name: 'Larkmere', ...body } })
const added = async (body: object = {}) => v.parse(ProfileRow, (await add(body)).json.profile).id
const update = (id: string, body: object) => callHandler(handlerOf('update-profile'), 'PATCH', '/profiles/{id}', { session, params: { id }, body })
const remove = (id: string) => callHandler(handlerOf('delete-profile'), 'DELETE', '/profiles/{id}', { session, params: { id } })
const restore = (id: string) => callHandler(handlerOf('restore-profile'), 'POST', '/profiles/{id}/restore', { session, params: { id } })
const listed = async () => v.parse(listProfiles.response, (await callHandler(handlerOf('list-profiles'), 'GET', '/profiles', { session })).json).profiles
const states = async () =>
  v.parse(listProfileStates.response, (await callHandler(handlerOf('list-profile-states'), 'GET', '/profiles/states', { session })).json)

test('a profile is added to a group and filled from a file; how current it is follows from its days', async () => {
  const id = await added({ username: ' @larkmere ', profile_url: 'https://x.com/larkmere' })
  expect(await listed()).toMatchObject([
    { id, name: 'Larkmere', username: '@larkmere', code: 'twitter', entity_gid: 'larkmere', available_from: null, blocked: null },
  ])
  expect(await states()).toMatchObject({ states: [{ id, last_day: null, behind: null }], plan: { held: 1, most: 15 } })
  const profile = await getProfile(account, id)
  if (!profile) throw new Error('not there')
  const bytes = Buffer.from(`date,impressions\n${dayBefore(12)},10\n${dayBefore(11)},20\n`)
  await importFiles({ accountId: account, profile, format: 'auto', files: [{ name: 'days.csv', bytes }], now })
  expect((await states()).states).toMatchObject([{ id, last_day: dayBefore(11), behind: 10 }])
})

test.each(['😀'.repeat(50), 'شركة النخبة للتسويق', '<script>alert(1)</script>', '=1+1'])('%s is a name like any other', async (name) => {
  await added({ name })
  expect(await listed()).toMatchObject([{ name }])
})

test.each([
  ['no name', { name: '' }, 400, profileMessages.nameEmpty],
  ['101 letters', { name: 'x'.repeat(101) }, 400, profileMessages.nameLong],
  ['a network nobody knows', { network: 'myspace' }, 400, 'Unknown network.'],
  ['an address that runs something', { profile_url: 'javascript:alert(1)' }, 400, profileMessages.linkInvalid],
  ['a day that is none', { access_ends_on: '2026-02-30' }, 400, profileMessages.accessEndInvalid],
  ['a group of nobody', { entity_gid: 'none' }, 404, groupMessages.missing],
])('%s is refused in one sentence, and nothing is added', async (_, body, status, error) => {
  expect(await add(body)).toMatchObject({ status, json: { error } })
  expect(await listAllProfiles(account)).toEqual([])
})

test('of ten added at once to a group with room for two, two are; the others are told why', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => add({ entity_gid: 'leith', name: `Profile ${n}` })))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(2)
  const refused = answers.filter(({ status }) => status !== 201)
  expect(new Set(refused.map(({ status, json }) => `${status} ${json.error}`))).toEqual(new Set([`409 ${groupMessages.fullOfProfiles('Leith', 2)}`]))
  expect(await listed()).toHaveLength(2)
})

test('the plan has room for so many; a removed one gives its place back, and takes one to come back', async () => {
  const ids: string[] = []
  for (let n = 0; n < 15; n++) ids.push(await added({ name: `Profile ${n}` }))
  expect(await add()).toMatchObject({ status: 409, json: { error: profileMessages.planFull(15) } })
  const [first = ''] = ids
  expect((await remove(first)).status).toBe(200)
  expect((await states()).removed).toMatchObject([{ id: first, name: 'Profile 0', code: 'twitter' }])
  expect((await add()).status).toBe(201)
  expect(await restore(first)).toMatchObject({ status: 409, json: { error: profileMessages.planHasNoRoom(15) } })
  expect((await remove(ids[1] ?? '')).status).toBe(200)
  expect((await restore(first)).json).toEqual({ restored: true })
  expect((await listed()).map(({ id }) => id)).toContain(first)
})

test('a profile moves to a group with room, and says when somebody else has changed it since', async () => {
  for (const name of ['A', 'B']) await added({ entity_gid: 'leith', name })
  const id = await added()
  expect(await update(id, { version: 1, entity_gid: 'leith' })).toMatchObject({ status: 409, json: { error: groupMessages.fullOfProfiles('Leith', 2) } })
  await putGroup(account, { entity_gid: 'leith', name: 'Leith', timezone: null, max_profiles: 3 })
  expect((await update(id, { version: 1, entity_gid: 'leith' })).json).toMatchObject({ profile: { entity_gid: 'leith', name: 'Larkmere' }, version: 2 })
  expect(await update(id, { version: 1, name: 'Lost' })).toMatchObject({ status: 409, json: { error: profileMessages.changed } })
  // it is in the group already, which is full: its name can change
  expect((await update(id, { version: 2, name: 'Found', entity_gid: 'leith' })).json).toMatchObject({ profile: { name: 'Found' } })
})

test('the end of its access stays until another is said, or that there is none', async () => {
  const id = await added({ access_ends_on: '2031-03-01' })
  expect((await update(id, { version: 1, name: 'Renamed' })).json).toMatchObject({ profile: { access_ends_on: '2031-03-01' } })
  expect((await update(id, { version: 2, access_ends_on: dayBefore(1) })).json).toMatchObject({ profile: { access_ends_on: dayBefore(1) } })
  expect((await states()).states).toMatchObject([{ id, access_left: -1 }])
  expect((await update(id, { version: 3, access_ends_on: null })).json).toMatchObject({ profile: { name: 'Renamed', access_ends_on: null } })
  expect((await states()).states).toMatchObject([{ id, access_left: null }])
})

test('what is for publishing alone is added like any other, and says that it takes no reports', async () => {
  await added({ network: 'facebook', kind: 'group' })
  await added({ network: 'tiktok', kind: 'ads' })
  expect((await listed()).map(({ blocked }) => blocked).sort()).toEqual([
    messages.profiles.publishingOnly.facebookGroup,
    messages.profiles.publishingOnly.tiktokAds,
  ])
})

test('a removed profile is gone for imports and reports at once, and nobody removes it twice', async () => {
  const id = await added()
  await remove(id)
  const calls = await Promise.all([
    remove(id),
    update(id, { version: 2, name: 'X' }),
    callHandler(handlerOf('list-imports'), 'GET', '/profiles/{id}/imports', { session, params: { id } }),
    callHandler(handlerOf('get-profile-takes'), 'GET', '/profiles/{id}/takes', { session, params: { id } }),
  ])
  expect(calls.map(({ status, json }) => [status, json.error])).toEqual(calls.map(() => [404, messages.profiles.missing]))
  expect(await listed()).toEqual([])
})
