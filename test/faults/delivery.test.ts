import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { readActor } from '../../functions/accounts/actor-store.ts'
import { putAccount, putGroup, putUser } from '../../functions/accounts/store.ts'
import type { Ports } from '../../functions/delivery/ports.ts'
import { RunInProgress, runReport } from '../../functions/delivery/run-report.ts'
import { documents } from '../../functions/lib/clients.ts'
import { log } from '../../functions/lib/log.ts'
import { UndeliverableAddress } from '../../functions/lib/mail.ts'
import { newRuns } from '../../functions/schedules/new-runs.ts'
import { getOccurrence, markDeleted, overdue, putSchedule } from '../../functions/schedules/store.ts'
import { emptyReport } from '../builders/report.ts'
import { startTable, type TestTable } from '../builders/stack.ts'
import { Died, makeMortal, mortal, within } from './crashing.ts'

const accountId = 'acct-faults'
const ownerId = 'owner'
const ownerEmail = 'owner@faults.test'
const runs = Number(process.env.ALMANAC_FAULT_RUNS ?? 100)
const hash = 'ab'.repeat(32)
const report = emptyReport()
let table: TestTable

/** mulberry32: the same seed, the same faults */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

beforeAll(async () => {
  table = await startTable()
  process.env.ALMANAC_ORIGIN = 'https://almanac.test'
  log.setLogLevel('SILENT')
  await putAccount({ id: accountId, name: 'Ellery Pike', timezone: 'Europe/London', features: {} })
  await putGroup(accountId, { entity_gid: 'group-larkmere', name: 'Larkmere', timezone: null })
  await putUser(accountId, { id: ownerId, email: ownerEmail, name: 'Mara Okafor', role: 'OWNER', type: 'member', joined: true, groups: {} })
  makeMortal(documents())
})
afterAll(async () => {
  log.setLogLevel('INFO')
  delete process.env.ALMANAC_ORIGIN
  await table.stop()
})

type World = {
  clock: number
  accepted: Map<string, number> /** SES has a mail the ledger does not know of */
  unrecorded: boolean /** deaths in that state */
  window: number
}

/** Everything a run touches beside the table; each call may be the last of its process. */
function portsOf(world: World): Ports {
  return {
    authorise: () =>
      mortal('authorise', async () => {
        const owner = await readActor(accountId, ownerId)
        if (!owner) throw new Error('The owner is gone.')
        return { owner, request: report.request }
      }),
    compute: () => mortal('compute', async () => report),
    pictures: async (given) => ({ report: given, files: new Map() }),
    startPrinter: () => ({
      print: () => mortal('print', async () => ({ bytes: new Uint8Array([37, 80, 68, 70]), pages: 3 })),
      close: async () => undefined,
    }),
    seal: () => mortal('seal', async () => hash),
    readSealed: () => mortal('read the snapshot', async () => report),
    putFile: () => mortal('store the file', async () => undefined),
    readFile: () => mortal('read the file', async () => new Uint8Array([37, 80, 68, 70])),
    send: (mail) =>
      mortal('send', async () => {
        world.unrecorded = true
        world.accepted.set(mail.to.email, (world.accepted.get(mail.to.email) ?? 0) + 1)
        return 'message-id'
      }),
    now: () => new Date(world.clock),
  }
}

async function schedule(recipients: string[]) {
  const made = newRuns({
    ownerId,
    title: report.title,
    type: 'WEEKLY',
    flavor: 'comprehensive',
    timezone: 'Europe/London',
    profiles: ['p1'],
    entities: ['group-larkmere'],
    recipients: recipients.map((email) => ({ user_id: null, email, name: null })),
    template_id: null,
    labels: [],
    label_match: 'any',
    range: 'last_4_weeks',
    dates: null,
    at: ['2026-11-20T17:00:00.000Z'],
    now: new Date('2026-11-13T17:00:00.000Z'),
  })
  await putSchedule(accountId, made.schedule, made.occurrences, undefined)
  const [occurrence] = made.occurrences
  if (!occurrence) throw new Error('no run')
  return { accountId, occurrenceId: occurrence.id, scheduledTime: '2026-11-20T17:00:00Z' }
}

/** One point in five kills its process, once on each side of one run's life. */
function chooserOf(random: () => number, world: World, tally: Tally) {
  const planned = new Map<string, 'before' | 'after' | null>()
  return (point: string, when: 'before' | 'after') => {
    // the ledger knows of the mail from here on
    if (point.includes('sends.#key') && when === 'after') world.unrecorded = false
    if (!planned.has(point)) planned.set(point, random() < 0.2 ? (random() < 0.5 ? 'before' : 'after') : null)
    if (planned.get(point) !== when) return false
    planned.set(point, null)
    tally.deaths += 1
    if (world.unrecorded) world.window += 1
    world.unrecorded = false
    return true
  }
}

type Tally = {
  sent: number
  failedAndTold: number
  lost: number
  doubled: number
  afterwards: number
  deaths: number
  window: number
  unexplained: number
  extraEvents: number
}

const sum = (counts: Iterable<number>) => [...counts].reduce((total, count) => total + count, 0)

async function oneRun(seed: number, tally: Tally): Promise<void> {
  const random = seeded(seed)
  const world: World = { clock: Date.parse('2026-11-20T17:00:01Z'), accepted: new Map(), unrecorded: false, window: 0 }
  const ports = portsOf(world)
  const recipients = Array.from({ length: 1 + Math.floor(random() * 3) }, (_, at) => `reader-${at}@client.test`)
  const event = await schedule(recipients)
  const chooser = chooserOf(random, world, tally)
  const once = () =>
    within(chooser, () => runReport(event, ports)).catch((error) => {
      if (!(error instanceof Died) && !(error instanceof RunInProgress)) throw error
    })
  for (let tries = 0; tries < 40; tries++) {
    const twice = random() < 0.05
    if (twice) tally.extraEvents += 1
    await Promise.all(twice ? [once(), once()] : [once()])
    // the event comes again after the lease has ended
    world.clock += 61_000
    const now = await getOccurrence(accountId, event.occurrenceId)
    if (now?.state === 'GENERATED' || now?.steps.told) break
  }
  const before = sum(world.accepted.values())
  await within(
    () => false,
    () => runReport(event, ports),
  )
  tally.afterwards += sum(world.accepted.values()) - before
  const end = await getOccurrence(accountId, event.occurrenceId)
  if (end?.state === 'GENERATED' && recipients.every((email) => world.accepted.has(email))) tally.sent += 1
  else if (end?.state === 'FAILED' && end.steps.told && end.reason && world.accepted.has(ownerEmail)) tally.failedAndTold += 1
  else tally.lost += 1
  const doubled = sum(world.accepted.values()) - world.accepted.size
  tally.doubled += doubled
  tally.window += world.window
  tally.unexplained += Math.max(0, doubled - world.window)
}

test(`${runs} runs, a crash at one step in five, one event in twenty delivered twice: nothing lost, nothing doubled`, async () => {
  const tally: Tally = { sent: 0, failedAndTold: 0, lost: 0, doubled: 0, afterwards: 0, deaths: 0, window: 0, unexplained: 0, extraEvents: 0 }
  let seed = 0
  const lane = async () => {
    while (seed < runs) {
      seed += 1
      await oneRun(seed, tally)
    }
  }
  await Promise.all(Array.from({ length: 4 }, lane))
  if (process.env.ALMANAC_FAULT_RUNS) console.log(tally)
  expect(tally.lost).toBe(0)
  // an event that comes once more after the end changes nothing
  expect(tally.afterwards).toBe(0)
  // the documented window: SES took the mail and the process died before the ledger knew; at most one more mail for each such death
  expect(tally.unexplained).toBe(0)
  expect(tally.sent).toBeGreaterThan(runs * 0.9)
  expect(tally.deaths).toBeGreaterThan(runs)
  // nothing stands in the index any more, so the watchdog has nothing to do
  expect(await overdue(new Date('2027-01-01T00:00:00Z'))).toEqual([])
}, 3_600_000)

const world = (): World => ({ clock: Date.parse('2026-11-20T17:00:01Z'), accepted: new Map(), unrecorded: false, window: 0 })
const alive = (event: unknown, ports: Ports) =>
  within(
    () => false,
    () => runReport(event, ports),
  )

test('a run that is killed in the middle of its PDF three times is given up, and its owner is told once', async () => {
  const here = world()
  const ports = portsOf(here)
  const event = await schedule(['reader@client.test'])
  for (let kill = 0; kill < 3; kill++) {
    await expect(
      within(
        (point) => point === 'print',
        () => runReport(event, ports),
      ),
    ).rejects.toThrow(Died)
    // while its lease lasts nobody else may touch it, and the event is to come again
    await expect(alive(event, ports)).rejects.toThrow(RunInProgress)
    here.clock += 61_000
  }
  expect(await alive(event, ports)).toEqual({ outcome: 'failed' })
  expect((await getOccurrence(accountId, event.occurrenceId))?.state).toBe('FAILED')
  expect([...here.accepted]).toEqual([[ownerEmail, 1]])
  expect(await alive(event, ports)).toEqual({ outcome: 'nothing to do' })
  expect(sum(here.accepted.values())).toBe(1)
})

test('one address that can never be mailed does not keep the report from the others', async () => {
  const here = world()
  const ports = portsOf(here)
  const send: Ports['send'] = (mail) => (mail.to.email === 'dead@client.test' ? Promise.reject(new UndeliverableAddress(mail.to.email)) : ports.send(mail))
  const event = await schedule(['dead@client.test', 'reader@client.test'])
  expect(await alive(event, { ...ports, send })).toEqual({ outcome: 'sent' })
  const end = await getOccurrence(accountId, event.occurrenceId)
  expect([end?.state, end?.sends['dead@client.test']?.status, end?.sends['reader@client.test']?.status]).toEqual(['GENERATED', 'failed', 'sent'])
})

test('SES being busy or down: busy is waited for, down is tried again without a second mail to those who have it', async () => {
  const here = world()
  const ports = portsOf(here)
  const event = await schedule(['first@client.test', 'second@client.test'])
  let calls = 0
  const send: Ports['send'] = (mail) => {
    calls += 1
    if (calls === 1) return Promise.reject(Object.assign(new Error('slow down'), { name: 'Throttling', $metadata: { httpStatusCode: 400 } }))
    if (calls === 3) return Promise.reject(Object.assign(new Error('not today'), { name: 'AccountSendingPausedException', $metadata: { httpStatusCode: 400 } }))
    return ports.send(mail)
  }
  await expect(alive(event, { ...ports, send })).rejects.toThrow('not today')
  const between = await getOccurrence(accountId, event.occurrenceId)
  // SES said no, so the next mail to the second reader is not taken for a possible double
  expect([between?.sends['first@client.test']?.status, between?.sends['second@client.test']]).toEqual(['sent', undefined])
  // the lease was given back, so the next try need not wait
  expect(await alive(event, { ...ports, send })).toEqual({ outcome: 'sent' })
  expect([...here.accepted]).toEqual([
    ['first@client.test', 1],
    ['second@client.test', 1],
  ])
})

test('a broken report is never mailed: three tries, then the owner is told which block it was', async () => {
  const here = world()
  const block = { kind: 'text', key: 't', title: 'Words', subTitle: null, no_data: null, type: 'text', value: 'x', items: [], error: 'Timed out' }
  const section = { key: 's', title: 'S', subTitle: null, label: null, span: 12, content: [block] }
  const broken = JSON.parse(JSON.stringify({ ...report, reports: { ...report.reports, networks: [{ ...report.reports.crossChannel, report: [section] }] } }))
  const ports: Ports = { ...portsOf(here), compute: async () => broken }
  const event = await schedule(['reader@client.test'])
  for (let tries = 1; tries < 3; tries++) await expect(alive(event, ports)).rejects.toThrow('“Words” is in error')
  expect(await alive(event, ports)).toEqual({ outcome: 'failed' })
  expect((await getOccurrence(accountId, event.occurrenceId))?.reason).toBe('The report was not complete: the block “Words” is in error.')
  expect([...here.accepted]).toEqual([[ownerEmail, 1]])
})

test('a removed run sends nothing, also when it is removed while it is made', async () => {
  const here = world()
  const ports = portsOf(here)
  const event = await schedule(['reader@client.test'])
  const pictures: Ports['pictures'] = async (given) => {
    await markDeleted(accountId, event.occurrenceId)
    return ports.pictures(given)
  }
  expect(await alive(event, { ...ports, pictures })).toEqual({ outcome: 'nothing to do' })
  expect(here.accepted.size).toBe(0)
})

test('an event of the time a run was moved away from does nothing', async () => {
  const event = await schedule(['reader@client.test'])
  expect(await alive({ ...event, scheduledTime: '2026-11-19T17:00:00Z' }, portsOf(world()))).toEqual({ outcome: 'nothing to do' })
  expect((await getOccurrence(accountId, event.occurrenceId))?.attempts).toBe(0)
})
