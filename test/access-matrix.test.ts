/** Every endpoint x everybody x own, hidden, foreign and missing ids, through the real chain. What is foreign answers as what is missing. */
import { expect, test } from '@jest/globals'
import type { Endpoint } from '../shared/api/endpoint.ts'
import { endpoints } from '../shared/api/index.ts'
import { type Caller, type Contract, startCallers } from './access-callers.ts'
import { type Ids, missing } from './access-ids.ts'
import { faultOf, refusalFor } from './access-refusals.ts'
import { type Row, rows } from './access-rows.ts'
import { neededBy } from './access-table.ts'
import type { Called } from './builders/call.ts'
import { comparable } from './builders/comparable.ts'
import { sampleOf } from './builders/sizes.ts'
import { accountOf, accounts, type Role, roles } from './builders/tenants.ts'

/** Bound to the first group of their tenant: the second is hidden from them. */
const bound: Role[] = ['groupAdmin', 'restricted', 'readonly']
const callers: Caller[] = [...roles.filter((role) => role !== 'small'), 'anonymous']

const now = new Date()
const { call, idsOf } = startCallers(now)

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
  if (['get-shared-report', 'get-shared-page', 'get-shared-pdf', 'unlock-shared-report'].includes(name)) return true
  // the tenant's own people can be written to, and trusted with a schedule, whatever group they are in
  const ofPerson = (name === 'create-scheduled-report' && index === 2) || (name === 'hand-over-scheduled-report' && index === 1)
  // a share and a template belong to the tenant, not to a group
  return what === 'hidden' && (ofPerson || needs === 'share' || needs === 'template' || needs === 'removedTemplate')
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
  // a wrong right lets in most who should stay out, so that some of them find it
  for (const caller of sampleOf(callers, 4, name)) for (const index of rows[name].calls.keys()) faults.push(...(await faultsOf(contract, caller, index)))
  expect(faults).toEqual([])
})
