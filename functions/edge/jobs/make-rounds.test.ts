/** What is told once a day without anybody's click, through the real table. */
import { beforeAll, expect, test } from '@jest/globals'
import * as v from 'valibot'
import { listAlerts } from '../../../shared/api/notifications.ts'
import { addDays } from '../../../shared/dates/index.ts'
import { callHandler } from '../../../test/builders/call.ts'
import { aProfile } from '../../../test/builders/dataset.ts'
import { startTenants } from '../../../test/builders/running-tenants.ts'
import { accounts, type Role } from '../../../test/builders/tenants.ts'
import { writeSeries } from '../../domains/series/store/series.ts'
import { putProfile } from '../../kernel/accounts/store.ts'
import { handlerOf } from '../endpoints/index.ts'
import { makeRounds } from './make-rounds.ts'

const account = 'acct-zebra'
const [group, hidden] = accounts[account]
const tenants = startTenants({ unlimited: true })
const morning = new Date(`${addDays(new Date().toISOString().slice(0, 10), 1)}T09:00:00Z`)
const day = morning.toISOString().slice(0, 10)
const later = (days: number, hours = 0) => new Date(morning.getTime() + days * 86_400_000 + hours * 3_600_000)

async function told(role: Role): Promise<string[]> {
  const answer = await callHandler(handlerOf('list-alerts'), 'GET', '/alert', { session: tenants.sessions[role], query: { type: 'data_stale' } })
  return v.parse(listAlerts.response, answer.json).alerts.map(({ message }) => message)
}
const imported = (profile: string, daysAgo: number) => writeSeries(account, profile, [{ date: addDays(day, -daysAgo), values: { impressions: 1 } }])

beforeAll(async () => {
  const add = async (id: string, daysAgo: number | null, entity_gid: string = group) => {
    await putProfile(account, aProfile(id, 'facebook', { entity_gid, name: id, available_from: daysAgo === null ? null : '2026-01-01' }))
    if (daysAgo !== null) await imported(id, daysAgo)
  }
  await add('Fresh page', 8)
  await add('Stale page', 9)
  await add('Hidden page', 9, hidden)
  await add('Given up page', 90)
  await add('New page', null)
})

test('a profile without new figures for more than a week is told once, to who looks after its group, until it is stale anew', async () => {
  expect(await makeRounds(later(0, -4))).not.toContain(account)
  const [first, second] = await Promise.all([makeRounds(morning), makeRounds(morning)])
  expect([...first, ...second]).toContain(account)
  const mine = (all: string[]) =>
    all
      .filter((message) => /^(Fresh|Stale|Hidden|Given up|New) page/.test(message))
      .map((message) => message.split(' page')[0])
      .sort()
  expect(mine(await told('owner'))).toEqual(['Hidden', 'Stale'])
  expect(mine(await told('readonly'))).toEqual(['Stale'])
  expect(mine(await told('other'))).toEqual([])
  // its round of the day is made
  expect(await makeRounds(later(0, 2))).not.toContain(account)

  expect(await makeRounds(later(1))).toContain(account)
  expect(mine(await told('owner'))).toEqual(['Fresh', 'Hidden', 'Stale'])
  await imported('Stale page', 0)
  await makeRounds(later(2))
  expect(mine(await told('owner'))).toHaveLength(3)
  await makeRounds(later(9))
  expect(mine(await told('owner')).filter((name) => name === 'Stale')).toHaveLength(2)
})
