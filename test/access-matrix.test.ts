/** Every endpoint x everybody x own, hidden, foreign and missing ids, through the real chain. What is foreign answers as what is missing. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { handlerOf } from '../functions/index.ts'
import type { Endpoint } from '../shared/api/endpoint.ts'
import { endpoints } from '../shared/api/index.ts'
import { importMessages } from '../shared/import-messages.ts'
import { messages } from '../shared/messages.ts'
import { featureDescriptions } from '../shared/plans.ts'
import { type Ids, type Row, rows } from './access-rows.ts'
import { type Called, type CallInput, callHandler } from './builders/call.ts'
import { startCloud } from './builders/cloud.ts'
import { accountOf, accounts, mark, profileOf, type Role, roles, userOf, writeTenants } from './builders/tenants.ts'

type Caller = Role | 'anonymous'
type Contract = (typeof endpoints)[number]

/** The best level each may reach anywhere, written down by hand: the code under test must not say what is right. */
const reach: Record<Role, { reports: number; profiles: number; listen: number }> = {
  owner: { reports: 3, profiles: 3, listen: 3 },
  manager: { reports: 3, profiles: 3, listen: 3 },
  groupAdmin: { reports: 3, profiles: 3, listen: 3 },
  restricted: { reports: 3, profiles: 1, listen: 0 },
  outsider: { reports: 0, profiles: 0, listen: 0 },
  readonly: { reports: 1, profiles: 1, listen: 1 },
  advocate: { reports: 0, profiles: 0, listen: 0 },
  admin: { reports: 3, profiles: 3, listen: 3 },
  other: { reports: 3, profiles: 3, listen: 3 },
  small: { reports: 3, profiles: 3, listen: 3 },
}
/** Owners and managers, each of an account of their own. */
const managing: Caller[] = ['owner', 'manager', 'admin', 'other', 'small']
const rank: Record<string, number> = { none: 0, view: 1, contributor: 2, manage: 3 }
/** Bound to the first group of their tenant: the second is hidden from them. */
const bound: Role[] = ['groupAdmin', 'restricted', 'readonly']
const callers: Caller[] = [...roles.filter((role) => role !== 'small'), 'anonymous']
const missing: Ids = {
  group: 'group-none',
  profile: 'profile-none',
  user: 'user-none',
  run: 'run-none',
  share: 'share-none',
  token: 'A'.repeat(43),
  check: 'check-none',
}

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
const call = (contract: Contract, caller: Caller, input: CallInput) =>
  callHandler(handlerOf(contract.name), contract.method, contract.path, { session: sessionOf(caller), ...input })

const owners = { 'acct-zebra': 'owner', 'acct-otter': 'other', 'acct-staff': 'admin', 'acct-small': 'small' } as const

/** Ids of a tenant's group; schedules and shares are made anew through the API, for calls use them up. */
async function idsOf(account: keyof typeof accounts, group: string, needs?: Row['needs']): Promise<Ids> {
  const owner = owners[account]
  const ids = { ...missing, group, profile: profileOf(group), user: userOf(owner) }
  const create = (name: 'create-share' | 'create-scheduled-report' | 'add-competitor' | 'import-profile-data', query = {}) => {
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
  if (needs === 'competitor') await create('add-competitor')
  if (needs === 'run') {
    const { json } = await create('create-scheduled-report')
    return { ...ids, run: /"_id":"([^"]+)"/.exec(JSON.stringify(json.records))?.[1] ?? '' }
  }
  return ids
}

/** What the declared access must lead to: a refusal, or nothing against it. */
function refusalFor({ access }: Endpoint, caller: Caller, asks?: Row['asks']): { status: number; error: string } | null {
  if (!access.session) return null
  if (caller === 'anonymous') return { status: 401, error: messages.mustLogin }
  if (access.account === 'manage' && !managing.includes(caller)) return { status: 403, error: messages.noAccess }
  if (asks && reach[caller][asks[0]] < (rank[asks[1]] ?? 9)) return { status: 404, error: importMessages.missing }
  if (!access.permission) return null
  const [section, level] = access.permission
  const reached = section === 'reports' || section === 'profiles' || section === 'listen' ? reach[caller][section] : 0
  return reached >= (rank[level] ?? 9) ? null : { status: 403, error: access.refusal ?? messages.noAccess }
}

/** An answer without what differs by nature: the request's id, and the id that was sent. */
function comparable(answer: Called, input: CallInput, ids: Ids): string {
  const sent = JSON.stringify([input.params, input.query, input.body])
  const values = Object.values(ids)
    .filter((value) => sent.includes(`"${value}"`))
    .sort((one, other) => other.length - one.length)
  const text = answer.text.replace(/"requestId":"[^"]*"/, '')
  return `${answer.status} ${values.reduce((left, value) => left.replaceAll(value, '<id>'), text)}`
}

test('every endpoint has a row', () => {
  expect(Object.keys(rows).sort()).toEqual(endpoints.map(({ name }) => name).sort())
})

/** Whether somebody else's id is told from one of nobody in a call, on purpose. */
function isTold(name: Contract['name'], what: 'foreign' | 'hidden', { needs }: Row, index: number): boolean {
  // a share link works for whoever holds it
  if (name === 'get-shared-report') return true
  // a share belongs to the tenant, not to a group; the tenant's own people can be written to whatever group they are in
  return what === 'hidden' && (needs === 'share' || (name === 'create-scheduled-report' && index === 2))
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
  const fault = faultOf(good, refusalFor(contract, caller, row.asks), row.status ?? declared.status ?? 200, account === 'acct-zebra')
  if (fault) told(fault, good)

  const absent = make(own, missing, now)
  // it names nothing that could be somebody else's
  if (JSON.stringify(absent) === JSON.stringify(make(own, own, now))) return faults
  const none = comparable(await call(contract, caller, absent), absent, missing)
  for (const [what, ids] of await othersOf(caller, row.needs)) {
    if (isTold(name, what, row, index)) continue
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

test('what the plan lacks is refused with the words of its feature', async () => {
  const own = await idsOf('acct-small', 'group-small')
  for (const contract of endpoints) {
    const { access }: Endpoint = contract
    for (const make of access.feature ? rows[contract.name].calls : []) {
      const answer = await call(contract, 'small', make(own, own, now))
      expect(answer).toMatchObject({ status: 403, json: { error: access.feature && featureDescriptions[access.feature] } })
    }
  }
})

test.each(endpoints.map((contract) => [contract.name, contract] as const))(
  '%s refuses a field it does not know, by its name, and writes nothing',
  async (name, contract) => {
    const own = await idsOf('acct-zebra', 'group-zebra-1', rows[name].needs)
    const declared: Endpoint = contract
    for (const make of rows[name].calls) {
      const input = make(own, own, now)
      const inQuery = await call(contract, 'owner', { ...input, query: { ...input.query, accountId: 'acct-otter' } })
      expect(inQuery).toMatchObject({ status: 400, json: { error: 'Unknown field: accountId.' } })
      if (declared.method === 'GET' || declared.upload) continue
      const body = { ...(typeof input.body === 'object' ? input.body : {}), accountId: 'acct-otter' }
      expect(await call(contract, 'owner', { ...input, body })).toMatchObject({ status: 400, json: { error: 'Unknown field: accountId.' } })
    }
  },
)
