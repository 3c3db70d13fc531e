/** Every endpoint x everybody x own, hidden, foreign and missing ids, through the real chain. What is foreign answers as what is missing. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { startSession } from '../functions/accounts/sessions.ts'
import { putUser } from '../functions/accounts/store.ts'
import { type StoredLine, trail } from '../functions/audit/store.ts'
import { handlerOf } from '../functions/index.ts'
import type { Endpoint } from '../shared/api/endpoint.ts'
import { endpoints } from '../shared/api/index.ts'
import { importMessages } from '../shared/import-messages.ts'
import { messages } from '../shared/messages.ts'
import { allowanceOf } from '../shared/permission-sections.ts'
import { permissionSections } from '../shared/permissions.ts'
import { featureMessages } from '../shared/feature-messages.ts'
import { type Ids, idsIn, missing } from './access-ids.ts'
import { type Row, rows } from './access-rows.ts'
import { administering, inviting, type Level, levelOf, levelsOf, managing, neededBy, owning, type Section } from './access-table.ts'
import { type Called, type CallInput, callHandler, sessionAfter } from './builders/call.ts'
import { startCloud } from './builders/cloud.ts'
import { comparable } from './builders/comparable.ts'
import { accountOf, accounts, mark, type Role, roles, writeTenants } from './builders/tenants.ts'

type Caller = Role | 'anonymous'
type Contract = (typeof endpoints)[number]

const rank: Record<Level, number> = { none: 0, view: 1, contributor: 2, manage: 3 }
/** Bound to the first group of their tenant: the second is hidden from them. */
const bound: Role[] = ['groupAdmin', 'restricted', 'readonly']
const sections = permissionSections.filter((section): section is Section => section in levelsOf)
const callers: Caller[] = [...roles.filter((role) => role !== 'small'), 'anonymous']

const now = new Date()
let sessions: Record<Role, string>
let stop: () => Promise<void>

beforeAll(async () => {
  // every caller of every row comes from one address, in a minute
  process.env.ALMANAC_LIMIT_FACTOR = '1000'
  ;({ stop } = await startCloud())
  sessions = await writeTenants(now)
})
afterAll(() => stop())

const sessionOf = (caller: Caller) => (caller === 'anonymous' ? null : sessions[caller])
async function call(contract: Contract, caller: Caller, input: CallInput): Promise<Called> {
  const answer = await callHandler(handlerOf(contract.name), contract.method, contract.path, { session: sessionOf(caller), ...input })
  if (caller !== 'anonymous' && input.session === undefined) sessions[caller] = sessionAfter(answer, sessions[caller])
  return answer
}

const owners = { 'acct-zebra': 'owner', 'acct-otter': 'other', 'acct-staff': 'admin', 'acct-small': 'small' } as const

/** Ids of a tenant's group; schedules and shares are made anew through the API, for calls use them up. */
async function idsOf(account: keyof typeof accounts, group: string, needs?: Row['needs']): Promise<Ids> {
  const owner = owners[account]
  const ids = idsIn(group, owner)
  const create = (
    name:
      | 'save-employee'
      | 'create-share'
      | 'create-report-template'
      | 'create-scheduled-report'
      | 'add-competitor'
      | 'import-profile-data'
      | 'create-profile'
      | 'create-entity',
    query = {},
  ) => {
    const contract = endpoints.find((one) => one.name === name)
    const [input] = rows[name].calls
    if (!contract || !input) throw new Error(`No row for ${name}.`)
    const given = input(ids, ids, now)
    return call(contract, owner, { ...given, query: { ...given.query, ...query } })
  }
  if (needs === 'share') {
    const { json } = await create('create-share')
    return { ...ids, share: String(json.id), token: String(json.link).split('/').at(-1) ?? '' }
  }
  if (needs === 'check') {
    const { json } = await create('import-profile-data', { check: 'true' })
    return { ...ids, check: /"id":"([^"]+)"/.exec(JSON.stringify(json.import))?.[1] ?? '' }
  }
  if (needs === 'member') {
    const { json } = await create('save-employee')
    return { ...ids, member: /"user_gid":"([^"]+)"/.exec(JSON.stringify(json.employee))?.[1] ?? '' }
  }
  if (needs === 'template') {
    const { json } = await create('create-report-template')
    return { ...ids, template: /"_id":"([^"]+)"/.exec(JSON.stringify(json.template))?.[1] ?? '' }
  }
  if (needs === 'profile' || needs === 'removedProfile') {
    const profile = /"id":"([^"]+)"/.exec((await create('create-profile')).text)?.[1] ?? ''
    if (needs === 'removedProfile') await remove('delete-profile', owner, profile)
    return { ...ids, profile }
  }
  if (needs === 'group' || needs === 'removedGroup') {
    const made = /"entity_gid":"([^"]+)"/.exec((await create('create-entity')).text)?.[1] ?? ''
    if (needs === 'removedGroup') await remove('delete-entity', owner, made)
    return { ...ids, group: made }
  }
  if (needs === 'competitor') await create('add-competitor')
  if (needs === 'run') {
    const { json } = await create('create-scheduled-report')
    return { ...ids, run: /"_id":"([^"]+)"/.exec(JSON.stringify(json.records))?.[1] ?? '' }
  }
  return ids
}

function remove(name: 'delete-profile' | 'delete-entity', owner: Role, id: string): Promise<Called> {
  const contract = endpoints.find((one) => one.name === name)
  if (!contract) throw new Error(`No contract is called ${name}.`)
  return call(contract, owner, { params: { id } })
}

/** What the rules of the product lead to (access-table.ts): a refusal, or nothing against it. */
function refusalFor({ name, access }: Contract & Endpoint, caller: Caller, level = (section: Section): Level => levelOf(caller, section)) {
  const need = neededBy[name]
  const refused = { status: 403, error: access.refusal ?? messages.noAccess }
  if (need === 'anyone') return null
  if (caller === 'anonymous') return { status: 401, error: messages.mustLogin }
  if (need === 'signed in') return null
  if (need === 'account') return managing.includes(caller) ? null : refused
  if (need === 'owner') return owning.includes(caller) ? null : refused
  if (need === 'team') return inviting.includes(caller) ? null : refused
  if ('admins' in need) return administering.includes(caller) && need.admins.includes('admin') ? null : { status: 404, error: messages.missing }
  if (rank[level(need[0])] >= rank[need[1]]) return null
  return rows[name].asks ? { status: 404, error: importMessages.missing } : refused
}

test('every endpoint has a row', () => {
  expect(Object.keys(rows).sort()).toEqual(endpoints.map(({ name }) => name).sort())
})

/** Administrators look after every account. */
function looksAfterAll(name: Contract['name'], caller: Caller): boolean {
  const need = neededBy[name]
  return typeof need === 'object' && 'admins' in need && caller === 'admin'
}

/** Whether somebody else's id is told from one of nobody in a call, on purpose. */
function isTold(name: Contract['name'], caller: Caller, what: 'foreign' | 'hidden', { needs }: Row, index: number): boolean {
  if (looksAfterAll(name, caller)) return true
  // a share link works for whoever holds it
  if (name === 'get-shared-report') return true
  // a share and a template belong to the tenant, not to a group; the tenant's own people can be written to whatever group they are in
  return what === 'hidden' && (needs === 'share' || needs === 'template' || (name === 'create-scheduled-report' && index === 2))
}

/** What is wrong with the answer to a caller's own ids. */
function faultOf(good: Called, refusal: ReturnType<typeof refusalFor>, expected: number, isFirst: boolean): string | null {
  if (refusal && (good.status !== refusal.status || good.json.error !== refusal.error)) return 'is not refused'
  if (!refusal && good.status !== expected) return 'is not served'
  return !isFirst && good.text.includes(mark) ? 'reads another tenant' : null
}

/** Ids that are not the caller's to see: of another tenant, and of a group of their own that is hidden from them. */
async function othersOf(caller: Caller, needs: Row['needs']): Promise<['foreign' | 'hidden', Ids][]> {
  const account = caller === 'anonymous' ? 'acct-zebra' : accountOf(caller)
  const other = account === 'acct-zebra' ? 'acct-otter' : 'acct-zebra'
  const isBound = caller !== 'anonymous' && bound.includes(caller)
  return [
    ['foreign', await idsOf(other, accounts[other][0], needs)],
    ...(isBound ? [['hidden', await idsOf('acct-zebra', accounts['acct-zebra'][1], needs)] satisfies ['hidden', Ids]] : []),
  ]
}

async function faultsOf(contract: Contract, caller: Caller, index: number): Promise<string[]> {
  const { name } = contract
  const row = rows[name]
  const declared: Endpoint = contract
  const make = row.calls[index]
  if (!make) return []
  const faults: string[] = []
  const told = (what: string, answer: Called) => faults.push(`${caller} #${index} ${what}: ${answer.status} ${answer.text.slice(0, 300)}`)
  const account = caller === 'anonymous' ? 'acct-zebra' : accountOf(caller)
  const own = await idsOf(account, accounts[account][0], row.needs)
  const good = await call(contract, caller, make(own, own, now))
  const fault = faultOf(good, refusalFor(contract, caller), row.status ?? declared.status ?? 200, account === 'acct-zebra' || looksAfterAll(name, caller))
  if (fault) told(fault, good)

  const absent = make(own, missing, now)
  // it names nothing that could be somebody else's
  if (JSON.stringify(absent) === JSON.stringify(make(own, own, now))) return faults
  const none = comparable(await call(contract, caller, absent), absent, missing)
  for (const [what, ids] of await othersOf(caller, row.needs)) {
    if (isTold(name, caller, what, row, index)) continue
    const input = make(own, ids, now)
    const answer = await call(contract, caller, input)
    if (comparable(answer, input, ids) !== none) told(`${what} differs from missing (${none.slice(0, 200)})`, answer)
  }
  return faults
}

test.each(endpoints.map((contract) => [contract.name, contract] as const))('%s: everybody gets what they may, and nothing else', async (name, contract) => {
  const faults: string[] = []
  for (const caller of callers) for (const index of rows[name].calls.keys()) faults.push(...(await faultsOf(contract, caller, index)))
  expect(faults).toEqual([])
})

/** A person of the first group with these levels in it and no other, and their session. */
async function entrant(permissions: Partial<Record<Section, Level>>): Promise<string> {
  const id = crypto.randomUUID()
  const groups = { 'group-zebra-1': { role: 'RESTRICTED' as const, permissions } }
  await putUser('acct-zebra', { id, email: `${id}@x.test`, name: 'Zebra', role: 'RESTRICTED', type: 'member', joined: true, groups })
  return startSession('acct-zebra', id, now)
}

async function faultsAt(section: Section, of: (other: Section) => Level): Promise<string[]> {
  const session = await entrant(Object.fromEntries(sections.map((one) => [one, of(one)])))
  const faults: string[] = []
  for (const contract of endpoints) {
    const need = neededBy[contract.name]
    const { calls, status, needs }: Row = rows[contract.name]
    if (typeof need === 'string' || 'admins' in need || need[0] !== section) continue
    const own = await idsOf('acct-zebra', 'group-zebra-1', needs)
    const declared: Endpoint = contract
    const answer = await callHandler(handlerOf(contract.name), contract.method, contract.path, { session, ...calls[0]?.(own, own, now) })
    const fault = faultOf(answer, refusalFor(contract, 'outsider', of), status ?? declared.status ?? 200, true)
    if (fault) faults.push(`${contract.name} ${fault} at ${of(section)}: ${answer.status} ${answer.text.slice(0, 200)}`)
  }
  return faults
}

test.each(sections)('each level of %s opens what it says, and no level of another section does', async (section) => {
  for (const level of levelsOf[section]) expect(await faultsAt(section, (one) => (one === section ? level : 'none'))).toEqual([])
  expect(await faultsAt(section, (one) => (one === section ? 'none' : 'manage'))).toEqual([])
})

test('everybody is told the levels that they have', async () => {
  const told = async (session: string | null) => JSON.parse((await callHandler(handlerOf('get-me'), 'GET', '/me', { session })).text).me.entities
  for (const caller of ['owner', 'manager', 'groupAdmin', 'restricted', 'outsider', 'readonly'] as const) {
    const [group] = await told(sessionOf(caller))
    expect(group.permissions).toEqual(Object.fromEntries(sections.map((section) => [section, levelOf(caller, section)])))
  }
  for (const section of sections)
    for (const level of levelsOf[section].slice(1)) {
      const [group] = await told(await entrant({ [section]: level }))
      expect(group.permissions).toEqual(Object.fromEntries(sections.map((one) => [one, one === section ? level : 'none'])))
    }
})

test('the levels that can be given are those of the sections', () => {
  const given = (section: Section) => (['none', 'view', 'contributor', 'manage'] as const).filter((level) => allowanceOf(section, level) !== undefined)
  expect(Object.fromEntries(permissionSections.map((section) => [section, given(section)]))).toEqual(levelsOf)
})

const month = now.toISOString().slice(0, 7)
/** Of what a person did; jobs do things of their own meanwhile. */
async function auditLines(): Promise<StoredLine[]> {
  const lines: StoredLine[] = []
  for await (const line of trail('acct-zebra', { since: `${month}-01`, until: `${month}-32` })) if (line.user_id) lines.push(line)
  return lines
}

// whoever is not signed in yet has tests of their own (functions/audit/audit.test.ts)
test.each(endpoints.filter(({ method, access }) => method !== 'GET' && access.session).map((contract) => [contract.name, contract] as const))(
  '%s: what it does has one line in the audit trail, which names its thing, and input that it refuses has none',
  async (name, contract) => {
    const { audit, status = 200 }: Endpoint = contract
    for (const make of rows[name].calls) {
      const own = await idsOf('acct-zebra', 'group-zebra-1', rows[name].needs)
      const before = await auditLines()
      const refused = await call(contract, 'owner', { ...make(own, own, now), query: { ...make(own, own, now).query, unknown: '1' } })
      if (refused.status === 400) expect(await auditLines()).toHaveLength(before.length)
      const done = await call(contract, 'owner', make(own, own, now))
      if (done.status >= 400 || done.status !== (rows[name].status ?? status)) continue
      const made = (await auditLines()).filter(({ sk }) => !before.some((line) => line.sk === sk))
      if (audit === 'unaudited') expect(made).toEqual([])
      else expect(made).toEqual([expect.objectContaining({ outcome: 'done', ...(audit?.thing ? { name: expect.any(String) } : {}) })])
    }
  },
)

test('what the plan lacks is refused with the words of its feature', async () => {
  const own = await idsOf('acct-small', 'group-small')
  for (const contract of endpoints) {
    const { access }: Endpoint = contract
    for (const make of access.feature ? rows[contract.name].calls : []) {
      const answer = await call(contract, 'small', make(own, own, now))
      expect(answer).toMatchObject({ status: 403, json: { error: access.feature && featureMessages[access.feature] } })
    }
  }
})

test.each(endpoints.map((contract) => [contract.name, contract] as const))(
  '%s refuses a field it does not know, by its name, and writes nothing',
  async (name, contract) => {
    const own = await idsOf('acct-zebra', 'group-zebra-1', rows[name].needs)
    const declared: Endpoint = contract
    const caller = declared.access.admin ? 'admin' : 'owner'
    for (const make of rows[name].calls) {
      const input = make(own, own, now)
      if (rows[name].takesAny) continue
      const inQuery = await call(contract, caller, { ...input, query: { ...input.query, accountId: 'acct-otter' } })
      expect(inQuery).toMatchObject({ status: 400, json: { error: 'Unknown field: accountId.' } })
      if (declared.method === 'GET' || declared.upload) continue
      const body = { ...(typeof input.body === 'object' ? input.body : {}), accountId: 'acct-otter' }
      expect(await call(contract, caller, { ...input, body })).toMatchObject({ status: 400, json: { error: 'Unknown field: accountId.' } })
    }
  },
)
