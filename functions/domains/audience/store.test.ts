import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { AudienceSnapshot } from '../../../shared/audience.ts'
import { startTable, type TestTable } from '../../../test/builders/stack.ts'
import { readAudience, writeAudience } from './store.ts'

let table: TestTable
beforeAll(async () => {
  table = await startTable()
})
afterAll(() => table.stop())

const snapshot = (profileId: string, date: string, followers: number): AudienceSnapshot => ({
  profileId,
  date,
  countries: [{ code: 'GB', followers }],
  cities: [{ name: 'Edinburgh', followers: 3 }],
  ages: [{ band: '25-34', women: 2, men: 1, other: 0 }],
})

test('the newest snapshot of each profile, in the order asked for; profiles without one are left out', async () => {
  const profiles = Array.from({ length: 130 }, (_, i) => `p${i}`)
  for (const id of profiles) await writeAudience('acct', snapshot(id, '2026-11-01', 5))
  await writeAudience('acct', snapshot('p3', '2026-11-19', 8))
  await writeAudience('acct', snapshot('p3', '2026-11-18', 7))
  const found = await readAudience('acct', ['none', ...profiles.toReversed()])
  expect(found.map(({ profileId }) => profileId)).toEqual(profiles.toReversed())
  expect(found.find(({ profileId }) => profileId === 'p3')).toEqual(snapshot('p3', '2026-11-19', 8))
  expect(await readAudience('other', ['p3'])).toEqual([])
})
