import { expect, test } from '@jest/globals'
import { someOccurrences } from '../../../test/builders/occurrences.ts'
import { startTenants } from '../../../test/builders/running-tenants.ts'
import { documents } from '../../kernel/clients.ts'
import { getOccurrence } from '../schedules/store/occurrences.ts'
import { changeOccurrences } from '../schedules/store/runs-to-come.ts'
import { putSchedule } from '../schedules/store/schedules.ts'
import { claimRun } from './lease.ts'

const now = new Date('2026-11-20T00:00:00Z')
startTenants({ now })
const account = 'acct-zebra'

test('a run that is moved while its old time is at hand is not begun then', async () => {
  const before = '2026-11-23T08:30:00.000Z'
  const { schedule, occurrences } = someOccurrences({ now, at: [before] })
  await putSchedule(account, schedule, occurrences, undefined)
  const [run] = occurrences
  if (!run) throw new Error('no run')
  // between reading the run and taking it
  const { middlewareStack } = documents()
  middlewareStack.add(
    (next) => async (args) => {
      middlewareStack.remove('moveMeanwhile')
      const answer = await next(args)
      expect(await changeOccurrences(account, [run], [{ ...run, generate_at: '2026-11-24T08:30:00.000Z' }])).toBe(true)
      return answer
    },
    { step: 'initialize', name: 'moveMeanwhile' },
  )
  const take = () => claimRun(account, run.id, before, crypto.randomUUID(), new Date(before))
  expect([(await take()).kind, (await take()).kind]).toEqual(['busy', 'done'])
  expect(await getOccurrence(account, run.id)).toMatchObject({ attempts: 0, state: 'SCHEDULED', generate_at: '2026-11-24T08:30:00.000Z' })
})
