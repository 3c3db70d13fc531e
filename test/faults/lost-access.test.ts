/** What a schedule is about goes away under it: its owner is told what it was, and told once. */
import { expect, test } from '@jest/globals'
import type { Ports } from '../../functions/domains/delivery/ports.ts'
import { realPorts } from '../../functions/domains/delivery/real-ports.ts'
import { putListener } from '../../functions/domains/listeners/store.ts'
import { getOccurrence } from '../../functions/domains/schedules/store/occurrences.ts'
import { runReport } from '../../functions/edge/jobs/run-report.ts'
import { putAccount, putProfile } from '../../functions/kernel/accounts/store.ts'
import { deliveryMessages } from '../../shared/delivery-messages.ts'
import { messages } from '../../shared/messages.ts'
import { startQuietTable } from './quiet-table.ts'
import { newWorld, portsOf, schedule, type World } from './world.ts'

const profile = {
  id: 'p1',
  entity_gid: 'group-larkmere',
  network: 'facebook',
  network_id: '1',
  name: 'Larkmere',
  username: null,
  picture_url: null,
  profile_url: null,
  timezone: null,
  connected_at: '2025-01-01T00:00:00.000Z',
  available_from: '2025-01-01',
  kind: 'page',
} as const
const everything = { sentiment: true, ads: true, facebook_ads: true, industry_benchmark: true, inbox_activity: true }
const plan = ({ accountId }: World, features: object) => putAccount({ id: accountId, name: 'Ellery Pike', timezone: 'Europe/London', features })

async function theirWorld(): Promise<World> {
  const world = await newWorld()
  await plan(world, everything)
  await putProfile(world.accountId, profile)
  return world
}

startQuietTable()

const weekly = ['2026-11-20T17:00:00.000Z', '2026-11-27T17:00:00.000Z', '2026-12-04T17:00:00.000Z']
const delivery = deliveryMessages

test.each([
  ['a profile', { profiles: ['gone'] }, delivery.lostAccess],
  ['a listener', { flavor: 'listener_performance', profiles: [], named: { listener_gid: 'gone' } }, delivery.lost('listener')],
  ['an advocacy group', { flavor: 'advocacy', profiles: [], named: { advocacy_gid: 'gone' } }, delivery.lost('advocacy group')],
  ['an ad account', { flavor: 'facebook_ads', named: { ad_account_id: 'gone' } }, delivery.lost('ad account')],
  ['the last competitor', { flavor: 'competitor' }, delivery.noCompetitors],
  ['its labels', { flavor: 'sentiment', named: { sentiment_type: 'campaigns' as const } }, delivery.noLabels],
  ['the template', { template_id: 'gone' }, delivery.noTemplate],
])('%s is lost: no try is wasted, and of three runs the first tells its owner what it was', async (_, changes, sentence) => {
  const world = await theirWorld()
  const ports: Ports = { ...portsOf(world), authorise: realPorts.authorise }
  const { events } = await schedule(world, ['reader@client.test'], { ...changes, at: weekly })
  for (const event of events) {
    world.clock = Date.parse(event.scheduledTime) + 1000
    expect(await runReport(event, ports)).toEqual({ outcome: 'failed' })
    expect(await getOccurrence(event.accountId, event.occurrenceId)).toMatchObject({ state: 'FAILED', reason: sentence, steps: { told: expect.any(String) } })
  }
  expect([...world.accepted]).toEqual([[world.ownerEmail, 1]])
})

test('of a PDF that an administrator asked for in the place of its owner, the administrator is told, and the owner is not', async () => {
  const world = await theirWorld()
  const asked_by = { email: 'support@almanac.test', name: 'Support' }
  const event = await schedule(world, ['support@almanac.test'], { type: 'ONCE', profiles: ['gone'], asked_by })
  expect(await runReport(event, { ...portsOf(world), authorise: realPorts.authorise })).toEqual({ outcome: 'failed' })
  expect([...world.accepted]).toEqual([[asked_by.email, 1]])
})

test('another loss is told again, and the same one after a run that succeeded', async () => {
  const world = await theirWorld()
  const ports: Ports = { ...portsOf(world), authorise: realPorts.authorise }
  const { events } = await schedule(world, ['reader@client.test'], { at: [...weekly, '2026-12-11T17:00:00.000Z', '2026-12-18T17:00:00.000Z'] })
  const told: number[] = []
  const fire = async (at: number) => {
    const event = events[at]
    if (!event) throw new Error('no run')
    world.clock = Date.parse(event.scheduledTime) + 1000
    await runReport(event, ports)
    told.push(world.accepted.get(world.ownerEmail) ?? 0)
  }
  const lock = (off: boolean) => plan(world, { ...everything, schedule: !off })
  await putProfile(world.accountId, { ...profile, entity_gid: 'elsewhere' })
  await fire(0)
  await lock(true)
  await fire(1)
  await fire(2)
  await lock(false)
  await putProfile(world.accountId, profile)
  await fire(3)
  await lock(true)
  await fire(4)
  await lock(false)
  expect(told).toEqual([1, 2, 2, 2, 3])
  expect(world.accepted.get('reader@client.test')).toBe(1)
})

test('what is only not ready yet is waited for, and its owner is not troubled', async () => {
  const world = await theirWorld()
  const listener = {
    id: 'new',
    name: 'New',
    type: 'brand' as const,
    entity_gids: ['group-larkmere'],
    queries: [],
    timezone: null,
    enabled: true,
    processed: false,
    results: 0,
  }
  await putListener(world.accountId, listener)
  const ports: Ports = { ...portsOf(world), authorise: realPorts.authorise }
  const event = await schedule(world, ['reader@client.test'], { flavor: 'listener_performance', profiles: [], named: { listener_gid: 'new' } })
  expect(await runReport(event, ports)).toEqual({ outcome: 'tried again later' })
  expect((await getOccurrence(event.accountId, event.occurrenceId))?.retry?.reason).toBe(messages.listener.initializing)
  await putListener(world.accountId, { ...listener, processed: true })
  world.clock = world.again ?? 0
  expect(await runReport(event, ports)).toEqual({ outcome: 'sent' })
  expect([...world.accepted.keys()]).toEqual(['reader@client.test'])
})
