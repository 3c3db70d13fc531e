import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { lockedMessages, lockedPeopleMessages } from '../../../../shared/plan-messages.ts'
import { callHandler } from '../../../../test/builders/call.ts'
import { startTable, type TestTable } from '../../../../test/builders/stack.ts'
import { creditsUsed, takeCredit } from '../../../domains/subscription/store/credits.ts'
import type { AccountRecord } from '../../../kernel/accounts/records.ts'
import { startSession } from '../../../kernel/accounts/sessions.ts'
import { putAccount, putGroup, putProfile, putUser } from '../../../kernel/accounts/store.ts'
import { handlerOf } from '../index.ts'

const now = new Date()
const dayFrom = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString()
let table: TestTable
let account: string
let accounts = 0

beforeAll(async () => {
  process.env.ALMANAC_LIMIT_FACTOR = '1000'
  table = await startTable()
})
afterAll(() => table.stop())
/** Five profiles in two groups, an owner and two who joined one after the other. */
beforeEach(async () => {
  process.env.ALMANAC_BILLING = 'stripe'
  account = `account-${++accounts}`
  await has({ plan: 'scale', interval: 'yearly' })
  for (const gid of ['a', 'b']) await putGroup(account, { entity_gid: gid, name: gid, timezone: null })
  for (const at of [1, 2, 3, 4, 5]) {
    const row = { network: 'facebook', name: `P${at}`, username: null, picture_url: null, profile_url: null, timezone: null, available_from: null } as const
    await putProfile(account, { ...row, id: `p${at}`, entity_gid: at < 4 ? 'a' : 'b', connected_at: dayFrom(-at), kind: 'page' })
  }
  const add = (id: string, role: 'OWNER' | 'MANAGER', joined_at: string) =>
    putUser(account, { id, email: `${id}@${account}.test`, name: id, role, type: 'member', joined: true, joined_at, groups: {} })
  await add('owner', 'OWNER', dayFrom(-1))
  await add('first', 'MANAGER', dayFrom(-9))
  await add('second', 'MANAGER', dayFrom(-8))
})

const has = (more: Partial<AccountRecord>) => putAccount({ id: account, name: 'Acme', timezone: 'UTC', features: {}, ...more })
type Asked = NonNullable<Parameters<typeof callHandler>[3]>
const call = async (user: string | null, name: Parameters<typeof handlerOf>[0], method: 'GET' | 'POST', path: string, input: Asked = {}) =>
  callHandler(handlerOf(name), method, path, { ...input, session: user && (await startSession(account, user, now)) })
const said = async (...asked: Parameters<typeof call>) => {
  const { status, json } = await call(...asked)
  return [status, json.error]
}
const me = async () => (await call('owner', 'get-me', 'GET', '/me')).json.me
const blocked = async () => {
  const { json } = await call('owner', 'list-profiles', 'GET', '/profiles')
  return Array.isArray(json.profiles) ? json.profiles.flatMap(({ id, blocked: why }) => (why === null ? [] : [`${id}: ${why}`])) : null
}

test('anybody reads the plans; who is signed in reads what they have of them', async () => {
  const visitor = await call(null, 'get-plans', 'GET', '/subscription/plans')
  expect(visitor).toMatchObject({ status: 200, json: { billing: 'stripe', user: null, redirect: null, alert: null } })
  expect(visitor.json.plans).toMatchObject([
    { id: 'free', price_month: 0 },
    { id: 'professional', price: { base_month: 79, base_year: 758 }, price_month: 79, price_year: 64, upgrade: false, active: false },
    { id: 'advanced', benefits: expect.arrayContaining([{ name: 'White label and custom domain', description: null, isNew: true }]) },
    { id: 'scale', limits: { ai_credits: null, profiles: 80 } },
    { id: 'enterprise', price: { base_month: null }, signup: false },
  ])
  const { json } = await call('owner', 'get-plans', 'GET', '/subscription/plans')
  const usage = { profiles: 5, users: 3, groups: 2, ai_credits: 0 }
  expect(json.user).toMatchObject({ id: 'owner', isManager: true, subscription: { plan: 'scale', interval: 'yearly', trial_end: null, usage } })
  expect(json.plans).toMatchObject([{}, {}, {}, { id: 'scale', active: true, upgrade: false }, { id: 'enterprise', upgrade: true }])
})

test('a trial that has ended is Free: what it has no room for is locked, says so, and opens again with a larger plan', async () => {
  await has({ plan: 'scale', trial_ends_at: dayFrom(1) })
  expect(await me()).toMatchObject({ features: { sentiment: true } })
  expect(await blocked()).toEqual([])

  await has({ plan: 'scale', trial_ends_at: dayFrom(-1) })
  expect(await me()).toMatchObject({ features: { sentiment: false, posts: true, white_label: false } })
  const why = lockedMessages.profile(3)
  // the oldest three stay open
  expect(await blocked()).toEqual([`p1: ${why}`, `p2: ${why}`])
  const run = { profiles: 'p1,p3', dateFrom: dayFrom(-8).slice(0, 10), dateTo: dayFrom(-2).slice(0, 10), timezone: 'UTC' }
  const report = (profiles: string) =>
    said('owner', 'get-social-media-performance-report', 'GET', '/reports/social-media-performance', { query: { ...run, profiles } })
  expect(await report('p1,p3')).toEqual([400, why])
  expect((await report('p3'))[0]).toBe(200)
  expect(await said('first', 'get-me', 'GET', '/me')).toEqual([403, lockedPeopleMessages.person(1)])
  expect((await said('owner', 'get-me', 'GET', '/me'))[0]).toBe(200)

  await has({ plan: 'professional' })
  expect(await blocked()).toEqual([])
  expect((await said('second', 'get-me', 'GET', '/me'))[0]).toBe(200)
})

test('of people the owners keep their seats, then who joined first', async () => {
  await has({ plan: 'professional' })
  await putUser(account, {
    id: 'late',
    email: `late@${account}.test`,
    name: 'L',
    role: 'MANAGER',
    type: 'member',
    joined: true,
    joined_at: dayFrom(-2),
    groups: {},
  })
  expect(await said('late', 'get-me', 'GET', '/me')).toEqual([403, lockedPeopleMessages.person(3)])
  for (const user of ['owner', 'first', 'second']) expect((await said(user, 'get-me', 'GET', '/me'))[0]).toBe(200)
})

test('a full plan says what to do, and tells how much is left', async () => {
  await has({ plan: 'free' })
  await putGroup(account, { entity_gid: 'c', name: 'c', timezone: null })
  const body = { name: 'D', type: 'brand', countryId: 'GB', timezone: 'Europe/London' }
  expect(await said('owner', 'create-entity', 'POST', '/entities', { body })).toEqual([409, 'Please upgrade to add more profile groups. Your plan includes 3.'])
  const left = async (type: string) => (await call('owner', 'get-remaining', 'GET', '/subscription/remaining', { query: { type } })).json
  expect(await left('groups')).toEqual({ type: 'groups', limit: 3, used: 3, remaining: 0 })
  expect(await left('profiles')).toEqual({ type: 'profiles', limit: 3, used: 5, remaining: 0 })
  expect((await call('owner', 'get-upgradable', 'GET', '/subscription/upgradable')).json).toEqual({ upgradable: true })
})

test('before a downgrade it is said what is too much', async () => {
  const check = async (plan?: string) => (await call('owner', 'check-downgrade', 'POST', '/subscription/downgrade-check', { body: plan ? { plan } : {} })).json
  expect(await check()).toEqual({
    allowed: false,
    blockers: [
      { limit: 'profiles', used: 5, max: 3 },
      { limit: 'users', used: 3, max: 1 },
    ],
  })
  expect(await check('Professional')).toEqual({ allowed: true, blockers: [] })
  expect((await call('owner', 'check-downgrade', 'POST', '/subscription/downgrade-check', { body: { plan: 'golden' } })).status).toBe(400)
})

test('where nobody pays everybody has everything, whatever the plan says', async () => {
  process.env.ALMANAC_BILLING = 'none'
  await has({ plan: 'free', trial_ends_at: dayFrom(-9) })
  expect(await me()).toMatchObject({ features: { sentiment: true, industry_benchmark: true, white_label: true } })
  expect(await blocked()).toEqual([])
  expect((await said('second', 'get-me', 'GET', '/me'))[0]).toBe(200)
  const { json } = await call('owner', 'get-plans', 'GET', '/subscription/plans')
  expect(json).toMatchObject({ billing: 'none', user: { subscription: { plan: null, interval: null } } })
  expect((await call('owner', 'get-upgradable', 'GET', '/subscription/upgradable')).json).toEqual({ upgradable: false })
})

test('the last AI credit of a month goes to one of two at once, and the next month begins anew', async () => {
  const both = await Promise.all([takeCredit(account, 1, now), takeCredit(account, 1, now)])
  expect(both.sort()).toEqual([false, true])
  expect(await creditsUsed(account, now)).toBe(1)
  expect(await takeCredit(account, 1, new Date(dayFrom(40)))).toBe(true)
})
