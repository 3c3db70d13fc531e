/** The bundle of every endpoint, called in plain Node.js, answers as its source does. */
import { expect, test } from '@jest/globals'
import { handlerOf } from '../functions/edge/endpoints/index.ts'
import type { Endpoint } from '../shared/api/endpoint.ts'
import { endpoints } from '../shared/api/index.ts'
import { type Caller, type Contract, startCallers } from './access-callers.ts'
import type { Ids } from './access-ids.ts'
import { rows } from './access-rows.ts'
import { neededBy } from './access-table.ts'
import type { Called, CallInput } from './builders/call.ts'
import { comparable } from './builders/comparable.ts'
import { startShipped } from './builders/shipped.ts'
import { sampleOf } from './builders/sizes.ts'
import { accountOf, accounts } from './builders/tenants.ts'

const now = new Date()
const shipped = startShipped()
const { call, idsOf } = startCallers(now)

/** An answer without what two calls in a row have of their own: ids, and instants since the test began. */
const answered = (answer: Called, input: CallInput, ids: Ids) =>
  comparable(answer, input, ids).replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, (instant) => (instant > now.toISOString() ? '<now>' : instant))

function callerOf(name: Contract['name']): Exclude<Caller, 'anonymous'> {
  const need = neededBy[name]
  return typeof need === 'object' && 'admins' in need ? 'admin' : 'owner'
}

const some = sampleOf(endpoints, 40, 'shipped bundles')

test.each(some.map((contract) => [contract.name, contract] as const))('%s: the bundle answers as the source does', async (name, contract) => {
  const { calls, needs, status } = rows[name]
  const declared: Endpoint = contract
  const caller = callerOf(name)
  const account = accountOf(caller)
  for (const make of calls) {
    const ids = await idsOf(account, accounts[account][0], needs)
    const input = make(ids, ids, now)
    const answer = await call(contract, caller, input, shipped(name))
    expect({ status: answer.status, text: answer.text.slice(0, 300) }).toEqual({ status: status ?? declared.status ?? 200, text: expect.any(String) })
    // what is written, or recorded, changes the next answer
    if (declared.method !== 'GET' || declared.audit) continue
    expect(answered(answer, input, ids)).toBe(answered(await call(contract, caller, input, handlerOf(name)), input, ids))
  }
  const [first] = calls
  if (!first || !declared.access.session) return
  const ids = await idsOf(account, accounts[account][0])
  const refused = await call(contract, 'anonymous', first(ids, ids, now), shipped(name))
  expect(refused.status).toBe(401)
})
