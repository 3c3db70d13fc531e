/** Every endpoint x every scope of an API key, and x the rights of its maker, through the real chain. */

import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { openapi } from '../functions/domains/system/openapi.ts'
import { handlerOf } from '../functions/edge/endpoints/index.ts'
import { endpoints } from '../shared/api/index.ts'
import { messages } from '../shared/messages.ts'
import { rows } from './access-rows.ts'
import { neededBy } from './access-table.ts'
import { type Called, type CallInput, callHandler } from './builders/call.ts'
import { startTenants } from './builders/running-tenants.ts'
import type { Role } from './builders/tenants.ts'
import { openedBy, type Scope } from './key-table.ts'
import { ownerIds } from './owner-ids.ts'

type Contract = (typeof endpoints)[number]
const scopes = ['read', 'push', 'manage'] as const satisfies readonly Scope[]

const now = new Date()

const tenants = startTenants({ now, unlimited: true })

const call = ({ name, method, path }: Contract, input: CallInput) => callHandler(handlerOf(name), method, path, input)
const inputOf = ({ name }: Contract): CallInput => rows[name].calls[0]?.(ownerIds, ownerIds, now) ?? {}

async function keyOf(role: Role, given: readonly Scope[]): Promise<string> {
  const contract = endpoints.find(({ name }) => name === 'create-api-key')
  const made = contract && (await call(contract, { session: tenants.sessions[role], body: { name: 'Matrix', scopes: given, ends: '30' } }))
  return String(made?.json.token)
}
const withKey = (token: string, input: CallInput): CallInput => ({ ...input, session: null, headers: { ...input.headers, authorization: `Bearer ${token}` } })

const refusals: Record<Scope, string> = messages.apiKeys.lacksScope
/** What the table leads to: the sentence of a refusal, or nothing against it. */
function refusalFor({ name, domain }: Contract, scope: Scope): string | null {
  const need = openedBy[name]
  if (need === undefined) return messages.apiKeys.closed
  // a template is read before it is changed
  return need === scope || (need === 'read' && scope === 'manage' && domain === 'templates') ? null : refusals[need]
}

test.each(scopes)(
  'a key for "%s" opens what that is, and no other endpoint, whatever its maker may',
  async (scope) => {
    const token = await keyOf('owner', [scope])
    for (const contract of endpoints) {
      // whoever needs not sign in needs no key
      if (neededBy[contract.name] === 'anyone') continue
      const { status, json } = await call(contract, withKey(token, inputOf(contract)))
      const refusal = refusalFor(contract, scope)
      const told = [contract.name, status, json.error]
      if (refusal) expect(told).toEqual([contract.name, 403, refusal])
      else expect([401, 403]).not.toContain(status)
    }
  },
  120_000,
)

/** What tells one refusal from another; what the first of two calls used up is not there for the second, and that is none. */
const gist = ({ status, json }: Called) => (status === 401 || status === 403 ? `${status} ${String(json.error)}` : 'let in')

test.each(['restricted', 'outsider', 'readonly', 'advocate'] as const)(
  'a key of %s opens what their session does, and nothing else',
  async (role) => {
    const token = await keyOf(role, scopes)
    for (const contract of endpoints) {
      if (!openedBy[contract.name]) continue
      const input = inputOf(contract)
      const own = await call(contract, { ...input, session: tenants.sessions[role] })
      expect([contract.name, gist(await call(contract, withKey(token, input)))]).toEqual([contract.name, gist(own)])
    }
  },
  120_000,
)

const Described = v.object({
  paths: v.record(v.string(), v.record(v.string(), v.object({ operationId: v.string(), security: v.array(v.record(v.string(), v.array(v.string()))) }))),
})

test('the description of the API says the scope of each endpoint', () => {
  const described = Object.values(v.parse(Described, openapi('1')).paths).flatMap((path) => Object.values(path))
  const scopeBy = new Map(described.map(({ operationId, security }) => [operationId, security.flatMap(({ key = [] }) => key)]))
  for (const { name } of endpoints) expect([name, scopeBy.get(name)]).toEqual([name, openedBy[name] ? [openedBy[name]] : []])
})
