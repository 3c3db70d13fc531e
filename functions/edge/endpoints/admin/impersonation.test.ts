import { beforeEach, expect, test } from '@jest/globals'
import type { Endpoint } from '../../../../shared/api/endpoint.ts'
import { endpoints } from '../../../../shared/api/index.ts'
import { impersonationMessages, inPersonOnly as refusal } from '../../../../shared/impersonation-messages.ts'
import { messages } from '../../../../shared/messages.ts'
import { idsIn } from '../../../../test/access-ids.ts'
import { inPersonOnly } from '../../../../test/access-people.ts'
import { rows } from '../../../../test/access-rows.ts'
import { type Called, callHandler } from '../../../../test/builders/call.ts'
import { startTenants } from '../../../../test/builders/running-tenants.ts'
import { adminAddress, userOf } from '../../../../test/builders/tenants.ts'
import { findSession, startSession } from '../../../kernel/accounts/sessions.ts'
import { handlerOf } from '../index.ts'

const now = new Date()
let admin: string

startTenants({ now, unlimited: true })
beforeEach(async () => {
  process.env.ALMANAC_ADMINS = adminAddress
  admin = await startSession('acct-staff', userOf('admin'), now)
})

const tokenIn = ({ cookies }: Called) => /^almanac_session=([^;]*)/.exec(cookies.find((one) => one.startsWith('almanac_session=')) ?? '')?.[1] ?? ''
const open = (session: string, id = 'acct-zebra', body = {}) =>
  callHandler(handlerOf('impersonate'), 'POST', '/admin/accounts/{id}/impersonate', { session, params: { id }, body })
const end = (session: string) => callHandler(handlerOf('end-impersonation'), 'POST', '/impersonation/end', { session })
const me = async (session: string) => callHandler(handlerOf('get-me'), 'GET', '/me', { session })
const whoIs = async (session: string) => JSON.parse((await me(session)).text).me
const standing = async () => tokenIn(await open(admin))
const trailOf = async (session: string): Promise<string[]> => {
  const { text } = await callHandler(handlerOf('get-audit'), 'GET', '/audit', { session, query: { kind: 'access' } })
  return JSON.parse(text).lines.map(({ sentence }: { sentence: string }) => sentence)
}

test('an administrator stands for the owner of an account, or for whom they name, without being an administrator there', async () => {
  expect(await whoIs(await standing())).toMatchObject({ id: userOf('owner'), type: 'member', impersonating_user_gid: userOf('admin') })
  const reader = tokenIn(await open(admin, 'acct-zebra', { user_id: userOf('readonly') }))
  expect(await whoIs(reader)).toMatchObject({ id: userOf('readonly'), role: 'RESTRICTED' })
  // their own goes on meanwhile
  expect(await whoIs(admin)).toMatchObject({ id: userOf('admin'), type: 'admin', impersonating_user_gid: null })
})

test.each([
  ['admin', 200],
  ['support_manager', 200],
  ['support', 200],
  ['marketing', 200],
  ['developer', 200],
  ['owner', 404],
])('somebody who is %s among the administrators: %s', async (role, status) => {
  process.env.ALMANAC_ADMINS = `someone@x.test, ${adminAddress}=${role}`
  const answer = await open(admin)
  expect(answer.status).toBe(status)
  if (status === 404) expect(answer.json.error).toBe(messages.missing)
})

test('for whoever is none, the endpoint does not exist', async () => {
  const owner = await startSession('acct-otter', userOf('other'), now)
  expect(await open(owner)).toMatchObject({ status: 404, json: { error: messages.missing }, cookies: [] })
})

test('nobody is opened who is not there, and no administrator, nor from within', async () => {
  expect((await open(admin, 'acct-none')).status).toBe(404)
  expect((await open(admin, 'acct-zebra', { user_id: userOf('other') })).status).toBe(404)
  expect(await open(admin, 'acct-staff')).toMatchObject({ status: 409, json: { error: impersonationMessages.administrator } })
  expect((await open(await standing(), 'acct-otter')).status).toBe(404)
})

test('returning ends it and gives the own session back under a new token', async () => {
  const token = await standing()
  const back = tokenIn(await end(token))
  expect(await whoIs(back)).toMatchObject({ id: userOf('admin'), impersonating_user_gid: null })
  expect((await me(token)).status).toBe(401)
  expect((await me(admin)).status).toBe(401)
  expect(await end(back)).toMatchObject({ status: 409, json: { error: impersonationMessages.none } })
})

test('it ends with the own session, with the role, and with a log-out, which ends both', async () => {
  const logOut = (session: string) => callHandler(handlerOf('logout'), 'POST', '/auth/logout', { session })
  const first = await standing()
  process.env.ALMANAC_ADMINS = 'someone@x.test'
  expect((await me(first)).status).toBe(401)
  process.env.ALMANAC_ADMINS = adminAddress
  expect((await me(first)).status).toBe(200)
  await logOut(first)
  expect((await me(first)).status).toBe(401)
  expect((await me(admin)).status).toBe(401)

  admin = await startSession('acct-staff', userOf('admin'), now)
  const second = await standing()
  await logOut(admin)
  expect((await me(second)).status).toBe(401)
})

test('it lasts a working day', async () => {
  const token = await standing()
  expect(await findSession(token, new Date(now.getTime() + 7.9 * 3_600_000))).not.toBeNull()
  expect(await findSession(token, new Date(Date.now() + 8.1 * 3_600_000))).toBeNull()
})

test('the trail of the account names both, and the sessions of the person tell of it', async () => {
  const token = await standing()
  const body = { name: 'Brand of both', type: 'brand', countryId: 'GB', timezone: 'Europe/London' }
  expect((await callHandler(handlerOf('create-entity'), 'POST', '/entities', { session: token, body })).status).toBe(201)
  const owner = await startSession('acct-zebra', userOf('owner'), now)
  const both = `Person ${userOf('admin')} as Person ${userOf('owner')}`
  const { text } = await callHandler(handlerOf('get-audit'), 'GET', '/audit', { session: owner, query: { thing: 'Brand of both' } })
  expect(JSON.parse(text).lines[0].sentence).toBe(`${both} added the profile group "Brand of both".`)
  expect((await trailOf(owner))[0]).toBe(`${both} opened the account "Account acct-zebra".`)
  const sessions = JSON.parse((await callHandler(handlerOf('list-sessions'), 'GET', '/auth/sessions', { session: owner })).text).sessions
  expect(sessions.map(({ by }: { by: string | null }) => by)).toContain(`Person ${userOf('admin')}`)
  await end(token)
  expect((await trailOf(owner))[0]).toBe(`${both} left the account "Account acct-zebra".`)
})

test('a PDF goes to the administrator, by their id or without one', async () => {
  const token = await standing()
  for (const recipient_users of [[userOf('admin')], []]) {
    const body = { flavor: 'comprehensive', type: 'ONCE', generate_at: 'now', profiles: ['profile-zebra-1'], recipient_users }
    const answer = await callHandler(handlerOf('create-scheduled-report'), 'POST', '/reports/scheduled', { session: token, body })
    expect(answer.json).toMatchObject({ records: [{ recipients: [{ email: adminAddress }] }] })
  }
  const owner = await startSession('acct-zebra', userOf('owner'), now)
  const body = { flavor: 'comprehensive', type: 'ONCE', generate_at: 'now', profiles: ['profile-zebra-1'], recipient_users: [userOf('admin')] }
  expect((await callHandler(handlerOf('create-scheduled-report'), 'POST', '/reports/scheduled', { session: owner, body })).status).toBe(400)
})

const order = { flavor: 'comprehensive', generate_at: 'now', profiles: ['profile-zebra-1'] }
const someday = { type: 'WEEKLY', generate_at: '2099-01-05T09:00:00' }
test.each([
  ['a schedule that goes on until it is stopped', { ...someday, until_stopped: true, recipient_emails: 'out@side.example' }],
  ['a schedule to the administrator', { ...someday, recipient_users: [userOf('admin')] }],
  ['a PDF to an outside address', { type: 'ONCE', recipient_emails: ['out@side.example'] }],
  ['a PDF to a member of the team', { type: 'ONCE', recipient_users: [userOf('owner')] }],
  ['a PDF of another day', { type: 'ONCE', generate_at: '2099-01-05T09:00:00', recipient_users: [] }],
])('no power is left behind: %s', async (_, body) => {
  const answer = await callHandler(handlerOf('create-scheduled-report'), 'POST', '/reports/scheduled', {
    session: await standing(),
    body: { ...order, ...body },
  })
  expect([answer.status, answer.json.error]).toEqual([403, refusal])
})

test('no power is left behind: neither members nor invitations are removed', async () => {
  const session = await standing()
  for (const id of [userOf('owner'), userOf('manager'), userOf('readonly')]) {
    const answer = await callHandler(handlerOf('remove-employee'), 'DELETE', '/employees/{id}', { session, params: { id } })
    expect([answer.status, answer.json.error]).toEqual([403, refusal])
  }
})

test('what is the person’s alone is refused, and nothing else is', async () => {
  // the calls change all that the account has
  const token = tokenIn(await open(admin, 'acct-otter'))
  const ids = idsIn('group-otter', 'other')
  const refused: string[] = []
  for (const contract of endpoints) {
    const declared: Endpoint = contract
    if (!declared.access.session || contract.name === 'end-impersonation') continue
    const input = rows[contract.name].calls[0]?.(ids, ids, now)
    const answer = await callHandler(handlerOf(contract.name), contract.method, contract.path, { ...input, session: token })
    if (answer.json.error === refusal) refused.push(contract.name)
    else expect([contract.name, answer.status, answer.json.error]).not.toEqual([contract.name, 403, messages.noAccess])
  }
  expect(refused.toSorted()).toEqual([...inPersonOnly].toSorted())
})
