import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test } from '@jest/globals'
import { endpoints } from '../../../../shared/api/index.ts'
import { type KeyScope, keyScopes } from '../../../../shared/api/scopes.ts'
import { messages } from '../../../../shared/messages.ts'
import type { Level, PermissionSection } from '../../../../shared/permissions.ts'
import { type CallInput, callHandler } from '../../../../test/builders/call.ts'
import { startTenants } from '../../../../test/builders/running-tenants.ts'
import { accountOf, type Role, userOf } from '../../../../test/builders/tenants.ts'
import { startSession } from '../../../kernel/accounts/sessions.ts'
import { putUser } from '../../../kernel/accounts/store.ts'
import { documents, tableName } from '../../../kernel/clients.ts'
import { handlerOf } from '../index.ts'

const now = new Date()

const tenants = startTenants({ now, unlimited: true })

type Name = (typeof endpoints)[number]['name']
function call(name: Name, input: CallInput) {
  const contract = endpoints.find((one) => one.name === name)
  if (!contract) throw new Error(name)
  return callHandler(handlerOf(name), contract.method, contract.path, input)
}
const withKey = (token: string, input: CallInput = {}): CallInput => ({
  ...input,
  session: null,
  headers: { ...input.headers, authorization: `Bearer ${token}` },
})

const makeKey = (role: Role, scopes: readonly KeyScope[], ends?: string) => makeKeyIn(tenants.sessions[role], `Key of ${role}`, scopes, ends)
async function makeKeyIn(session: string, name: string, scopes: readonly KeyScope[], ends = '90'): Promise<{ id: string; token: string }> {
  const { status, json } = await call('create-api-key', { session, body: { name, scopes, ends } })
  expect(status).toBe(201)
  const [, id = ''] = /"id":"([^"]+)"/.exec(JSON.stringify(json.key)) ?? []
  return { id, token: String(json.token) }
}

const keysOf = async (role: Role) => JSON.stringify((await call('list-api-keys', { session: tenants.sessions[role] })).json.keys)

test('it acts with the rights of its maker and never more', async () => {
  const { token } = await makeKey('readonly', keyScopes)
  const read = await call('list-profiles', withKey(token))
  expect(read.status).toBe(200)
  expect(read.text).toContain('profile-zebra-1')
  expect(read.text).not.toMatch(/profile-(zebra-2|otter)/)
  const push = withKey(token, {
    params: { id: 'profile-zebra-1' },
    query: { format: 'generic-series' },
    body: 'date,followers\n',
    headers: { 'content-type': 'text/csv' },
  })
  expect(await call('import-profile-data', push)).toMatchObject({ status: 403, json: { error: messages.noAccess } })
})

test('rights that its maker loses are lost at its very next call', async () => {
  const { token } = await makeKey('outsider', ['read'])
  const groups = (given: Partial<Record<PermissionSection, Level>>) => ({ 'group-zebra-1': { role: 'RESTRICTED' as const, permissions: given } })
  const person = { id: userOf('outsider'), email: 'outsider@x.test', name: 'Outsider', role: 'RESTRICTED', type: 'member', joined: true } as const
  const labels = () => call('list-labels', withKey(token, { query: { entity_gids: 'group-zebra-1' } }))
  await putUser(accountOf('outsider'), { ...person, groups: groups({ reports: 'view' }) })
  expect((await labels()).status).toBe(200)
  await putUser(accountOf('outsider'), { ...person, groups: groups({}) })
  expect(await labels()).toMatchObject({ status: 403, json: { error: messages.noAccess } })
})

test('it is told once and kept as its hash; the list has its name, its end and its last use', async () => {
  const { token } = await makeKey('manager', ['read'], 'never')
  expect(token).toMatch(/^alm_[\w-]{43}$/)
  const before = await keysOf('manager')
  expect(before).not.toContain(token)
  expect(JSON.parse(before)).toEqual([
    {
      id: expect.any(String),
      name: 'Key of manager',
      shown: `${token.slice(0, 8)}…${token.slice(-2)}`,
      scopes: ['read'],
      created_at: expect.any(String),
      ends_at: null,
      last_used_at: null,
    },
  ])
  await call('list-profiles', withKey(token))
  expect(JSON.parse(await keysOf('manager'))).toMatchObject([{ last_used_at: expect.stringMatching(/^\d{4}-/) }])
})

test('a write with it may come from any site, and one with a session beside it is refused', async () => {
  const { token } = await makeKey('owner', ['manage', 'read'])
  const foreign = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
  const write = withKey(token, { params: { id: 'share-none' }, headers: foreign })
  expect((await call('revoke-share', write)).status).toBe(404)
  expect(await call('revoke-share', { ...write, session: tenants.sessions.owner })).toMatchObject({
    status: 400,
    json: { error: messages.apiKeys.withSession },
  })
  expect((await call('revoke-share', { params: { id: 'share-none' }, session: tenants.sessions.owner, headers: foreign })).status).toBe(403)
})

test('a key that was revoked, has ended, was made up or whose maker has left works no more', async () => {
  const unknown = { status: 401, json: { error: messages.apiKeys.unknown } }
  const { id, token } = await makeKey('groupAdmin', ['read'])
  expect((await call('list-profiles', withKey(token))).status).toBe(200)
  expect((await call('revoke-api-key', { session: tenants.sessions.owner, params: { id } })).status).toBe(404)
  expect((await call('revoke-api-key', { session: tenants.sessions.groupAdmin, params: { id } })).status).toBe(204)
  expect(await call('list-profiles', withKey(token))).toMatchObject(unknown)
  expect(await keysOf('groupAdmin')).toBe('[]')
  for (const none of [`alm_${'A'.repeat(43)}`, 'alm_short', tenants.sessions.owner, 'x'.repeat(5000)])
    expect(await call('list-profiles', withKey(none))).toMatchObject(unknown)
  const left = await makeKey('restricted', ['read'])
  expect((await call('remove-employee', { session: tenants.sessions.owner, params: { id: userOf('restricted') } })).status).toBe(204)
  expect(await call('list-profiles', withKey(left.token))).toMatchObject(unknown)
})

test('a name is needed and bounded, a scope is needed, and a person has 20 keys at most', async () => {
  const make = (body: unknown) => call('create-api-key', { session: tenants.sessions.other, body })
  const good = { name: '  🧡 نسخة ', scopes: ['push', 'push'], ends: '30' }
  expect(await make({ ...good, name: ' ' })).toMatchObject({ status: 400, json: { error: messages.apiKeys.nameRequired } })
  expect(await make({ ...good, name: 'x'.repeat(51) })).toMatchObject({ status: 400, json: { error: messages.apiKeys.nameLong(50) } })
  expect(await make({ ...good, scopes: [] })).toMatchObject({ status: 400, json: { error: messages.apiKeys.scopeRequired } })
  expect((await make({ ...good, scopes: ['all'] })).status).toBe(400)
  expect(await make(good)).toMatchObject({ status: 201, json: { key: { name: '🧡 نسخة', scopes: ['push'] } } })
  for (let n = 2; n < 20; n++) expect((await make(good)).status).toBe(201)
  // the last place is one person's who asks four times at once
  const answers = await Promise.all(Array.from({ length: 4 }, () => make(good)))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
  expect(JSON.parse(await keysOf('other'))).toHaveLength(20)
  expect(await make(good)).toMatchObject({ status: 409, json: { error: messages.apiKeys.tooMany(20) } })
})

test('with a person all that is kept of their keys goes, and of nobody else’s', async () => {
  const person = { id: 'user-leaver', email: 'leaver@x.test', name: 'Leaver', role: 'RESTRICTED', type: 'member', joined: true } as const
  await putUser(accountOf('owner'), { ...person, groups: { 'group-zebra-1': { role: 'READONLY', permissions: {} } } })
  const { id, token } = await makeKeyIn(await startSession(accountOf('owner'), person.id, now), 'Key of a leaver', ['read'])
  expect((await call('list-profiles', withKey(token))).status).toBe(200)
  const items = async () => {
    const { Items = [] } = await documents().send(new ScanCommand({ TableName: tableName() }))
    return Items.filter(({ pk, sk }) => /^APIKEYS?#/.test(`${pk}`) || /^(?:APIKEYS?|key)#/.test(`${sk}`))
  }
  const isOf = (userId: string) => (item: Record<string, unknown>) => JSON.stringify(item).includes(userId) || `${item.sk}`.includes(id)
  const before = await items()
  expect(before.filter(isOf(person.id)).length).toBeGreaterThan(3)
  expect((await call('remove-employee', { session: tenants.sessions.owner, params: { id: person.id } })).status).toBe(204)
  expect(await items()).toEqual(before.filter((item) => !isOf(person.id)(item)))
})
