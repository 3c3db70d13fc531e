/**
 * Events told while processes die at every step and everything comes twice: each person has each event once in each channel. In a browser what
 * counts is what stands on the device.
 */
import { beforeAll, expect, jest, test } from '@jest/globals'
import * as v from 'valibot'
import type { Outcome, Ports } from '../../functions/domains/notifications/dispatches/deliver.ts'
import { Dispatch } from '../../functions/domains/notifications/dispatches/records.ts'
import { emit } from '../../functions/domains/notifications/emit.ts'
import { resumeEvents } from '../../functions/domains/notifications/fan-out.ts'
import { dueDispatches } from '../../functions/domains/notifications/keys.ts'
import { dueNow } from '../../functions/domains/notifications/store/dispatches.ts'
import { overdueEvents } from '../../functions/domains/notifications/store/events.ts'
import { listAlerts } from '../../functions/domains/notifications/store/list.ts'
import { sendDue } from '../../functions/edge/jobs/send-notifications.ts'
import { putAccount, putUser } from '../../functions/kernel/accounts/store.ts'
import { documents } from '../../functions/kernel/clients.ts'
import { log } from '../../functions/kernel/log.ts'
import { queryAll } from '../../functions/kernel/table/query.ts'
import { choiceKey, sendingChannels } from '../../shared/notifications/choices.ts'
import { postFailure } from '../../shared/notifications/post-failure/definition.ts'
import { seed, sizeOf } from '../builders/sizes.ts'
import { keyOf, startChannels } from './channels.ts'
import { Died, makeMortal, within } from './crashing.ts'
import { startQuietTable } from './quiet-table.ts'
import { seeded } from './seeded.ts'

/** ALMANAC_FAULT_EVENTS=10000 npm test -- test/faults/notifications */
const events = Number(process.env.ALMANAC_FAULT_EVENTS ?? sizeOf(15, 100))
const accountId = 'acct-told'
const people = ['mara', 'ana'] as const
const minute = 60_000
const everywhere = Object.fromEntries(sendingChannels.map((channel) => [choiceKey('post_failure', channel), true]))
const begun = Date.parse('2026-11-20T17:00:00Z')
const world = { clock: begun, deaths: 0, twice: 0 }

startQuietTable()
const channels = startChannels()
beforeAll(async () => {
  makeMortal(documents())
  await putAccount({ id: accountId, name: 'Ellery Pike', timezone: 'Europe/London', features: {} })
  for (const id of people) {
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
    await channels.allowBrowser({ accountId, userId: id })
  }
})

/** One step in `oneIn` is its process's last. */
const dying = (random: () => number, oneIn: number) => () => {
  const dies = random() * oneIn * 2 <= 1
  if (dies) world.deaths += 1
  return dies
}

/** After each round: what a channel has and the ledger does not know is sent once more. It is among those claimed or put off, so whatever was due before is not read. */
async function countWindow(): Promise<void> {
  const claimed = await queryAll({ index: 'gsi1', pk: dueDispatches, between: [new Date(world.clock).toISOString(), '~'] })
  for (const item of claimed) {
    const { channel, userId, id } = v.parse(Dispatch, item)
    const key = keyOf(channel, userId, id)
    const one = channels.accepted.get(key)
    if (one && channels.unrecorded.has(key)) one.window += 1
  }
  channels.unrecorded.clear()
}

const survive = (error: unknown) => {
  if (!(error instanceof Died)) throw error
  return false
}

const dataOf = (id: string) => ({ publication_gid: 'pub', post: `Post ${id}`, reason: 'Refused' })
const tell = (id: string) => emit(postFailure, { accountId, id, data: dataOf(id), group: null }, new Date(world.clock))

const Warning = v.strictObject({ notification: v.string(), channel: v.string(), accountId: v.string(), person: v.string() })

/** A process that tells, and one event in twenty twice at once. */
async function tellAll(random: () => number): Promise<void> {
  const chooser = dying(random, 15)
  for (let event = 0; event < events; event++) {
    const once = () => within(chooser, () => tell(String(event))).then(() => true, survive)
    const twice = event % 20 === 0
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
  const random = seeded(process.env.ALMANAC_FAULT_EVENTS ? events : seed)
  const warned = jest.spyOn(log, 'warn')
  await tellAll(random)
  const ports: Ports = { senders: channels.sendersOf(random), now: () => new Date(world.clock) }
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
  const messages = Array.from({ length: events }, (_, event) => postFailure.notice.tell(dataOf(String(event))).sentence).sort()
  const { accepted } = channels
  for (const userId of people) {
    for (const channel of ['EMAIL', 'SLACK'])
      expect([...accepted].flatMap(([key, { told }]) => (key.startsWith(keyOf(channel, userId, '')) ? [told] : [])).sort()).toEqual(messages)
    expect([...channels.shownTo({ accountId, userId }).values()].sort()).toEqual(messages)
  }
  // no email or message in Slack can be taken back: none comes twice but in the documented window, and each that does is logged before
  const warnings = warned.mock.calls.flatMap(([text, about]) => (text === 'notification may be sent twice' ? [v.parse(Warning, about)] : []))
  const logged = Map.groupBy(warnings, ({ channel, person, notification }) => keyOf(channel, person, notification))
  for (const [key, { times, window }] of accepted) {
    expect([key, times - 1 <= window]).toEqual([key, true])
    expect([key, times - 1 <= (logged.get(key)?.length ?? 0)]).toEqual([key, true])
  }
  const counts = () => [accepted.size, [...accepted.values()].reduce((sum, { times }) => sum + times, 0), channels.pushed()]
  const [distinct = 0, sent = 0, pushed = 0] = counts()
  if (process.env.ALMANAC_FAULT_EVENTS) {
    const { deaths, twice } = world
    console.log({ deaths, twice, distinct, doubled: sent - distinct, shown: people.length * events, pushed, logged: warnings.length })
  }
  expect(outcomes).not.toContain('undelivered')
  for (const userId of people) {
    const { alerts } = await listAlerts({ accountId, userId }, { start: 0, count: events + 1, isWanted: () => true, now: new Date(world.clock) })
    expect(new Set(alerts.map(({ told }) => told.message)).size).toBe(events)
    expect(alerts).toHaveLength(events)
  }
  expect(world.deaths).toBeGreaterThan(events / 4)
  expect(world.twice).toBeGreaterThan(0)
  // whatever comes once more changes nothing
  await within(
    () => false,
    () => tell('0'),
  )
  await within(
    () => false,
    () => sendDue(ports),
  )
  expect(counts()).toEqual([distinct, sent, pushed])
}, 3_600_000)
