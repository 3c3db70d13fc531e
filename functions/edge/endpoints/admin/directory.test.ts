/** How administrators find people, accounts and profiles of all accounts; through the real chain. */

import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { beforeEach, expect, test } from '@jest/globals'
import { adminRoles } from '../../../../shared/admin-roles.ts'
import { messages } from '../../../../shared/messages.ts'
import { administering } from '../../../../test/access-people.ts'
import { neededBy } from '../../../../test/access-table.ts'
import { callHandler } from '../../../../test/builders/call.ts'
import { startTenants } from '../../../../test/builders/running-tenants.ts'
import { adminAddress, roles, userOf } from '../../../../test/builders/tenants.ts'
import { fillDirectory } from '../../../kernel/accounts/fill-directory.ts'
import { accountKey, userKey } from '../../../kernel/accounts/keys.ts'
import { startSession } from '../../../kernel/accounts/sessions.ts'
import { putAccount, putUser } from '../../../kernel/accounts/store.ts'
import { documents, tableName } from '../../../kernel/clients.ts'
import { handlerOf } from '../index.ts'

const now = new Date()

const tenants = startTenants({ now, unlimited: true })
beforeEach(() => {
  process.env.ALMANAC_ADMINS = adminAddress
})

const lists = {
  'list-people': '/admin/users',
  'list-customers': '/admin/customers',
  'list-any-profiles': '/admin/profiles',
  'list-errors': '/admin/errors',
  'list-error-groups': '/admin/errors/groups',
  'get-controls': '/admin/controls',
} as const
type List = keyof typeof lists
const names = ['list-people', 'list-customers', 'list-any-profiles', 'list-errors', 'list-error-groups', 'get-controls'] as const satisfies readonly List[]

const ask = (list: List, query: Record<string, string> = {}, session = tenants.sessions.admin) =>
  callHandler(handlerOf(list), 'GET', lists[list], { session, query })
const rowsIn = (text: string): { name: string; email: string }[] => Object.values<unknown>(JSON.parse(text)).find(Array.isArray) ?? []
async function found(list: List, search: string): Promise<string[]> {
  const { text } = await ask(list, { search })
  return rowsIn(text).map(({ name }) => name)
}
const person = (id: string, name: string, account = 'acct-otter') =>
  putUser(account, { id, email: `${id}@people.test`, name, role: 'RESTRICTED', type: 'member', joined: true, groups: {} })

test('each role sees the lists of its sections, and no others are there for it', async () => {
  for (const role of adminRoles)
    for (const name of names) {
      process.env.ALMANAC_ADMINS = `${adminAddress}=${role}`
      const need = neededBy[name]
      const may = typeof need === 'object' && 'admins' in need && need.admins.includes(role)
      const { status, json } = await ask(name)
      expect({ role, name, status }).toEqual({ role, name, status: may ? 200 : 404 })
      if (!may) expect(json.error).toBe(messages.missing)
    }
})

test('for everybody else they are not there, nor for an administrator in the place of somebody', async () => {
  const entered = await callHandler(handlerOf('impersonate'), 'POST', '/admin/accounts/{id}/impersonate', {
    session: await startSession('acct-staff', userOf('admin'), now),
    params: { id: 'acct-zebra' },
    body: {},
  })
  const within = /^almanac_session=([^;]*)/.exec(entered.cookies.find((one) => one.startsWith('almanac_session=')) ?? '')?.[1] ?? ''
  const others = roles.filter((role) => !administering.includes(role)).map((role) => tenants.sessions[role])
  for (const name of names) for (const session of [...others, within]) expect((await ask(name, {}, session)).status).toBe(404)
})

test('people are found by the beginnings of words, in any order, whatever the case, the accents and the script', async () => {
  await person('first-of-five', 'Zoë Ångström-Øre 🎉')
  await person('p-2', 'محمد بن عبد الله')
  await person('p-3', 'שרה כהן')
  await person('p-4', '山田 太郎')
  await person('p-6', '佐藤花子')
  await person('p-5', 'Straße Οδυσσεύς')
  for (const [search, name] of [
    ['zoe', 'Zoë Ångström-Øre 🎉'],
    ['ANGSTR zo', 'Zoë Ångström-Øre 🎉'],
    ['🎉', 'Zoë Ångström-Øre 🎉'],
    ['\u200fمحمد', 'محمد بن عبد الله'],
    ['عبد محم', 'محمد بن عبد الله'],
    ['כהן', 'שרה כהן'],
    ['太', '山田 太郎'],
    ['花子', '佐藤花子'],
    ['佐藤', '佐藤花子'],
    ['藤花', '佐藤花子'],
    ['strasse', 'Straße Οδυσσεύς'],
    ['ΟΔΥΣΣΕΥΣ', 'Straße Οδυσσεύς'],
    ['first-of-five@people.test', 'Zoë Ångström-Øre 🎉'],
  ] as const)
    expect({ search, found: await found('list-people', search) }).toEqual({ search, found: [name] })
  for (const search of ['zoe nobody', 'ngstrom', '—', '#', '%', '\u0000', 'x'.repeat(100)])
    expect({ search, found: await found('list-people', search) }).toEqual({ search, found: [] })
  expect((await ask('list-people', { search: 'x'.repeat(101) })).status).toBe(400)
})

test('somebody of several words that begin alike is found once', async () => {
  await person('echo-echoes', 'Echoed Echoing')
  expect(await found('list-people', 'echo')).toEqual(['Echoed Echoing'])
})

test('whoever is renamed is found by the new name and not by the old, and whoever is removed is not found', async () => {
  await person('renamed', 'Alma Beforehand')
  const session = await startSession('acct-otter', 'renamed', now)
  const rename = { session, body: { first_name: 'Berta', last_name: 'Afterwards' } }
  expect((await callHandler(handlerOf('update-own-name'), 'PATCH', '/me/name', rename)).status).toBe(200)
  expect(await found('list-people', 'afterw')).toEqual(['Berta Afterwards'])
  expect(await found('list-people', 'beforeh')).toEqual([])
  const gone = { session: tenants.sessions.other, params: { id: 'renamed' } }
  expect((await callHandler(handlerOf('remove-employee'), 'DELETE', '/employees/{id}', gone)).status).toBe(204)
  expect(await found('list-people', 'afterw')).toEqual([])
})

test('who is invited is found, cannot be signed in as, and an administrator is told as one', async () => {
  const body = { first_name: 'Ines', last_name: 'Invitee', email: 'ines@people.test', access: 'MANAGER' }
  expect((await callHandler(handlerOf('save-employee'), 'POST', '/employees', { session: tenants.sessions.other, body })).status).toBe(200)
  expect(rowsIn((await ask('list-people', { search: 'invitee' })).text)).toEqual([expect.objectContaining({ joined: false, administrator: false })])
  expect(rowsIn((await ask('list-people', { search: adminAddress })).text)).toEqual([expect.objectContaining({ joined: true, administrator: true })])
})

test('a profile is found under its new name, and not while it is removed', async () => {
  const session = tenants.sessions.owner
  const made = await callHandler(handlerOf('create-profile'), 'POST', '/profiles', {
    session,
    body: { entity_gid: 'group-zebra-1', network: 'twitter', name: 'Quokka daily' },
  })
  const id = /"id":"([^"]+)"/.exec(made.text)?.[1] ?? ''
  expect(await found('list-any-profiles', 'quokka')).toEqual(['Quokka daily'])
  expect(
    (await callHandler(handlerOf('update-profile'), 'PATCH', '/profiles/{id}', { session, params: { id }, body: { version: 1, name: 'Numbat daily' } })).status,
  ).toBe(200)
  expect(await found('list-any-profiles', 'quokka')).toEqual([])
  expect(await found('list-any-profiles', 'daily numbat')).toEqual(['Numbat daily'])
  await callHandler(handlerOf('delete-profile'), 'DELETE', '/profiles/{id}', { session, params: { id } })
  expect(await found('list-any-profiles', 'numbat')).toEqual([])
  await callHandler(handlerOf('restore-profile'), 'POST', '/profiles/{id}/restore', { session, params: { id } })
  expect(await found('list-any-profiles', 'numbat')).toEqual(['Numbat daily'])
})

test('customers are found by name and by id, with their owner and how much they have', async () => {
  expect(rowsIn((await ask('list-customers', { search: 'acct-otter' })).text)).toEqual([
    expect.objectContaining({ account_id: 'acct-otter', name: 'Account acct-otter', owner: expect.objectContaining({ administrator: false }), profiles: 1 }),
  ])
  expect(rowsIn((await ask('list-customers', { search: 'acct-staff' })).text)).toEqual([
    expect.objectContaining({ owner: expect.objectContaining({ email: adminAddress, administrator: true }) }),
  ])
})

test('paging goes through all of them by name, each once, and a cursor of another list is refused', async () => {
  for (let at = 0; at < 60; at++) await person(`many-${at}`, `Multitude ${String(at).padStart(2, '0')}`)
  const pages = async (query: Record<string, string>) => {
    const all: string[] = []
    let cursor: unknown = null
    for (let page = 0; page < 20; page++) {
      const { json, text } = await ask('list-people', { ...query, ...(typeof cursor === 'string' ? { cursor } : {}) })
      const rows = rowsIn(text)
      expect(rows.length).toBeLessThanOrEqual(25)
      all.push(...rows.map(({ email }) => email))
      cursor = json.cursor
      if (cursor === null) return all
    }
    throw new Error('There is no end.')
  }
  const many = await pages({ search: 'multitude' })
  expect(many).toHaveLength(60)
  expect(new Set(many).size).toBe(60)
  const all = await pages({})
  expect(new Set(all).size).toBe(all.length)
  expect(all.filter((email) => email.startsWith('many-'))).toEqual(Array.from({ length: 60 }, (_, at) => `many-${at}@people.test`))
  const { json } = await ask('list-people', { search: 'multitude' })
  const wrong: Record<string, string>[] = [
    { cursor: String(json.cursor) },
    { search: 'multitude', cursor: 'x' },
    { search: 'other', cursor: String(json.cursor) },
  ]
  for (const query of wrong) expect(await ask('list-people', query)).toMatchObject({ status: 400, json: { error: 'The cursor is not one of this list.' } })
})

test('what was there before the directory is entered by the job, however often it is cut off', async () => {
  const TableName = tableName()
  const account = { id: 'acct-elder', name: 'Elder account', timezone: 'UTC', features: {} }
  await documents().send(new PutCommand({ TableName, Item: { ...accountKey(account.id), ...account } }))
  const user = { id: 'elder-1', email: 'elder@people.test', name: 'Methuselah', role: 'OWNER', type: 'member', joined: true, groups: {} }
  await documents().send(new PutCommand({ TableName, Item: { ...userKey(account.id, user.id), ...user } }))
  expect(await found('list-people', 'methuselah')).toEqual([])
  const told = async () => (await ask('get-controls')).json.directory
  expect(await told()).toBe('filling')
  expect(await fillDirectory(() => false)).toBe(false)
  expect(await fillDirectory(() => true)).toBe(true)
  expect(await told()).toBe('ready')
  expect(await found('list-people', 'methuselah')).toEqual(['Methuselah'])
  expect(await found('list-customers', 'elder')).toEqual(['Elder account'])
})

test('an account that is being deleted, and all in it, is found no more', async () => {
  await putAccount({ id: 'acct-fading', name: 'Fading', timezone: 'UTC', features: {} })
  await person('fading-1', 'Fay Ding', 'acct-fading')
  expect(await found('list-people', 'fay')).toEqual(['Fay Ding'])
  await putAccount({ id: 'acct-fading', name: 'Fading', timezone: 'UTC', features: {}, closed_at: now.toISOString() })
  expect(await found('list-people', 'fay')).toEqual([])
  expect(await found('list-customers', 'fading')).toEqual([])
})
