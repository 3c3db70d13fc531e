/** The people of both tenants at every endpoint, through the real chain, and ids of theirs to call it with. */
import { handlerOf } from '../functions/edge/endpoints/index.ts'
import { endpoints } from '../shared/api/index.ts'
import { type Ids, idsIn } from './access-ids.ts'
import { type Row, rows } from './access-rows.ts'
import { type Called, type CallInput, callHandler, sessionAfter } from './builders/call.ts'
import { startTenants } from './builders/running-tenants.ts'
import type { accounts, Role } from './builders/tenants.ts'

export type Caller = Role | 'anonymous'
export type Contract = (typeof endpoints)[number]
type Account = keyof typeof accounts

const owners: Record<Account, Role> = { 'acct-zebra': 'owner', 'acct-otter': 'other', 'acct-staff': 'admin', 'acct-small': 'small' }

/** What a call creates for others to use up, and where its answer has the id of it. */
const made = {
  check: { by: 'import-profile-data', query: { check: 'true' }, id: /"id":"([^"]+)"/ },
  member: { by: 'save-employee', id: /"user_gid":"([^"]+)"/ },
  template: { by: 'create-report-template', id: /"_id":"([^"]+)"/ },
  profile: { by: 'create-profile', id: /"id":"([^"]+)"/ },
  group: { by: 'create-entity', id: /"entity_gid":"([^"]+)"/ },
  run: { by: 'create-scheduled-report', id: /"_id":"([^"]+)"/ },
} as const satisfies Partial<Record<keyof Ids, { by: Contract['name']; query?: Record<string, string>; id: RegExp }>>
type Made = keyof typeof made

export const contractOf = (name: Contract['name']): Contract => {
  const contract = endpoints.find((one) => one.name === name)
  if (!contract) throw new Error(`No contract is called ${name}.`)
  return contract
}

/** For the tests of one file. `call`: as whom it is sent; `idsOf`: of a tenant's group, what `needs` names being made anew, for calls use it up. */
export function startCallers(now: Date) {
  // every caller of every row comes from one address, in a minute
  const tenants = startTenants({ now, unlimited: true })
  const sessionOf = (caller: Caller) => (caller === 'anonymous' ? null : tenants.sessions[caller])

  /** `handler`: another build of the endpoint. */
  async function call(contract: Contract, caller: Caller, input: CallInput, handler = handlerOf(contract.name)): Promise<Called> {
    const answer = await callHandler(handler, contract.method, contract.path, { session: sessionOf(caller), ...input })
    if (caller !== 'anonymous' && input.session === undefined) tenants.sessions[caller] = sessionAfter(answer, tenants.sessions[caller])
    return answer
  }

  /** By the first call of the endpoint's row. */
  function create(name: Contract['name'], owner: Role, ids: Ids, query: Record<string, string> = {}): Promise<Called> {
    const [input] = rows[name].calls
    if (!input) throw new Error(`No row for ${name}.`)
    const given = input(ids, ids, now)
    return call(contractOf(name), owner, { ...given, query: { ...given.query, ...query } })
  }

  async function withMade(what: Made, owner: Role, ids: Ids): Promise<Ids> {
    const { by, id, ...more } = made[what]
    const { text } = await create(by, owner, ids, 'query' in more ? more.query : {})
    return { ...ids, [what]: id.exec(text)?.[1] ?? '' }
  }

  const remove = (name: 'delete-profile' | 'delete-entity' | 'delete-report-template', owner: Role, id: string) =>
    call(contractOf(name), owner, { params: { id } })

  async function idsOf(account: Account, group: string, needs?: Row['needs']): Promise<Ids> {
    const owner = owners[account]
    const ids = idsIn(group, owner)
    switch (needs) {
      case undefined:
        return ids
      case 'competitor':
        await create('add-competitor', owner, ids)
        return ids
      case 'share': {
        const { json } = await create('create-share', owner, ids)
        return { ...ids, share: String(json.id), token: String(json.link).split('/').at(-1) ?? '' }
      }
      case 'removedProfile': {
        const own = await withMade('profile', owner, ids)
        await remove('delete-profile', owner, own.profile)
        return own
      }
      case 'removedGroup': {
        const own = await withMade('group', owner, ids)
        await remove('delete-entity', owner, own.group)
        return own
      }
      case 'removedTemplate': {
        const own = await withMade('template', owner, ids)
        await remove('delete-report-template', owner, own.template)
        return own
      }
      default:
        return withMade(needs, owner, ids)
    }
  }

  return { sessionOf, call, idsOf }
}
