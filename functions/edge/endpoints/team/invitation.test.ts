import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import * as v from 'valibot'
import { Employee } from '../../../../shared/api/team.ts'
import { messages } from '../../../../shared/messages.ts'
import { invitationMessages, teamMessages } from '../../../../shared/team-messages.ts'
import { type Called, callHandler } from '../../../../test/builders/call.ts'
import { startMail, type TestMail } from '../../../../test/builders/mail.ts'
import { startTable, type TestTable } from '../../../../test/builders/stack.ts'
import { findCredentials } from '../../../kernel/accounts/credentials.ts'
import { invitationMs } from '../../../kernel/accounts/member-state.ts'
import { startSession } from '../../../kernel/accounts/sessions.ts'
import { getUser, putAccount, putGroup, putUser } from '../../../kernel/accounts/store.ts'
import { documents, tableName } from '../../../kernel/clients.ts'
import { tenantKey } from '../../../kernel/table/table.ts'
import { handler as getMe } from '../auth/get-me.ts'
import { handler as login } from '../auth/login.ts'
import { handler as complete } from './complete-invitation.ts'
import { handler as open } from './get-invitation.ts'
import { handler as remove } from './remove-employee.ts'
import { handler as resend } from './resend-invitation.ts'
import { handler as save } from './save-employee.ts'

const password = 'kettle crane river'
let table: TestTable
let mail: TestMail
let owner: string

beforeAll(async () => {
  process.env.ALMANAC_ORIGIN = 'https://reports.example.com'
  process.env.ALMANAC_LIMIT_FACTOR = '1000'
  table = await startTable()
  mail = await startMail()
  await putAccount({ id: 'acct', name: 'Northbound', timezone: 'Europe/London', features: {} })
  await putGroup('acct', { entity_gid: 'group-a', name: 'Coffee', timezone: null })
  await putUser('acct', { id: 'owner', email: 'owner@x.test', name: 'Mara Okafor', role: 'OWNER', type: 'member', joined: true, groups: {} })
  owner = await startSession('acct', 'owner', new Date())
})
afterAll(async () => {
  await mail.stop()
  await table.stop()
})
beforeEach(() => {
  process.env.ALMANAC_SIGNUP = 'invite'
})

let people = 0
type Invited = { id: string; email: string; token: string }
const tokenIn = (text: string | undefined) => /\/invitation\/([\w-]{43})/.exec(text ?? '')?.[1] ?? ''
const newest = async (email: string) => tokenIn((await mail.to(email))[0]?.text)
async function invite(body: object = {}): Promise<Invited> {
  const given = { first_name: 'Jonas', last_name: 'Berg', email: `jonas${++people}@x.test`, access: 'RESTRICTED', ...body }
  const answer = await callHandler(save, 'POST', '/employees', { session: owner, body: { entities: [{ entity_gid: 'group-a', role: 'READONLY' }], ...given } })
  return { id: v.parse(Employee, answer.json.employee).user_gid, email: given.email, token: await newest(given.email) }
}
const look = (token: string) => callHandler(open, 'GET', '/auth/invitation/{token}', { params: { token } })
const join = (token: string, body: object = {}, headers = {}) =>
  callHandler(complete, 'POST', '/auth/invitation/{token}', { params: { token }, body: { first_name: 'Jonas', last_name: 'Berg', password, ...body }, headers })
const again = (id: string) => callHandler(resend, 'POST', '/employees/{id}/resend', { session: owner, params: { id } })
const sessionIn = ({ cookies }: Called) => /^almanac_session=([^;]*)/.exec(cookies[0] ?? '')?.[1] ?? ''
const me = async (session: string) => (await callHandler(getMe, 'GET', '/me', { session })).json

test('the link says who invites to what, and whoever accepts is signed in with exactly that', async () => {
  const { email, token } = await invite()
  expect((await look(token)).json).toMatchObject({
    account: 'Northbound',
    invited_by: 'Mara Okafor',
    email,
    first_name: 'Jonas',
    last_name: 'Berg',
    role: 'RESTRICTED',
    entities: [{ name: 'Coffee', may: 'View everything' }],
  })
  expect((await callHandler(login, 'POST', '/auth/login', { body: { email, password } })).status).toBe(401)
  const joined = await join(token, { first_name: 'Jon' })
  expect(joined).toMatchObject({ status: 200, json: { me: { email, name: 'Jon Berg', role: 'RESTRICTED', account: { id: 'acct' } } } })
  expect(await me(sessionIn(joined))).toMatchObject({ me: { email, entities: [{ entity_gid: 'group-a', permissions: { reports: 'view', tasks: 'none' } }] } })
  expect((await callHandler(login, 'POST', '/auth/login', { body: { email, password } })).status).toBe(200)
})

test('a link works once, also when it is used twice at the same time', async () => {
  const { token } = await invite()
  const both = await Promise.all([join(token), join(token)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 410])
  for (const answer of [await look(token), await join(token)])
    expect(answer).toMatchObject({ status: 410, json: { error: invitationMessages.used }, cookies: [] })
})

test('seven days later it has expired, and sent again it works by the new link alone', async () => {
  const { id, email, token } = await invite()
  const user = await getUser('acct', id)
  const past = new Date(Date.now() - 1000).toISOString()
  expect(Date.parse(user?.invitation?.ends_at ?? '') - Date.parse(user?.invitation?.sent_at ?? '')).toBe(invitationMs)
  if (user?.invitation) await putUser('acct', { ...user, invitation: { ...user.invitation, ends_at: past } })
  expect(await look(token)).toMatchObject({ status: 410, json: { error: invitationMessages.ended } })
  expect(await join(token)).toMatchObject({ status: 410, json: { error: invitationMessages.ended }, cookies: [] })
  expect((await again(id)).json).toMatchObject({ employee: { state: 'invited' } })
  expect(await join(token)).toMatchObject({ status: 410, json: { error: invitationMessages.replaced } })
  expect((await join(await newest(email))).status).toBe(200)
  expect(await again(id)).toMatchObject({ status: 409, json: { error: teamMessages.notInvited } })
})

test('an invitation that was withdrawn, whose groups are gone, or that never was says so', async () => {
  const withdrawn = await invite()
  await callHandler(remove, 'DELETE', '/employees/{id}', { session: owner, params: { id: withdrawn.id } })
  await putGroup('acct', { entity_gid: 'group-gone', name: 'Gone', timezone: null })
  const groupless = await invite({ entities: [{ entity_gid: 'group-gone', role: 'ADMIN' }] })
  await documents().send(new DeleteCommand({ TableName: tableName(), Key: { pk: tenantKey('acct'), sk: 'GROUP#group-gone' } }))
  for (const [token, error] of [
    [withdrawn.token, invitationMessages.cancelled],
    [groupless.token, invitationMessages.groupsGone],
    ['A'.repeat(43), invitationMessages.unknown],
    ['../me', invitationMessages.unknown],
  ] as const) {
    expect(await look(token)).toMatchObject({ status: 410, json: { error } })
    expect(await join(token)).toMatchObject({ status: 410, json: { error }, cookies: [] })
  }
})

test('an address with an account elsewhere is invited like any other, and only its own mail leads to why it cannot join', async () => {
  const email = 'taken@y.test'
  await putUser('elsewhere', { id: 'taken', email, name: 'T', role: 'OWNER', type: 'member', joined: true, groups: {} }, 'x')
  const ask = (to: string) =>
    callHandler(save, 'POST', '/employees', { session: owner, body: { first_name: 'Tom', last_name: 'Whelan', email: to, access: 'MANAGER' } })
  const shape = ({ status, text }: Called, address: string) => `${status} ${text.replaceAll(address, '').replace(/"(user_gid|\w+_at)":"[^"]*"/g, '')}`
  const [free, taken] = [await ask('free@y.test'), await ask(email)]
  expect(shape(taken, email)).toBe(shape(free, 'free@y.test'))
  const token = await newest(email)
  expect(await look(token)).toMatchObject({ status: 409, json: { error: invitationMessages.taken } })
  expect(await join(token)).toMatchObject({ status: 409, json: { error: invitationMessages.taken }, cookies: [] })
  expect(await findCredentials(email)).toMatchObject({ accountId: 'elsewhere', userId: 'taken', passwordHash: 'x' })
  // withdrawing it leaves the account alone
  await callHandler(remove, 'DELETE', '/employees/{id}', { session: owner, params: { id: v.parse(Employee, taken.json.employee).user_gid } })
  expect(await findCredentials(email)).toMatchObject({ userId: 'taken' })
})

test('whoever is signed in as somebody else leaves that session', async () => {
  const { email, token } = await invite()
  const before = await startSession('acct', 'owner', new Date())
  const joined = await join(token, {}, { cookie: `almanac_session=${before}` })
  expect(await me(sessionIn(joined))).toMatchObject({ me: { email } })
  expect((await callHandler(getMe, 'GET', '/me', { session: before })).status).toBe(401)
})

test.each([
  [{ password: 'short' }, messages.person.passwordShort(12, 5)],
  [{ password: 'password1234' }, messages.person.passwordWeak],
  [{ first_name: 'J/B' }, messages.person.firstNameInvalid],
])('%j is refused, and the link still works', async (wrong, error) => {
  const { token } = await invite()
  expect(await join(token, wrong)).toMatchObject({ status: 400, json: { error }, cookies: [] })
  expect((await look(token)).status).toBe(200)
})

test('where sign-up is closed nobody joins', async () => {
  const { token } = await invite()
  process.env.ALMANAC_SIGNUP = 'closed'
  expect(await join(token)).toMatchObject({ status: 403, json: { error: teamMessages.closed }, cookies: [] })
})
