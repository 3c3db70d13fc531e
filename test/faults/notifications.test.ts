/** Events told while processes die at every step and everything comes twice: each person has each event once in each channel. */
import { beforeAll, expect, test } from '@jest/globals'
import { putAccount, putUser } from '../../functions/accounts/store.ts'
import { documents } from '../../functions/lib/clients.ts'
import { queryAll } from '../../functions/lib/query-all.ts'
import type { Outcome, Ports } from '../../functions/notifications/dispatches/deliver.ts'
import { dueNow } from '../../functions/notifications/dispatches/store.ts'
import { emit } from '../../functions/notifications/emit.ts'
import { resumeEvents } from '../../functions/notifications/fan-out.ts'
import { dueDispatches } from '../../functions/notifications/keys.ts'
import { listAlerts } from '../../functions/notifications/list-store.ts'
import { sendDue } from '../../functions/notifications/send-notifications.ts'
import { overdueEvents } from '../../functions/notifications/store.ts'
import { choiceKey, sendingChannels } from '../../shared/notifications/choices.ts'
import { postFailure } from '../../shared/notifications/post-failure/definition.ts'
import { Died, makeMortal, mortal, within } from './crashing.ts'
import { startQuietTable } from './quiet-table.ts'
import { seeded } from './seeded.ts'

/** ALMANAC_FAULT_EVENTS=10000 npm test -- test/faults/notifications */
const events = Number(process.env.ALMANAC_FAULT_EVENTS ?? 100)
const accountId = 'acct-told'
const people = ['mara', 'ana'] as const
const minute = 60_000
const everywhere = Object.fromEntries(sendingChannels.map((channel) => [choiceKey('post_failure', channel), true]))
const begun = Date.parse('2026-11-20T17:00:00Z')
const world = { clock: begun, deaths: 0, window: 0, twice: 0 }

startQuietTable()
beforeAll(async () => {
  makeMortal(documents())
  await putAccount({ id: accountId, name: 'Ellery Pike', timezone: 'Europe/London', features: {} })
  for (const id of people)
    await putUser(accountId, {
      id,
      email: `${id}@told.test`,
      name: id,
      role: 'OWNER',
      type: 'member',
      joined: true,
      groups: {},
      told_of: everywhere,
      has_browsers: true,
    })
})

/** What each channel accepted: `EMAIL mara 17` and how often. */
const accepted = new Map<string, number>()
/** Those that a channel accepted in this round. */
const unrecorded = new Set<string>()

function sendersOf(random: () => number): Ports['senders'] {
  const sender =
    (channel: string): Ports['senders']['EMAIL'] =>
    async ({ events: [event], user }) =>
    () =>
      mortal(`send ${channel}`, async () => {
        if (random() < 0.1) throw new Error('Nobody answers.')
        const key = `${channel} ${user.id} ${event.id}`
        accepted.set(key, (accepted.get(key) ?? 0) + 1)
        unrecorded.add(key)
      })
  return { EMAIL: sender('EMAIL'), WEBPUSH: sender('WEBPUSH'), SLACK: sender('SLACK') }
}

/** One step in `oneIn` is its process's last. */
const dying = (random: () => number, oneIn: number) => () => {
  const dies = random() * oneIn * 2 <= 1
  if (dies) world.deaths += 1
  return dies
}

/** After each round: what a channel has and the ledger does not know will be sent once more. It is among those claimed or put off, so whatever was due before is not read. */
async function countWindow(): Promise<void> {
  const claimed = await queryAll({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :due AND gsi1sk > :now',
    ExpressionAttributeValues: { ':due': dueDispatches, ':now': new Date(world.clock).toISOString() },
  })
  for (const { channel, userId, eventId } of claimed) if (unrecorded.has(`${channel} ${userId} ${eventId}`)) world.window += 1
  unrecorded.clear()
}

const survive = (error: unknown) => {
  if (!(error instanceof Died)) throw error
  return false
}

const tell = (id: string) =>
  emit(postFailure, { accountId, id, data: { publication_gid: 'pub', post: `Post ${id}`, reason: 'Refused' }, group: null }, new Date(world.clock))

/** A process that tells, and one event in twenty twice at once. */
async function tellAll(random: () => number): Promise<void> {
  const chooser = dying(random, 15)
  for (let event = 0; event < events; event++) {
    const once = () => within(chooser, () => tell(String(event))).then(() => true, survive)
    const twice = random() < 0.05
    world.twice += twice ? 1 : 0
    let heard = (await Promise.all(twice ? [once(), once()] : [once()])).some(Boolean)
    // whoever sends an event and hears nothing sends it again
    while (!heard || random() < 0.1) heard = (await once()) || heard
    world.clock += 100
  }
}

async function isLeft(): Promise<boolean> {
  if ((await overdueEvents(new Date(world.clock))).length > 0) return true
  for await (const page of dueNow(new Date(world.clock + 1e10))) if (page.length > 0) return true
  return false
}

test(`${events} events, a crash at one step in fifteen, one event in twenty told twice at once, two jobs side by side: none lost, none doubled`, async () => {
  const random = seeded(events)
  await tellAll(random)
  const ports: Ports = { senders: sendersOf(random), now: () => new Date(world.clock) }
  const outcomes: Outcome[] = []
  // a round ends with the death of whoever works in it, so it does so much and no more
  for (let round = 0; round < 400 + events / 5 && (await isLeft()); round++) {
    const chooser = dying(random, 200)
    await within(chooser, () => resumeEvents(new Date(world.clock))).catch(survive)
    const jobs = [1, 2].map(() => within(chooser, () => sendDue(ports)).then((done) => outcomes.push(...done) > 0, survive))
    await Promise.all(jobs)
    await countWindow()
    world.clock += minute
  }
  expect(await isLeft()).toBe(false)
  const all = sendingChannels.flatMap((channel) => people.flatMap((id) => Array.from({ length: events }, (_, event) => `${channel} ${id} ${event}`)))
  expect([...accepted.keys()].sort()).toEqual(all.sort())
  const doubled = [...accepted.values()].reduce((sum, times) => sum + times - 1, 0)
  if (process.env.ALMANAC_FAULT_EVENTS) console.log({ ...world, accepted: accepted.size, doubled })
  // the documented window: accepted, and the process died before the ledger knew; of some a write was under way, and the ledger knew after all
  expect(doubled).toBeLessThanOrEqual(world.window)
  expect(outcomes).not.toContain('undelivered')
  for (const userId of people) {
    const { alerts } = await listAlerts({ accountId, userId }, { start: 0, count: events + 1, isWanted: () => true, now: new Date(world.clock) })
    expect(new Set(alerts.map(({ told }) => told.message)).size).toBe(events)
    expect(alerts).toHaveLength(events)
  }
  expect(world.deaths).toBeGreaterThan(events / 4)
  expect(world.twice).toBeGreaterThan(0)
  // whatever comes once more changes nothing
  const before = accepted.size
  await within(
    () => false,
    () => tell('0'),
  )
  await within(
    () => false,
    () => sendDue(ports),
  )
  expect([accepted.size, [...accepted.values()].reduce((sum, times) => sum + times - 1, 0)]).toEqual([before, doubled])
}, 3_600_000)
