import { SESClient } from '@aws-sdk/client-ses'
import { DeleteCommand, ScanCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import * as v from 'valibot'
import { Employee } from '../../../../shared/api/team.ts'
import { featureMessages } from '../../../../shared/feature-messages.ts'
import { messages } from '../../../../shared/messages.ts'
import type { GroupAccess } from '../../../../shared/permissions.ts'
import { teamMessages } from '../../../../shared/team-messages.ts'
import { callHandler } from '../../../../test/builders/call.ts'
import { type Sent, startMail, type TestMail } from '../../../../test/builders/mail.ts'
import { startTable, type TestTable } from '../../../../test/builders/stack.ts'
import { startSession } from '../../../kernel/accounts/sessions.ts'
import { getUser, putAccount, putGroup, putUser } from '../../../kernel/accounts/store.ts'
import { documents, tableName } from '../../../kernel/clients.ts'
import { tenantKey } from '../../../kernel/table/table.ts'
import { handler as getMe } from '../auth/get-me.ts'
import { handler as remaining } from '../subscription/get-remaining.ts'
import { handler as getOne } from './get-employee.ts'
import { handler as list } from './list-employees.ts'
import { handler as recipients } from './list-team.ts'
import { handler as remove } from './remove-employee.ts'
import { handler as save } from './save-employee.ts'

const account = 'acct'
const a: Record<string, GroupAccess> = { 'group-a': { role: 'ADMIN', permissions: {} } }
const both: Record<string, GroupAccess> = { 'group-a': { role: 'READONLY', permissions: {} }, 'group-b': { role: 'READONLY', permissions: {} } }
let table: TestTable
let mail: TestMail

beforeAll(async () => {
  process.env.ALMANAC_ORIGIN = 'https://reports.example.com'
  process.env.ALMANAC_LIMIT_FACTOR = '1000'
  table = await startTable()
  mail = await startMail()
  for (const gid of ['group-a', 'group-b']) await putGroup(account, { entity_gid: gid, name: gid === 'group-a' ? 'Coffee' : 'Tea', timezone: null })
})
afterAll(() => Promise.all([mail.stop(), table.stop()]))

/** The same people before each test. */
beforeEach(async () => {
  process.env.ALMANAC_SIGNUP = 'open'
  process.env.ALMANAC_BILLING = 'stripe'
  await putAccount({ id: account, name: 'Northbound', timezone: 'Europe/London', features: {} })
  const { Items = [] } = await documents().send(new ScanCommand({ TableName: tableName() }))
  const gone = Items.filter(({ pk, sk }) => (pk === tenantKey(account) && String(sk).startsWith('USER#')) || String(pk).startsWith('LOGIN#'))
  for (const { pk, sk } of gone) await documents().send(new DeleteCommand({ TableName: tableName(), Key: { pk, sk } }))
  const add = (id: string, name: string, role: 'OWNER' | 'MANAGER' | 'RESTRICTED', groups: Record<string, GroupAccess> = {}) =>
    putUser(account, { id, email: `${id}@x.test`, name, role, type: 'member', joined: true, groups })
  await add('owner', 'Mara Okafor', 'OWNER')
  await add('manager', 'Mathieu Lambert', 'MANAGER')
  await add('lead', 'Lea Lead', 'RESTRICTED', a)
  await add('inside', 'Ines Inside', 'RESTRICTED', { 'group-a': { role: 'READONLY', permissions: {} } })
  await add('both', 'Bo Both', 'RESTRICTED', both)
  await add('outside', 'Otto Outside', 'RESTRICTED', { 'group-b': { role: 'ADMIN', permissions: {} } })
})

const sessionOf = (id: string) => startSession(account, id, new Date())
const as = async (id: string, body: object) => callHandler(save, 'POST', '/employees', { session: await sessionOf(id), body })
const one = async (by: string, id: string) => callHandler(getOne, 'GET', '/employees/{id}', { session: await sessionOf(by), params: { id } })
const drop = async (by: string, id: string, query = {}) =>
  callHandler(remove, 'DELETE', '/employees/{id}', { session: await sessionOf(by), params: { id }, query })
let people = 0
const guest = () => ({ first_name: 'Jonas', last_name: 'Berg', email: `jonas${++people}@x.test` })
const viewA = { entity_gid: 'group-a', role: 'READONLY' }
const edit = (id: string, name: string, more: object) => {
  const [first_name, last_name] = name.split(' ')
  return { first_name, last_name, email: `${id}@x.test`, access: 'RESTRICTED', user_gid: id, ...more }
}
const employeeIn = (answer: { json: Record<string, unknown> }) => v.parse(Employee, answer.json.employee)
const linkIn = (sent: Sent | undefined) => /https?:\/\/\S+/.exec(sent?.text ?? '')?.[0] ?? ''

test('whoever is invited is in the list, with an email that names who invites to what, and a link that only it holds', async () => {
  const given = guest()
  const answer = await as('owner', {
    ...given,
    email: ` ${given.email.toUpperCase()} `,
    access: 'RESTRICTED',
    entities: [{ ...viewA, labels: ['Winter', 'Leith'] }],
  })
  expect(answer.status).toBe(200)
  expect(employeeIn(answer)).toMatchObject({
    name: 'Jonas Berg',
    email: given.email,
    state: 'invited',
    access: 'RESTRICTED',
    entities: [{ entity_gid: 'group-a', name: 'Coffee', role: 'READONLY', labels: ['Winter', 'Leith'], permissions: { reports: 'view', tasks: 'none' } }],
  })
  const [sent] = await mail.to(given.email)
  expect(sent?.subject).toBe('Mara Okafor invites you to Northbound')
  const link = linkIn(sent)
  expect(link).toMatch(/^https:\/\/reports\.example\.com\/invitation\/[\w-]{43}$/)
  const { Items } = await documents().send(new ScanCommand({ TableName: tableName() }))
  expect(JSON.stringify(Items)).not.toContain(link.split('/').at(-1))
})

test.each([
  [{ first_name: '' }, messages.person.firstNameRequired],
  [{ first_name: 'x'.repeat(26) }, messages.person.firstNameLong],
  [{ first_name: 'Anne-Marie' }, messages.person.firstNameInvalid],
  [{ first_name: '<script>' }, messages.person.firstNameInvalid],
  [{ first_name: 'Jonas\r\nBcc: x@x.test' }, messages.person.firstNameInvalid],
  [{ last_name: 'St. John' }, messages.person.lastNameInvalid],
  [{ email: 'jonas' }, messages.person.emailInvalid],
  [{ access: undefined }, teamMessages.roleRequired],
  [{ access: 'KING' }, teamMessages.roleRequired],
  [{ entities: [] }, teamMessages.noGroups],
  [{ entities: [{ entity_gid: 'group-a' }] }, teamMessages.presetMissing],
  [{ entities: [{ ...viewA, role: 'RESTRICTED' }] }, teamMessages.permissionsMissing],
  [{ entities: [{ ...viewA, role: 'RESTRICTED', permissions: { tasks: 'view' } }] }, teamMessages.permissionsMissing],
  [{ entities: [{ ...viewA, role: 'RESTRICTED', reports: 'contributor' }] }, teamMessages.permissionsMissing],
  [{ entities: [{ ...viewA, labels: ['x'.repeat(125), 'y'.repeat(125)] }] }, teamMessages.labelsLong],
  [{ entities: [{ ...viewA, role: 'RESTRICTED', publish: 'contributor' }] }, featureMessages.workflow],
  [{ entities: [{ ...viewA, entity_gid: 'group-none' }] }, teamMessages.groupMissing],
  [{ email: 'inside@x.test' }, teamMessages.already],
  [{ access: 'OWNER' }, teamMessages.ownerInvited],
])('%j is refused in a sentence, and nobody is written or mailed', async (wrong, error) => {
  const given = guest()
  const answer = await as('owner', { ...given, access: 'RESTRICTED', entities: [viewA], ...wrong })
  expect(answer.json.error).toBe(error)
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(await mail.to(given.email)).toEqual([])
  const { json } = await callHandler(list, 'GET', '/employees', { session: await sessionOf('owner') })
  expect(json.employees).toHaveLength(6)
})

test.each([
  ['مريم', 'الزهراء'],
  ['😀'.repeat(12), '🎉'],
])('somebody may be called %s %s', async (first_name, last_name) => {
  const given = { ...guest(), first_name, last_name }
  expect(employeeIn(await as('owner', { ...given, access: 'MANAGER' })).name).toBe(`${first_name} ${last_name}`)
  expect(await mail.to(given.email)).toHaveLength(1)
})

test('the link starts with our own address, whatever host the request names', async () => {
  const given = guest()
  const headers = { host: 'evil.test', 'x-forwarded-host': 'evil.test', 'x-almanac-host': 'evil.test' }
  const body = { ...given, access: 'RESTRICTED', entities: [viewA] }
  expect((await callHandler(save, 'POST', '/employees', { session: await sessionOf('owner'), body, headers })).status).toBe(200)
  const [sent] = await mail.to(given.email)
  expect(linkIn(sent)).toMatch(/^https:\/\/reports\.example\.com\/invitation\//)
  expect(`${sent?.text} ${sent?.html}`).not.toContain('evil')
})

test('labels may have 250 characters together, and a contributor needs a plan with post review', async () => {
  const long = ['x'.repeat(125), 'y'.repeat(124)]
  expect((await as('owner', { ...guest(), access: 'RESTRICTED', entities: [{ ...viewA, labels: long }] })).status).toBe(200)
  await putAccount({ id: account, name: 'Northbound', timezone: 'Europe/London', features: { workflow: true } })
  const contributor = { ...viewA, role: 'RESTRICTED', publish: 'contributor', permissions: { reports: 'manage' } }
  const made = employeeIn(await as('owner', { ...guest(), access: 'RESTRICTED', entities: [contributor] }))
  expect(made.entities[0]?.permissions).toMatchObject({ publish: 'contributor', reports: 'manage', inbox: 'none' })
})

test('a plan has so many users: the last seat goes to one of two at once, and an invitation that has ended holds none', async () => {
  await putAccount({ id: account, name: 'Northbound', timezone: 'Europe/London', plan: 'scale', features: {} })
  const left = async () =>
    (await callHandler(remaining, 'GET', '/subscription/remaining', { session: await sessionOf('owner'), query: { type: 'users' } })).json
  expect(await left()).toEqual({ type: 'users', limit: 10, used: 6, remaining: 4 })
  const ended = { token_hash: 'x', by_user: 'owner', sent_at: '2026-01-01T00:00:00.000Z', ends_at: '2026-01-08T00:00:00.000Z', undeliverable: false }
  await putUser(account, { id: 'late', email: 'late@x.test', name: 'L L', role: 'MANAGER', type: 'member', joined: false, groups: {}, invitation: ended })
  for (const id of ['p', 'q', 'r'])
    await putUser(account, { id, email: `${id}@x.test`, name: 'P P', role: 'RESTRICTED', type: 'member', joined: true, groups: {} })
  expect(await left()).toMatchObject({ used: 9, remaining: 1 })
  const two = await Promise.all([1, 2].map(() => as('owner', { ...guest(), access: 'RESTRICTED', entities: [viewA] })))
  expect(two.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(two.find(({ status }) => status === 409)?.json.error).toBe('Please upgrade to add more users.')
  expect(await left()).toMatchObject({ used: 10, remaining: 0 })
})

test('every owner is emailed when somebody becomes one, and by whom', async () => {
  for (const access of ['MANAGER', 'OWNER', 'OWNER']) expect((await as('owner', edit('outside', 'Otto Outside', { access }))).status).toBe(200)
  const told = (await mail.to('owner@x.test')).filter(({ subject, text }) => subject === 'Your account has a new owner' && text.includes('outside@x.test'))
  expect(told.map(({ text }) => text)).toEqual([expect.stringMatching(/outside@x\.test[\s\S]*Changed by:\s+Mara Okafor/)])
  expect(await mail.to('outside@x.test')).toEqual([])
})

test('the last owner cannot leave, be demoted or removed, and two owners cannot demote each other at once', async () => {
  const demoted = (id: string, name: string) => edit(id, name, { access: 'MANAGER' })
  expect(await as('owner', demoted('owner', 'Mara Okafor'))).toMatchObject({ status: 409, json: { error: teamMessages.lastOwner } })
  expect(await drop('owner', 'owner')).toMatchObject({ status: 409, json: { error: teamMessages.lastOwner } })
  expect(await drop('manager', 'owner')).toMatchObject({ status: 403, json: { error: teamMessages.ownersOnly } })
  expect(await as('manager', demoted('owner', 'Mara Okafor'))).toMatchObject({ status: 403, json: { error: teamMessages.ownersOnly } })
  expect(await as('manager', edit('manager', 'Mathieu Lambert', { access: 'OWNER' }))).toMatchObject({ status: 403, json: { error: teamMessages.ownersOnly } })
  expect((await as('owner', edit('manager', 'Mathieu Lambert', { access: 'OWNER' }))).status).toBe(200)
  const each = await Promise.all([as('owner', demoted('manager', 'Mathieu Lambert')), as('manager', demoted('owner', 'Mara Okafor'))])
  expect(each.filter(({ status }) => status === 200)).toHaveLength(1)
  expect([(await getUser(account, 'owner'))?.role, (await getUser(account, 'manager'))?.role].sort()).toEqual(['MANAGER', 'OWNER'])
})

test('of two who edit one person the second is told, and nothing of the first is lost', async () => {
  const { version } = employeeIn(await one('owner', 'inside'))
  const first = await as('owner', edit('inside', 'Ines Inside', { version, entities: [{ ...viewA, role: 'ADMIN' }] }))
  expect(first.status).toBe(200)
  const second = await as('manager', edit('inside', 'Ines Inside', { version, entities: [{ ...viewA, entity_gid: 'group-b' }] }))
  expect(second).toMatchObject({ status: 409, json: { error: teamMessages.changed } })
  expect(await drop('manager', 'inside', { version: String(version) })).toMatchObject({ status: 409, json: { error: teamMessages.changed } })
  expect((await getUser(account, 'inside'))?.groups).toEqual({ 'group-a': { role: 'ADMIN', permissions: {}, labels: [] } })
  // groups that nobody names stay
  expect((await as('owner', edit('inside', 'Ines Inside', { version: 1, entities: [{ ...viewA, entity_gid: 'group-b' }] }))).status).toBe(200)
  expect(Object.keys((await getUser(account, 'inside'))?.groups ?? {}).sort()).toEqual(['group-a', 'group-b'])
})

test('rights that are taken away are gone at the next request, and so is the session of who is removed', async () => {
  const session = await sessionOf('lead')
  const seen = () => callHandler(list, 'GET', '/employees', { session })
  expect((await seen()).status).toBe(200)
  await as('owner', edit('lead', 'Lea Lead', { entities: [viewA] }))
  expect(await seen()).toMatchObject({ status: 403, json: { error: messages.noAccess } })
  expect((await drop('owner', 'lead')).status).toBe(204)
  expect((await callHandler(getMe, 'GET', '/me', { session })).status).toBe(401)
  // the address is free again
  expect((await as('owner', { ...guest(), email: 'lead@x.test', access: 'RESTRICTED', entities: [viewA] })).status).toBe(200)
})

test('the admin of a group sees its people alone, and in them its group alone', async () => {
  const session = await sessionOf('lead')
  const names = ({ json }: { json: Record<string, unknown> }) =>
    v.parse(v.array(Employee), json.employees).map(({ name, entities }) => [name, entities.map(({ name: group }) => group)])
  expect(names(await callHandler(list, 'GET', '/employees', { session }))).toEqual([
    ['Bo Both', ['Coffee']],
    ['Ines Inside', ['Coffee']],
    ['Lea Lead', ['Coffee']],
    ['Mara Okafor', []],
    ['Mathieu Lambert', []],
  ])
  expect((await callHandler(list, 'GET', '/employees', { session, query: { entity_gid: 'group-b' } })).json).toMatchObject({ error: teamMessages.groupMissing })
  expect(await one('lead', 'outside')).toMatchObject({ status: 404, json: { error: teamMessages.missing } })
})

test('the admin of a group invites to it alone, as a restricted user whatever they ask for', async () => {
  const made = await as('lead', { ...guest(), access: 'MANAGER', labels: ['x'], entities: [viewA] })
  expect(employeeIn(made)).toMatchObject({ access: 'RESTRICTED', labels: [] })
  expect(await as('lead', { ...guest(), entities: [{ ...viewA, entity_gid: 'group-b' }] })).toMatchObject({
    status: 404,
    json: { error: teamMessages.groupMissing },
  })
  expect(await as('inside', { ...guest(), entities: [viewA] })).toMatchObject({ status: 403, json: { error: messages.noAccess } })
})

test('the admin of a group changes it alone of somebody, and removes nobody who is elsewhere too', async () => {
  const change = edit('both', 'Bo Both', { entities: [{ ...viewA, role: 'ADMIN' }], removed_entities: ['group-b'] })
  expect((await as('lead', change)).status).toBe(200)
  expect((await getUser(account, 'both'))?.groups).toMatchObject({ 'group-a': { role: 'ADMIN' }, 'group-b': { role: 'READONLY' } })
  expect(await as('lead', edit('both', 'Bo Other', { entities: [viewA] }))).toMatchObject({ status: 403, json: { error: teamMessages.namesOfOthers } })
  expect(await drop('lead', 'both')).toMatchObject({ status: 403, json: { error: teamMessages.elsewhereToo } })
  expect(await drop('lead', 'manager')).toMatchObject({ status: 403, json: { error: teamMessages.adminsOnly } })
  expect(await as('lead', edit('manager', 'Mathieu Lambert', { entities: [viewA] }))).toMatchObject({ status: 403, json: { error: teamMessages.adminsOnly } })
  expect((await as('lead', edit('both', 'Bo Both', { removed_entities: ['group-a'] }))).status).toBe(200)
  expect(Object.keys((await getUser(account, 'both'))?.groups ?? {})).toEqual(['group-b'])
  expect((await drop('lead', 'inside')).status).toBe(204)
})

test('who a report can be sent to are people of groups whose reports one may view, not of every group one is in', async () => {
  const groups = {
    'group-a': { role: 'RESTRICTED', permissions: { reports: 'view' } },
    'group-b': { role: 'RESTRICTED', permissions: { inbox: 'view' } },
  } as const
  await putUser(account, { id: 'half', email: 'half@x.test', name: 'Hal Half', role: 'RESTRICTED', type: 'member', joined: true, groups })
  const { json } = await callHandler(recipients, 'GET', '/team', { session: await sessionOf('half') })
  expect(json.employees).toMatchObject(['Bo Both', 'Hal Half', 'Ines Inside', 'Lea Lead', 'Mara Okafor', 'Mathieu Lambert'].map((name) => ({ name })))
})

test('a group that is full says so by its name and limit; owners and account admins take none of its places', async () => {
  await putGroup(account, { entity_gid: 'group-small', name: 'Larkmere', timezone: null, max_users: 1 })
  const small = { ...viewA, entity_gid: 'group-small' }
  const made = await as('owner', { ...guest(), access: 'RESTRICTED', entities: [small] })
  expect(made.status).toBe(200)
  const full = { status: 409, json: { error: 'Larkmere can have 1 user at most. Raise its limit to add more.' } }
  expect(await as('owner', { ...guest(), access: 'RESTRICTED', entities: [viewA, small] })).toMatchObject(full)
  expect(await as('owner', edit('inside', 'Ines Inside', { entities: [small] }))).toMatchObject(full)
  expect((await as('owner', { ...guest(), access: 'MANAGER' })).status).toBe(200)
  const { user_gid, email } = employeeIn(made)
  expect((await as('owner', { ...edit(user_gid, 'Jonas Berg', { entities: [{ ...small, role: 'ADMIN' }] }), email })).status).toBe(200)
})

test('nobody changes the address that somebody else signs in with', async () => {
  const taken = await as('owner', { ...edit('inside', 'Ines Inside', { entities: [viewA] }), email: 'mine@x.test' })
  expect(taken).toMatchObject({ status: 403, json: { error: teamMessages.emailOfOthers } })
  expect((await getUser(account, 'inside'))?.email).toBe('inside@x.test')
})

test('an address that takes no email is shown as such, and another one is mailed anew', async () => {
  const refusal = Object.assign(new Error('Illegal address'), { name: 'InvalidParameterValue' })
  const send = jest.spyOn(SESClient.prototype, 'send').mockImplementationOnce(() => Promise.reject(refusal))
  const made = employeeIn(await as('owner', { ...guest(), access: 'MANAGER' }))
  send.mockRestore()
  expect(made).toMatchObject({ state: 'undeliverable', access: 'MANAGER' })
  expect(employeeIn(await one('owner', made.user_gid)).state).toBe('undeliverable')
  const mended = guest()
  const again = await as('owner', { ...mended, access: 'MANAGER', user_gid: made.user_gid, version: made.version })
  expect(employeeIn(again)).toMatchObject({ state: 'invited', email: mended.email })
  expect(await mail.to(mended.email)).toHaveLength(1)
})

test('where sign-up is closed nobody is invited', async () => {
  process.env.ALMANAC_SIGNUP = 'closed'
  expect(await as('owner', { ...guest(), access: 'MANAGER' })).toMatchObject({ status: 403, json: { error: teamMessages.closed } })
})
