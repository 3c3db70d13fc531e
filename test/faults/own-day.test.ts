/** A recipient who chose another day gets theirs then, once, whatever crashes before and after. */
import { beforeAll, expect, test } from '@jest/globals'
import { setChoices } from '../../functions/domains/recipients/store.ts'
import { whoIs } from '../../functions/domains/recipients/who.ts'
import { getOccurrence } from '../../functions/domains/schedules/store/occurrences.ts'
import { RunInProgress, runReport } from '../../functions/edge/jobs/run-report.ts'
import { documents } from '../../functions/kernel/clients.ts'
import { Died, makeMortal, within } from './crashing.ts'
import { startQuietTable } from './quiet-table.ts'
import { fewerRuns, firstSeed, seeded } from './seeded.ts'
import { deathsOf, minute, newWorld, portsOf, schedule, type World } from './world.ts'

const runs = fewerRuns
const [atOnce, onMonday, onTuesday] = ['first@client.test', 'second@client.test', 'third@client.test'] as const
/** The run is on Friday 20 November. */
const due = { [atOnce]: '2026-11-20T17:00:00Z', [onMonday]: '2026-11-23T17:00:00Z', [onTuesday]: '2026-11-24T17:00:00Z' } as const
const days = { [onMonday]: 0, [onTuesday]: 1 } as const

startQuietTable()
beforeAll(() => makeMortal(documents()))

const ignored = (error: unknown) => {
  if (!(error instanceof Died) && !(error instanceof RunInProgress)) throw error
}

test(`${runs} runs with deaths on both sides of every step: each gets theirs on their day, once, and nobody before`, async () => {
  const tally = { deaths: 0, lost: 0, doubled: 0, window: 0, early: 0 }
  for (let run = 0; run < runs; run++) {
    const random = seeded(firstSeed + run)
    const world = await newWorld()
    const event = await schedule(world, [atOnce, onMonday, onTuesday])
    for (const [email, weekday] of Object.entries(days)) {
      await setChoices(world.accountId, await whoIs(world.accountId, { user_id: null, email }), 'ALL', { weekday })
    }
    const deaths = deathsOf(random, world, tally)
    const ports = portsOf(world)
    for (const [email, at] of Object.entries(due)) {
      if (world.accepted.has(email)) tally.early += 1
      world.clock = Date.parse(at) + 1000
      // of a run that died nobody but the watchdog knows; it fires as of now
      const once = () => within(deaths, () => runReport({ ...event, scheduledTime: new Date(world.clock).toISOString() }, ports)).catch(ignored)
      for (let tries = 0; tries < 40 && !(await settled(world, event.occurrenceId)); tries++) {
        await Promise.all(random() < 0.1 ? [once(), once()] : [once()])
        world.clock += 33 * minute
      }
    }
    for (const email of Object.keys(due)) {
      const mails = world.accepted.get(email) ?? 0
      if (mails < 1) tally.lost += 1
      else tally.doubled += mails - 1
    }
    tally.window += world.window
  }
  expect(tally).toMatchObject({ lost: 0, early: 0 })
  expect(tally.deaths).toBeGreaterThan(runs / 2)
  // where a process dies between a mail and its note, it is sent again rather than never
  expect(tally.doubled).toBeLessThanOrEqual(tally.window)
}, 3_600_000)

async function settled({ accountId, clock }: World, id: string): Promise<boolean> {
  const run = await getOccurrence(accountId, id)
  return run?.state === 'GENERATED' && !(run.later_at && Date.parse(run.later_at) <= clock)
}
