/** A run that ended is asked for again: whoever is chosen gets it once more, nobody else does, whatever crashes meanwhile. */
import { beforeAll, expect, test } from '@jest/globals'
import { PermanentFailure, type Ports } from '../../functions/domains/delivery/ports.ts'
import { rearm } from '../../functions/domains/schedules/rearm.ts'
import type { Occurrence } from '../../functions/domains/schedules/records.ts'
import { getOccurrence } from '../../functions/domains/schedules/store/occurrences.ts'
import { RunInProgress, runReport } from '../../functions/edge/jobs/run-report.ts'
import { documents } from '../../functions/kernel/clients.ts'
import { Died, makeMortal, within } from './crashing.ts'
import { startQuietTable } from './quiet-table.ts'
import { fewerRuns, firstSeed, seeded } from './seeded.ts'
import { deathsOf, minute, newWorld, portsOf, schedule, type World } from './world.ts'

const runs = fewerRuns
const week = 7 * 24 * 60 * minute
const recipients = ['first@client.test', 'second@client.test', 'third@client.test']

startQuietTable()
beforeAll(() => makeMortal(documents()))

const alive = <T>(work: () => Promise<T>) => within(() => false, work)

async function ended(ports: (world: World) => Ports = portsOf) {
  const world = await newWorld()
  const event = await schedule(world, recipients)
  await alive(() => runReport(event, ports(world)))
  world.clock += week
  const run = async () => {
    const found = await getOccurrence(event.accountId, event.occurrenceId)
    if (!found) throw new Error('no run')
    return found
  }
  const again = async (to: readonly string[], of?: Occurrence) => {
    const before = of ?? (await run())
    const chosen = before.recipients.filter(({ email }) => to.includes(email))
    return alive(() => rearm(event.accountId, before, chosen, new Date(world.clock)))
  }
  return { world, event, run, again, deliver: () => runReport({ ...event, scheduledTime: new Date(world.clock).toISOString() }, ports(world)) }
}

test('a run that failed is made once more by whoever asks first, and fails and is told again, or goes to everybody', async () => {
  let refused = true
  const { world, run, again, deliver } = await ended((of) => ({
    ...portsOf(of),
    compute: (given) => (refused ? Promise.reject(new PermanentFailure('The profiles were removed.')) : portsOf(of).compute(given)),
  }))
  const before = await run()
  expect([before.state, world.accepted.get(world.ownerEmail)]).toEqual(['FAILED', 1])
  const both = await Promise.all([again(recipients, before), again(recipients, before)])
  expect(both.filter(Boolean)).toHaveLength(1)
  await alive(deliver)
  expect([(await run()).reason, world.accepted.get(world.ownerEmail)]).toEqual(['The profiles were removed.', 2])
  refused = false
  await again(recipients)
  expect(await again(recipients)).toBeNull()
  await alive(deliver)
  await alive(deliver)
  expect(await run()).toMatchObject({ state: 'GENERATED', reason: null })
  expect([...world.accepted]).toEqual([[world.ownerEmail, 2], ...recipients.map((email) => [email, 1])])
})

test('a run that was sent goes to one recipient again, as it was made then', async () => {
  const { world, run, again, deliver } = await ended((of) => ({ ...portsOf(of), ...(of.accepted.size > 0 ? { compute: never, startPrinter: never } : {}) }))
  const { hash, pdf } = await run()
  await again(['second@client.test'])
  await alive(deliver)
  expect(recipients.map((email) => world.accepted.get(email))).toEqual([1, 2, 1])
  expect(await run()).toMatchObject({ state: 'GENERATED', hash, pdf })
})

const never = () => {
  throw new Error('What was made is not made again.')
}

test(`${runs} runs asked for again, with deaths on both sides of every step: once more to the chosen, to nobody else`, async () => {
  const tally = { deaths: 0, lost: 0, doubled: 0, window: 0, others: 0 }
  for (let nth = 0; nth < runs; nth++) {
    const random = seeded(firstSeed + nth)
    const { world, run, again, deliver } = await ended()
    const chosen = recipients.filter(() => random() < 0.5)
    if (chosen.length === 0) continue
    await again(chosen)
    const deaths = deathsOf(random, world, tally)
    const once = () => within(deaths, deliver).catch(ignored)
    for (let tries = 0; tries < 40 && (await run()).state !== 'GENERATED'; tries++) {
      await Promise.all(random() < 0.1 ? [once(), once()] : [once()])
      world.clock += 33 * minute
    }
    for (const email of recipients) {
      const mails = (world.accepted.get(email) ?? 0) - 1
      if (!chosen.includes(email)) tally.others += mails
      else if (mails < 1) tally.lost += 1
      else tally.doubled += mails - 1
    }
    tally.window += world.window
  }
  expect(tally).toMatchObject({ lost: 0, others: 0 })
  expect(tally.deaths).toBeGreaterThan(runs / 2)
  // where a process dies between a mail and its note, it is sent again rather than never
  expect(tally.doubled).toBeLessThanOrEqual(tally.window)
}, 3_600_000)

const ignored = (error: unknown) => {
  if (!(error instanceof Died) && !(error instanceof RunInProgress)) throw error
}
