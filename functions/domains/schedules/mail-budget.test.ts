import { afterEach, expect, test } from '@jest/globals'
import { messages } from '../../../shared/messages.ts'
import { callHandler } from '../../../test/builders/call.ts'
import { startTenants } from '../../../test/builders/running-tenants.ts'
import { userOf } from '../../../test/builders/tenants.ts'
import { handler as order } from '../../edge/endpoints/schedules/create-scheduled-report.ts'
import { getAccount, putAccount } from '../../kernel/accounts/store.ts'
import { trail } from '../../kernel/audit/store.ts'
import { listOccurrences } from './store/account-occurrences.ts'

const tenants = startTenants({ eachTest: true })
afterEach(() => {
  delete process.env.ALMANAC_LIMIT_FACTOR
})

const account = 'acct-zebra'
const strangers = (count: number) => Array.from({ length: count }, (_, at) => `stranger-${at}@client.test`)
const ask = (changes: object, session = tenants.sessions.owner, profile = 'profile-zebra-1') =>
  callHandler(order, 'POST', '/reports/scheduled', {
    session,
    body: { flavor: 'comprehensive', type: 'WEEKLY', generate_at: '2030-01-07T08:30', timezone: 'UTC', profiles: [profile], ...changes },
  })
const planned = async () => (await listOccurrences(account, { limit: 1000 })).occurrences.length

test('a team plans thousands of mails to strangers in a day and not ten thousands: 429 with when to come back, and nothing is written', async () => {
  expect((await ask({ quantity: 52, recipient_emails: strangers(50) })).status).toBe(201)
  const before = await planned()
  const refused = await ask({ quantity: 52, recipient_emails: strangers(50) })
  expect([refused.status, refused.json.error]).toEqual([429, expect.stringContaining('Too many emails to people outside your team')])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(await planned()).toBe(before)
  // a colleague is no stranger, however they are named
  expect((await ask({ quantity: 52, recipient_emails: [`${userOf('manager')}@x.test`] })).status).toBe(201)
})

test('a new account plans hundreds a day, and an order that no day allows is told so', async () => {
  const known = await getAccount(account)
  if (!known) throw new Error('no account')
  await putAccount({ ...known, created_at: new Date(Date.now() - 86_400_000).toISOString() })
  const refused = await ask({ quantity: 52, recipient_emails: strangers(10) })
  expect([refused.status, refused.json.error]).toEqual([409, messages.limits.planTooLarge(520, 500)])
  await putAccount(known)
})

test('PDFs are counted by person, and those of one team do not count for another', async () => {
  // 100 an hour for each person, here two
  process.env.ALMANAC_LIMIT_FACTOR = '0.02'
  const pdf = () => ask({ type: 'ONCE', generate_at: 'now', quantity: 1 }, tenants.sessions.other, 'profile-otter')
  expect([(await pdf()).status, (await pdf()).status]).toEqual([201, 201])
  const refused = await pdf()
  expect([refused.status, refused.json.error]).toEqual([429, expect.stringContaining('Too many PDFs')])
})

test('in a deployment for larger teams a new account may mail more too', async () => {
  const known = await getAccount('acct-otter')
  if (!known) throw new Error('no account')
  await putAccount({ ...known, created_at: new Date(Date.now() - 86_400_000).toISOString() })
  process.env.ALMANAC_LIMIT_FACTOR = '2'
  expect((await ask({ quantity: 52, recipient_emails: strangers(10) }, tenants.sessions.other, 'profile-otter')).status).toBe(201)
  const refused = await ask({ quantity: 52, recipient_emails: strangers(20) }, tenants.sessions.other, 'profile-otter')
  expect([refused.status, refused.json.error]).toEqual([409, messages.limits.planTooLarge(1040, 1000)])
  await putAccount(known)
})

test('an order that comes again with its key is answered with what it made, whatever the budget, and is paid for once; another order with that key is refused', async () => {
  const again = (changes: object) => ask({ quantity: 52, ...changes }, tenants.sessions.other, 'profile-otter')
  const first = { recipient_emails: strangers(50), idempotency_key: 'first' }
  const made = await again(first)
  expect(await again(first)).toMatchObject({ status: 201, json: made.json })
  // of 5000 a day, 2600 are taken
  expect((await again({ recipient_emails: strangers(46) })).status).toBe(201)
  expect((await again({ recipient_emails: strangers(1) })).status).toBe(429)
  expect(await again(first)).toMatchObject({ status: 201, json: made.json })
  expect(await again({ ...first, quantity: 51 })).toMatchObject({ status: 409, json: { error: messages.schedule.keyReused } })
  const month = new Date().toISOString().slice(0, 7)
  const said: (string | undefined)[] = []
  for await (const { rest } of trail('acct-otter', { since: `${month}-01`, until: `${month}-32` })) said.push(rest)
  expect(said.filter((rest) => rest === 'again, which changed nothing')).toHaveLength(2)
})

test('of two orders at one time with one key, one is made and both are answered with it', async () => {
  const before = await planned()
  const twice = await Promise.all([1, 2].map(() => ask({ type: 'ONCE', generate_at: 'now', quantity: 1, idempotency_key: 'twice' })))
  expect(twice.map(({ status }) => status)).toEqual([201, 201])
  expect(twice[0]?.json).toEqual(twice[1]?.json)
  expect(twice[0]?.json.message).toContain(`${userOf('owner')}@x.test`)
  expect(await planned()).toBe(before + 1)
})
