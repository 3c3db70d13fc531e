/** What each level of a section opens, of people who have that level and no other; through the real chain. */
import { expect, test } from '@jest/globals'
import { handlerOf } from '../functions/edge/endpoints/index.ts'
import { startSession } from '../functions/kernel/accounts/sessions.ts'
import { putUser } from '../functions/kernel/accounts/store.ts'
import type { Endpoint } from '../shared/api/endpoint.ts'
import { endpoints } from '../shared/api/index.ts'
import { allowanceOf } from '../shared/permission-sections.ts'
import { permissionSections } from '../shared/permissions.ts'
import { startCallers } from './access-callers.ts'
import { type Level, levelOf, levelsOf, type Section } from './access-people.ts'
import { faultOf, refusalFor } from './access-refusals.ts'
import { type Row, rows } from './access-rows.ts'
import { neededBy } from './access-table.ts'
import { callHandler } from './builders/call.ts'

const sections = permissionSections.filter((section): section is Section => section in levelsOf)

const now = new Date()
const { idsOf, sessionOf } = startCallers(now)

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
