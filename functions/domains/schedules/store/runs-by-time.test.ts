import { expect, test } from '@jest/globals'
import { someOccurrences } from '../../../../test/builders/occurrences.ts'
import { startTenants } from '../../../../test/builders/running-tenants.ts'
import { occurrencesAt } from './runs-by-time.ts'
import { changeOccurrences } from './runs-to-come.ts'
import { putSchedule } from './schedules.ts'

const now = new Date('2026-11-20T00:00:00Z')
startTenants({ now })
const account = 'acct-zebra'

test('a run that was moved is found once, at its new time', async () => {
  const { schedule, occurrences } = someOccurrences({ now, at: ['2026-11-23T08:30:00.000Z', '2026-11-30T08:30:00.000Z'] })
  await putSchedule(account, schedule, occurrences, undefined)
  const moved = occurrences.map((one) => ({ ...one, generate_at: one.generate_at.replace('08:30', '20:30') }))
  expect(await changeOccurrences(account, occurrences, moved)).toBe(true)
  const at = async (from: string, until: string) => {
    return (await occurrencesAt(account, { from, until, first: 'soonest', limit: 50 })).map(({ generate_at }) => generate_at)
  }
  expect(await at('2026-11-23T00:00:00.000Z', '2026-12-01T00:00:00.000Z')).toEqual(moved.map(({ generate_at }) => generate_at))
  expect(await at('2026-11-23T00:00:00.000Z', '2026-11-23T12:00:00.000Z')).toEqual([])
})
