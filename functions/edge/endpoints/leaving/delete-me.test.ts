import { QueryCommand, ScanCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { leavingMessages } from '../../../../shared/leaving-messages.ts'
import { securityMessages } from '../../../../shared/security-messages.ts'
import { callHandler } from '../../../../test/builders/call.ts'
import { startCloud } from '../../../../test/builders/cloud.ts'
import { aProfile } from '../../../../test/builders/dataset.ts'
import { cheapHash } from '../../../../test/builders/password-hash.ts'
import { rememberDevice } from '../../../domains/auth/store/devices.ts'
import { beginHalfSession } from '../../../domains/auth/store/half-sessions.ts'
import { putReset } from '../../../domains/auth/store/resets.ts'
import { propose, switchOn } from '../../../domains/auth/store/second-factor.ts'
import { putWaiting } from '../../../domains/auth/store/sign-ups.ts'
import { nextNight } from '../../../domains/leaving/next-night.ts'
import { putChange } from '../../../domains/preferences/store/email-changes.ts'
import { upcomingOccurrences } from '../../../domains/schedules/store/account-occurrences.ts'
import { startSession } from '../../../kernel/accounts/sessions.ts'
import { putAccount, putGroup, putProfile, putUser } from '../../../kernel/accounts/store.ts'
import { documents, tableName } from '../../../kernel/clients.ts'
import { removeForGood } from '../../jobs/remove-for-good.ts'
import { handler as createKey } from '../api-keys/create-api-key.ts'
import { handler as getMe } from '../auth/get-me.ts'
import { handler as login } from '../auth/login.ts'
import { handler as listProfiles } from '../profiles/list-profiles.ts'
import { handler as plan } from '../schedules/create-scheduled-report.ts'
import { handler as createOwnExport } from './create-own-export.ts'
import { handler as deleteMe } from './delete-me.ts'

const password = 'kettle crane river'
let hash: string
let stop: () => Promise<void>

beforeAll(async () => {
  process.env.ALMANAC_LIMIT_FACTOR = '1000'
  ;({ stop } = await startCloud())
  hash = cheapHash(password)
  await putAccount({ id: 'a', name: 'Acme', timezone: 'UTC', features: {} })
  await putGroup('a', { entity_gid: 'g', name: 'Shops', timezone: null })
  await putProfile('a', aProfile('p', 'facebook', { entity_gid: 'g' }))
  for (const [id, name, role] of [
    ['olga', 'Olga Ek', 'OWNER'],
    ['quentin', 'Quentin Zorn', 'RESTRICTED'],
    ['cora', 'Cora Lind', 'RESTRICTED'],
  ] as const)
    await putUser('a', { id, email: `${id}@x.test`, name, role, type: 'member', joined: true, groups: { g: { role: 'ADMIN', permissions: {} } } }, hash)
})
afterAll(() => stop())

const leave = (session: string, body: object = { password }) => callHandler(deleteMe, 'DELETE', '/me', { session, body })
const begin = (id: string) => startSession('a', id, new Date())
async function signsInWithCode(userId: string): Promise<void> {
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
  const person = { accountId: 'a', userId }
  await propose(person, secret, new Date(Date.now() + 60_000))
  await switchOn(person, { secret, counter: 0, codes: ['aaaa-bbbb-cccc-dddd'], now: new Date() })
}
async function mentionsOf(word: RegExp): Promise<string[]> {
  const { Items = [] } = await documents().send(new ScanCommand({ TableName: tableName() }))
  return Items.filter((item) => word.test(JSON.stringify(item))).map(({ pk, sk }) => `${pk} ${sk}`)
}

test('the only owner is told what to do instead, and stays', async () => {
  const session = await begin('olga')
  expect(await leave(session, { password: 'wrong' })).toMatchObject({ status: 400, json: { error: securityMessages.password.wrong } })
  expect(await leave(session)).toMatchObject({ status: 409, json: { error: leavingMessages.onlyOwner } })
  expect((await callHandler(getMe, 'GET', '/me', { session })).status).toBe(200)
})

test('who signs in with a code gives one', async () => {
  await signsInWithCode('cora')
  const session = await begin('cora')
  expect(await leave(session)).toMatchObject({ status: 400, json: { error: leavingMessages.codeRequired } })
  expect(await leave(session, { password, code: '000000' })).toMatchObject({ status: 400, json: { error: securityMessages.twoFactor.codeWrong } })
  expect((await callHandler(getMe, 'GET', '/me', { session })).status).toBe(200)
})

test('who leaves is gone at once, their schedules are an owner’s, and after a night nothing names them', async () => {
  await signsInWithCode('quentin')
  const session = await begin('quentin')
  const other = await begin('quentin')
  const now = new Date()
  const body = { flavor: 'comprehensive', type: 'WEEKLY', generate_at: new Date(now.getTime() + 2 * 86_400_000).toISOString(), quantity: 2, profiles: ['p'] }
  expect((await callHandler(plan, 'POST', '/reports/scheduled', { session, body: { ...body, recipient_users: ['quentin'] } })).status).toBeLessThan(300)
  const key = await callHandler(createKey, 'POST', '/api-keys', { session, body: { name: 'Nightly', scopes: ['read'], ends: '90' } })
  expect((await callHandler(listProfiles, 'GET', '/profiles', { session: null, headers: { authorization: `Bearer ${String(key.json.token)}` } })).status).toBe(
    200,
  )
  expect((await callHandler(createOwnExport, 'POST', '/me/export', { session })).status).toBe(202)
  await putChange({ accountId: 'a', userId: 'quentin' }, 'quentin@x.test', 'q.zorn@x.test', now)
  await beginHalfSession('a', 'quentin', now)
  const waiting = {
    email: 'quentin@x.test',
    name: 'Quentin Zorn',
    company: 'C',
    plan: 'advanced',
    interval: 'monthly',
    timezone: 'UTC',
    browserHash: 'x',
  } as const
  await putWaiting({ ...waiting, passwordHash: 'x' }, now)
  await putReset({ accountId: 'a', userId: 'quentin' }, 'quentin@x.test', now)
  await rememberDevice(null, 'quentin@x.test', now)

  const gone = await leave(session, { password, code: 'aaaa-bbbb-cccc-dddd' })
  expect([gone.status, gone.text]).toEqual([204, ''])
  expect(gone.cookies[0]).toContain('Max-Age=0')
  expect((await callHandler(getMe, 'GET', '/me', { session: other })).status).toBe(401)
  expect((await callHandler(login, 'POST', '/auth/login', { body: { email: 'quentin@x.test', password } })).status).toBe(401)
  const planned = await upcomingOccurrences('a', '', '9')
  expect(planned).toHaveLength(2)
  for (const run of planned) expect(run).toMatchObject({ owner_id: 'olga', recipients: [{ user_id: 'olga', email: 'olga@x.test', name: 'Olga Ek' }] })

  expect(await removeForGood(new Date(nextNight(now)))).toBe(true)
  expect((await mentionsOf(/quentin|zorn/i)).filter((key) => !key.startsWith('AUDIT#'))).toEqual([])
  for (const kind of ['APIKEY', 'DEVICE#', 'RESET#', 'SIGNUP#', 'EMAILCHANGE#', 'EXPORT', 'HALF#'])
    expect(await mentionsOf(new RegExp(`"pk":"${kind}`))).toEqual([])
  expect(await mentionsOf(/"sk":"key#/)).toEqual([])
  const month = now.toISOString().slice(0, 7)
  const { Items: lines = [] } = await documents().send(
    new QueryCommand({ TableName: tableName(), KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': `AUDIT#a#${month}` } }),
  )
  expect(lines.map(({ user_name, did }) => `${user_name} ${did}`)).toContain('A former member left the account')
  expect(JSON.stringify(lines)).not.toMatch(/Quentin Zorn|quentin@/)
  expect((await mentionsOf(/olga@x\.test/)).length).toBeGreaterThan(1)
})
