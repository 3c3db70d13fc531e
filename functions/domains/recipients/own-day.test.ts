/** Recipients of scheduled reports choose the day of the week on which theirs come. */
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { weekday } from '../../../shared/dates/calendar-date.ts'
import { wallTime } from '../../../shared/dates/zoned.ts'
import { callHandler } from '../../../test/builders/call.ts'
import { startMail, type TestMail } from '../../../test/builders/mail.ts'
import { startTable, type TestTable } from '../../../test/builders/stack.ts'
import { newWorld, portsOf, schedule, type World } from '../../../test/faults/world.ts'
import { handler as read } from '../../edge/endpoints/recipients/get-report-emails.ts'
import { handler as update } from '../../edge/endpoints/recipients/update-report-emails.ts'
import { runReport } from '../../edge/jobs/run-report.ts'
import { putUser } from '../../kernel/accounts/store.ts'
import { documents, tableName } from '../../kernel/clients.ts'
import { sendMail } from '../../kernel/mail/mail.ts'
import { suppress } from '../../kernel/mail/suppression.ts'
import { HeldBack } from '../delivery/hold-what-lacks.ts'
import { PermanentFailure, type Ports } from '../delivery/ports.ts'
import { handOver } from '../schedules/hand-over.ts'
import { occurrenceKey } from '../schedules/keys.ts'
import { rearm } from '../schedules/rearm.ts'
import { reportRecord } from '../schedules/report-record.ts'
import { forgetOwnDays, getOccurrence } from '../schedules/store/occurrences.ts'
import { wantedBy } from '../schedules/wanted-by.ts'
import { onOwnDay } from './own-day.ts'

const [monday, tuesday, thursday, friday] = [0, 1, 3, 4]

test.each([
  ['the day of the run', '2026-11-20T17:00:00.000Z', 'Europe/London', friday, '2026-11-20T17:00:00.000Z'],
  ['the next Monday', '2026-11-20T17:00:00.000Z', 'Europe/London', monday, '2026-11-23T17:00:00.000Z'],
  ['six days later, over the end of a month', '2026-11-27T17:00:00.000Z', 'Europe/London', thursday, '2026-12-03T17:00:00.000Z'],
  // the clocks of London go forward on Sunday 29 March 2026
  ['the same time on the wall after the clocks changed', '2026-03-27T17:00:00.000Z', 'Europe/London', monday, '2026-03-30T16:00:00.000Z'],
  // Saturday 00:30 in Auckland is Friday in London
  ['the day of the zone, not of UTC', '2026-11-20T11:30:00.000Z', 'Pacific/Auckland', friday, '2026-11-26T11:30:00.000Z'],
])('%s', (_, at, zone, day, due) => {
  expect(new Date(onOwnDay(at, zone, day)).toISOString()).toBe(due)
})

test('it is always that day, within a week, never before the run, and without a choice the run itself', () => {
  const instant = fc.date({ min: new Date('2024-01-01'), max: new Date('2034-01-01'), noInvalidDate: true }).map((date) => date.toISOString())
  const zones = fc.constantFrom('Europe/London', 'America/New_York', 'Pacific/Auckland', 'Asia/Kathmandu', 'Australia/Lord_Howe')
  fc.assert(
    fc.property(instant, zones, fc.integer({ min: 0, max: 6 }), (at, zone, day) => {
      const due = onOwnDay(at, zone, day)
      expect(weekday(wallTime(due, zone).slice(0, 10))).toBe(day)
      expect(due).toBeGreaterThanOrEqual(Date.parse(at))
      expect(due - Date.parse(at)).toBeLessThan((6 * 24 + 2) * 3_600_000)
      expect(onOwnDay(at, zone, null)).toBe(Date.parse(at))
    }),
  )
})

const week = 7 * 86_400_000
/** Fridays at 17:00 in London. */
const fridays = Array.from({ length: 3 }, (_, at) => new Date(Date.parse('2026-11-20T17:00:00.000Z') + at * week).toISOString())
let table: TestTable
let mail: TestMail
let world: World
let tom: string
let ana: string

beforeAll(async () => {
  process.env.ALMANAC_ORIGIN = 'https://reports.example.com'
  table = await startTable()
  mail = await startMail()
})
afterAll(() => Promise.all([mail.stop(), table.stop()]))
beforeEach(async () => {
  world = await newWorld()
  tom = `tom@${world.accountId}.test`
  ana = `ana@${world.accountId}.test`
})

type Event = Awaited<ReturnType<typeof schedule>>['events'][number]

async function fire(event: Event | undefined, at = event?.scheduledTime ?? '', ports: Partial<Ports> = {}) {
  if (!event) throw new Error('no run')
  world.clock = Date.parse(at) + 1000
  const { outcome } = await runReport({ ...event, scheduledTime: at }, { ...portsOf(world), send: sendMail, ...ports })
  const run = await getOccurrence(world.accountId, event.occurrenceId)
  if (!run) throw new Error('no run')
  return { outcome, run, recipients: reportRecord(run).recipients }
}

async function tokenOf(email: string): Promise<string> {
  const [sent] = await mail.to(email)
  return /\/recipient\/([\w-]{43})/.exec(sent?.text ?? '')?.[1] ?? ''
}
const choose = async (token: string, body: object) => (await callHandler(update, 'PATCH', '/report-emails/{token}', { params: { token }, body })).json
const look = async (token: string) => (await callHandler(read, 'GET', '/report-emails/{token}', { params: { token } })).json
const mails = async () => [(await mail.to(tom)).length, (await mail.to(ana)).length]

const mondayAfter = '2026-11-30T17:00:00.000Z'

test('whoever chose Mondays gets the report of Friday on Monday, as the others got it, once', async () => {
  const { events } = await schedule(world, [tom, ana], { at: fridays })
  await fire(events[0])
  const token = await tokenOf(tom)
  expect(await choose(token, { which: 'report', weekday: monday })).toMatchObject({ chosen: { weekday: monday }, report: { next: { at: mondayAfter } } })
  const made = await fire(events[1])
  expect(made.run).toMatchObject({ state: 'GENERATED', later_at: mondayAfter })
  expect(made.recipients).toMatchObject([{ status: 'later', sent_at: null, due: mondayAfter }, { status: 'sent' }])
  expect([await mails(), world.again]).toEqual([[1, 2], Date.parse(mondayAfter)])
  // the page goes on saying when it comes, and an event before its time does nothing
  expect(await look(token)).toMatchObject({ report: { next: { at: mondayAfter } } })
  expect((await fire(events[1], '2026-11-28T17:00:00.000Z')).outcome).toBe('nothing to do')
  const sent = await fire(events[1], mondayAfter)
  expect([sent.outcome, sent.run.state, sent.run.later_at, sent.run.hash, sent.run.pdf]).toEqual(['sent', 'GENERATED', undefined, made.run.hash, made.run.pdf])
  expect(sent.recipients).toMatchObject([{ status: 'sent' }, { status: 'sent' }])
  expect((await fire(events[1], mondayAfter)).outcome).toBe('nothing to do')
  expect(await mails()).toEqual([2, 2])
  expect(await look(token)).toMatchObject({ report: { next: { at: '2026-12-07T17:00:00.000Z' } } })
  const [latest] = await mail.to(tom)
  expect(latest?.text).toContain('7 Dec')
})

/** Somebody who has chosen Mondays, and the others of a weekly report. */
async function withMondays(recipients: string[], changes: Partial<Parameters<typeof schedule>[2]> = {}) {
  const { events } = await schedule(world, recipients, { at: fridays, ...changes })
  await fire(events[0])
  const token = await tokenOf(tom)
  await choose(token, { which: 'all', weekday: monday })
  return { events, token }
}

test('an email that waits comes on the day it was told, whatever day is chosen meanwhile, but not to who has paused', async () => {
  const { events, token } = await withMondays([tom, ana])
  await fire(events[1])
  expect(await choose(token, { which: 'all', weekday: thursday })).toMatchObject({ report: { next: { at: mondayAfter } } })
  expect((await fire(events[1], mondayAfter)).recipients[0]).toMatchObject({ status: 'sent' })
  await fire(events[2])
  await choose(token, { which: 'all', paused_until: '2026-12-11' })
  expect((await fire(events[2], '2026-12-10T17:00:00.000Z')).recipients[0]).toMatchObject({ status: 'skipped', held_back: { reason: 'paused' } })
  expect(await mails()).toEqual([2, 3])
})

test('where nobody else can be reached, whoever waits for their day still gets it', async () => {
  const { events } = await withMondays([ana, tom])
  await suppress(ana, { reason: 'BOUNCE', since: '2026-11-21T10:00:00.000Z' })
  expect((await fire(events[1])).run).toMatchObject({ state: 'GENERATED', later_at: mondayAfter })
  expect((await fire(events[1], mondayAfter)).recipients).toMatchObject([{ status: 'failed' }, { status: 'sent' }])
})

test('what stops a later email is told as of any run, trying again sends it, and who waits for another day still gets theirs', async () => {
  const ben = `ben@${world.accountId}.test`
  const { events } = await withMondays([tom, ana, ben])
  await choose(await tokenOf(ben), { which: 'all', weekday: tuesday })
  await fire(events[1])
  const authorise = () => Promise.reject(new PermanentFailure('The profiles were removed.', true))
  const stopped = await fire(events[1], mondayAfter, { authorise })
  expect([stopped.outcome, stopped.run.state, stopped.run.later_at]).toEqual(['failed', 'FAILED', '2026-12-01T17:00:00.000Z'])
  expect(stopped.recipients.map(({ status }) => status)).toEqual(['waiting', 'sent', 'later'])
  expect(wantedBy(stopped.run).map(({ email }) => email)).toEqual([tom, ana])
  // somebody who is missing it is sent it by hand, and the other not before their day
  await rearm(world.accountId, stopped.run, stopped.run.recipients.slice(0, 1), new Date(world.clock))
  expect((await fire(events[1], '2026-11-30T19:00:00.000Z')).recipients.map(({ status }) => status)).toEqual(['sent', 'sent', 'later'])
  expect((await fire(events[1], '2026-12-01T17:00:00.000Z')).recipients.map(({ status }) => status)).toEqual(['sent', 'sent', 'sent'])
  expect((await mail.to(ben)).length).toBe(2)
})

test('what held a report back on one day is forgotten on the next', async () => {
  const ben = `ben@${world.accountId}.test`
  const { events } = await withMondays([tom, ben])
  await choose(await tokenOf(ben), { which: 'all', weekday: tuesday })
  await fire(events[1])
  const missing = { late: [{ name: 'Leith on X', last: '2026-11-19' }], more: 0 }
  const { run: held } = await fire(events[1], mondayAfter, { authorise: () => Promise.reject(new HeldBack('hold', missing)) })
  expect([held.state, held.held, held.held_for]).toEqual(['FAILED', 'hold', missing])
  const { run } = await fire(events[1], '2026-12-01T17:00:00.000Z')
  expect([run.state, run.held, run.held_for]).toEqual(['GENERATED', undefined, undefined])
})

test('a day that failed does not end the next one, which reaches whoever is still without', async () => {
  const ben = `ben@${world.accountId}.test`
  const { events } = await withMondays([tom, ben])
  await choose(await tokenOf(ben), { which: 'all', weekday: tuesday })
  await fire(events[1])
  await fire(events[1], mondayAfter, { authorise: () => Promise.reject(new PermanentFailure('The profiles were removed.', true)) })
  const next = await fire(events[1], '2026-12-01T17:00:00.000Z')
  expect([next.run.state, next.recipients.map(({ status }) => status)]).toEqual(['GENERATED', ['sent', 'sent']])
})

test('what the owner sends by hand comes at once, and so does a report that is sent once or is a test', async () => {
  const { events } = await withMondays([tom, ana])
  const { run } = await fire(events[1])
  await fire(events[1], mondayAfter)
  const [first] = run.recipients
  if (!first) throw new Error('no recipient')
  const sent = await getOccurrence(world.accountId, run.id)
  if (!sent) throw new Error('no run')
  await rearm(world.accountId, sent, [first], new Date(world.clock))
  expect((await fire(events[1], '2026-12-01T17:00:00.000Z')).recipients[0]).toMatchObject({ status: 'sent' })
  for (const changes of [{ type: 'ONCE' }, { test: true }] as const) {
    const once = await schedule(world, [tom], { ...changes, at: fridays.slice(2) })
    expect((await fire(once.events[0])).recipients).toMatchObject([{ status: 'sent' }])
  }
})

test('everybody is told of the same missing figures, also when they have come meanwhile', async () => {
  const { events } = await withMondays([tom, ana])
  const missing = 'Acme has no days since 12 Nov.'
  const { run } = await fire(events[1])
  await documents().send(
    new UpdateCommand({
      TableName: tableName(),
      Key: occurrenceKey(world.accountId, run.id),
      UpdateExpression: 'SET #missing = :missing',
      ExpressionAttributeNames: { '#missing': 'missing' },
      ExpressionAttributeValues: { ':missing': missing },
    }),
  )
  await fire(events[1], mondayAfter)
  expect((await mail.to(tom))[0]?.text).toContain(missing)
})

test('a member who leaves for good hands over what still waits; a closed account sends nothing more', async () => {
  const { events } = await withMondays([tom, ana])
  const { run } = await fire(events[1])
  await putUser(world.accountId, { id: 'heir', email: 'heir@faults.test', name: 'Mia', role: 'OWNER', type: 'member', joined: true, groups: {} })
  await handOver(world.accountId, 'owner', { id: 'heir', email: 'heir@faults.test', name: 'Mia' })
  const given = await getOccurrence(world.accountId, run.id)
  expect([given?.owner_id, given?.recipients.length]).toEqual(['heir', 2])
  await forgetOwnDays(world.accountId, run.id)
  expect((await fire(events[1], mondayAfter)).outcome).toBe('nothing to do')
})

test('a day that nobody has is refused, and nothing changes', async () => {
  const { events } = await schedule(world, [tom], { at: fridays })
  await fire(events[0])
  const token = await tokenOf(tom)
  for (const day of [7, -1, 1.5, 'Monday']) expect(await choose(token, { which: 'all', weekday: day })).toMatchObject({ status: 400 })
  expect(await look(token)).toMatchObject({ chosen: { weekday: null } })
})
