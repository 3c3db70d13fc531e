/** Recipients of scheduled reports unsubscribe by what stands in their emails, and come back. */
import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { PrintInput } from '../../../../shared/print-ready.ts'
import { callHandler } from '../../../../test/builders/call.ts'
import { startMail, type TestMail } from '../../../../test/builders/mail.ts'
import { startTable, type TestTable } from '../../../../test/builders/stack.ts'
import { newWorld, portsOf, schedule, type World } from '../../../../test/faults/world.ts'
import { listAlerts } from '../../../domains/notifications/store/list.ts'
import { reportRecord } from '../../../domains/schedules/report-record.ts'
import { getOccurrence, occurrencesOf } from '../../../domains/schedules/store/occurrences.ts'
import { changeOccurrences, setPaused } from '../../../domains/schedules/store/runs-to-come.ts'
import { getSchedule } from '../../../domains/schedules/store/schedules.ts'
import { getAccount, putAccount, putUser } from '../../../kernel/accounts/store.ts'
import { documents, tableName } from '../../../kernel/clients.ts'
import { sendMail } from '../../../kernel/mail/mail.ts'
import { suppress } from '../../../kernel/mail/suppression.ts'
import { runReport } from '../../jobs/run-report.ts'
import { handler as read } from './get-report-emails.ts'
import { handler as open } from './open-unsubscribe.ts'
import { handler as oneClick } from './unsubscribe-reader.ts'
import { handler as update } from './update-report-emails.ts'

const week = 7 * 86_400_000
const first = Date.parse('2026-11-20T17:00:00.000Z')
const weekly = (runs: number) => Array.from({ length: runs }, (_, at) => new Date(first + at * week).toISOString())
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

async function deliver(event: Event | undefined, onPrint: (input: PrintInput) => void = () => undefined) {
  if (!event) throw new Error('no run')
  world.clock = Date.parse(event.scheduledTime) + 1000
  const startPrinter = () => ({
    print: async (input: PrintInput) => {
      onPrint(input)
      return { bytes: new Uint8Array([37, 80, 68, 70]), pages: 3 }
    },
    close: async () => undefined,
  })
  const { outcome } = await runReport(event, { ...portsOf(world), send: sendMail, startPrinter })
  const run = await getOccurrence(world.accountId, event.occurrenceId)
  if (!run) throw new Error('no run')
  return { outcome, run, recipients: reportRecord(run).recipients }
}

/** The headers of an email, unfolded, by their names. */
function headersOf(raw: string): Record<string, string> {
  const [head = ''] = raw.split('\r\n\r\n')
  return Object.fromEntries(
    head
      .replaceAll(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  )
}

async function latest(email: string) {
  const [sent] = await mail.to(email)
  if (!sent) throw new Error(`Nothing was sent to ${email}.`)
  const [, token = ''] = /\/recipient\/([\w-]{43})/.exec(sent.text) ?? []
  return { ...sent, token, headers: headersOf(sent.raw) }
}

const form = { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'List-Unsubscribe=One-Click' }
const click = async (token: string, given: object = form) =>
  (await callHandler(oneClick, 'POST', '/unsubscribe/{token}', { params: { token }, ...given })).status
const look = async (token: string) => (await callHandler(read, 'GET', '/report-emails/{token}', { params: { token } })).json
const choose = (token: string, body: object) => callHandler(update, 'PATCH', '/report-emails/{token}', { params: { token }, body })
async function toldOwner(): Promise<string[]> {
  const isWanted = ({ told }: { told: { notification_type: string } }) => told.notification_type === 'report_unsubscribed'
  const { alerts } = await listAlerts({ accountId: world.accountId, userId: 'owner' }, { start: 0, count: 10, isWanted, now: new Date() })
  return alerts.map(({ told }) => told.message)
}

async function everything(): Promise<Record<string, unknown>[]> {
  const { Items = [] } = await documents().send(new ScanCommand({ TableName: tableName(), ConsistentRead: true }))
  return Items.filter(({ pk }) => !String(pk).startsWith('LIMIT#'))
}

test('each email has a link of its own in the headers that mailboxes read and at its foot, and no address in it', async () => {
  const { events } = await schedule(world, [tom, ana], { at: weekly(2) })
  await deliver(events[0])
  const { headers, token, html } = await latest(tom)
  expect(headers).toMatchObject({
    'List-Unsubscribe': `<https://reports.example.com/api/unsubscribe/${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  expect(html).toContain(`href="https://reports.example.com/recipient/${token}"`)
  expect((await latest(ana)).token).not.toBe(token)
  expect(JSON.stringify(await everything())).not.toContain(token)
})

test('the button of a mailbox unsubscribes at once: the others get theirs, the ledger says why, and whoever schedules it is told once', async () => {
  const { events } = await schedule(world, [tom, ana], { at: weekly(3) })
  await deliver(events[0])
  const { token } = await latest(tom)
  expect(await Promise.all([click(token), click(token), click(token)])).toEqual([200, 200, 200])
  const { run, recipients } = await deliver(events[1])
  expect(run).toMatchObject({ state: 'GENERATED', sends: { [tom]: { status: 'skipped', held_back: { reason: 'unsubscribed' } }, [ana]: { status: 'sent' } } })
  expect(recipients[0]).toMatchObject({ status: 'skipped', sent_at: null, held_back: { since: expect.stringMatching(/^\d{4}-/) } })
  expect([(await mail.to(tom)).length, (await mail.to(ana)).length]).toEqual([1, 2])
  expect(await toldOwner()).toEqual([`${tom} unsubscribed from “Social media performance”.`])
})

test('a form in parts and JSON do the same; any other body, and opening the address, change nothing', async () => {
  const { events } = await schedule(world, [tom], { at: weekly(2) })
  await deliver(events[0])
  const { token } = await latest(tom)
  const there = await callHandler(open, 'GET', '/unsubscribe/{token}', { params: { token } })
  expect([there.status, there.headers.location]).toEqual([302, `/recipient/${token}`])
  for (const body of ['', 'a=b', 'List-Unsubscribe=Two-Clicks', 'List-Unsubscribe=One-Click&more=1'])
    expect([body, await click(token, { ...form, body })]).toEqual([body, 400])
  expect(await look(token)).toMatchObject({ email: tom, client: 'Larkmere', report: { type: 'WEEKLY', unsubscribed_at: null }, all: { unsubscribed_at: null } })
  const parts = new FormData()
  parts.set('List-Unsubscribe', 'One-Click')
  const sent = new Response(parts)
  const headers = { 'content-type': sent.headers.get('content-type') ?? '' }
  expect(await click(token, { headers, body: new Uint8Array(await sent.arrayBuffer()) })).toBe(200)
  expect(await look(token)).toMatchObject({ report: { unsubscribed_at: expect.any(String) } })
})

test('undone, the next one comes again; from all means each schedule, and whoever comes back to one has left none', async () => {
  const one = await schedule(world, [tom], { at: weekly(3) })
  const other = await schedule(world, [tom], { at: weekly(3) })
  await deliver(one.events[0])
  const { token } = await latest(tom)
  expect((await choose(token, { which: 'report', subscribed: false })).json).toMatchObject({ report: { unsubscribed_at: expect.any(String) } })
  await deliver(other.events[0])
  expect(await mail.to(tom)).toHaveLength(2)
  expect((await choose(token, { which: 'report', subscribed: true })).json).toMatchObject({ report: { unsubscribed_at: null } })
  await deliver(one.events[1])
  expect(await mail.to(tom)).toHaveLength(3)
  await choose(token, { which: 'all', subscribed: false })
  // a report that nobody wants is made all the same, and nothing failed
  expect([(await deliver(one.events[2])).run.state, (await deliver(other.events[1])).run.state]).toEqual(['GENERATED', 'GENERATED'])
  await choose((await latest(tom)).token, { which: 'report', subscribed: true })
  await deliver(other.events[2])
  expect(await mail.to(tom)).toHaveLength(4)
})

test('it holds for a year of weekly runs, after the schedule was edited, and however the address is written', async () => {
  const { events, occurrenceId } = await schedule(world, [tom, ana], { at: weekly(52) })
  const { run } = await deliver(events[0])
  await click((await latest(tom)).token)
  const made = await getSchedule(world.accountId, run.schedule_id)
  const coming = (made ? await occurrencesOf(world.accountId, made) : []).filter(({ id }) => id !== occurrenceId)
  const recipients = [{ user_id: null, email: tom.replace('tom', 'Tom'), name: 'Tom' }, ...run.recipients.slice(1)]
  expect(coming).toHaveLength(51)
  expect(
    await changeOccurrences(
      world.accountId,
      coming,
      coming.map((one) => ({ ...one, recipients })),
    ),
  ).toBe(true)
  for (const at of [1, 51]) expect((await deliver(events[at])).recipients.map(({ status }) => status)).toEqual(['skipped', 'sent'])
})

test('somebody of the team stays unsubscribed when they are named by their address instead, and after that has changed', async () => {
  const member = { id: 'mia', email: 'mia@faults.test', name: 'Mia', role: 'MANAGER', type: 'member', joined: true, groups: {} } as const
  await putUser(world.accountId, { ...member })
  const named = { user_id: 'mia', email: member.email, name: 'Mia' }
  const { events } = await schedule(world, [], { at: weekly(3), recipients: [named] })
  const { run } = await deliver(events[0])
  await click((await latest(member.email)).token)
  const [second, third] = [
    await getOccurrence(world.accountId, events[1]?.occurrenceId ?? ''),
    await getOccurrence(world.accountId, events[2]?.occurrenceId ?? ''),
  ]
  if (!second || !third) throw new Error('no runs')
  await changeOccurrences(world.accountId, [second], [{ ...second, recipients: [{ ...named, user_id: null }] }])
  expect((await deliver(events[1])).recipients).toMatchObject([{ status: 'skipped' }])
  await putUser(world.accountId, { ...member, email: 'mia@married.test' })
  expect((await deliver(events[2])).recipients).toMatchObject([{ status: 'skipped' }])
  expect(run.schedule_id).toBe(third.schedule_id)
})

test('a report that is sent once to others offers to leave all; one that somebody asks for themselves has no such link, and comes whatever they left', async () => {
  const sentOnce = { type: 'ONCE', at: weekly(1) } as const
  const [given] = (await schedule(world, [tom], sentOnce)).events
  await deliver(given)
  const { token } = await latest(tom)
  expect(await look(token)).toMatchObject({ report: null })
  await click(token)
  await deliver((await schedule(world, [tom], { at: weekly(1) })).events[0])
  expect(await mail.to(tom)).toHaveLength(1)
  const oneself = [{ user_id: 'owner', email: world.ownerEmail, name: 'Mara Okafor' }]
  await deliver((await schedule(world, [], { at: weekly(1), recipients: oneself })).events[0])
  await choose((await latest(world.ownerEmail)).token, { which: 'all', subscribed: false })
  await deliver((await schedule(world, [], { ...sentOnce, recipients: oneself })).events[0])
  const own = await mail.to(world.ownerEmail)
  expect(own).toHaveLength(2)
  expect(own[0]?.raw).not.toContain('List-Unsubscribe')
})

test('a link that is foreign, cut off, made up or too old is answered alike, and changes nothing', async () => {
  const { events } = await schedule(world, [tom], { at: weekly(2) })
  await deliver(events[0])
  const { token } = await latest(tom)
  const before = await everything()
  for (const bad of ['x', token.slice(1), `${token}A`, 'A'.repeat(43), '../../me', '%00']) {
    expect([bad, await click(bad)]).toEqual([bad, 404])
    expect((await choose(bad, { which: 'all', subscribed: false })).status).toBe(404)
  }
  expect(await everything()).toEqual(before)
})

test('a pause skips what is planned before its day and says so, for one schedule or for all', async () => {
  const { events } = await schedule(world, [tom, ana], { at: weekly(4) })
  await deliver(events[0])
  const { token } = await latest(tom)
  // the 4th is the day of the third
  const paused = await choose(token, { which: 'report', paused_until: '2026-12-04' })
  expect(paused.json).toMatchObject({ chosen: { paused_until: '2026-12-04' }, report: { next: { at: events[2]?.scheduledTime } } })
  expect((await deliver(events[1])).recipients).toMatchObject([{ status: 'skipped', held_back: { reason: 'paused', since: '2026-12-04' } }, { status: 'sent' }])
  expect((await deliver(events[2])).recipients).toMatchObject([{ status: 'sent' }, { status: 'sent' }])
  await choose(token, { which: 'all', paused_until: '2027-01-01' })
  expect((await deliver(events[3])).recipients).toMatchObject([{ status: 'skipped' }, { status: 'sent' }])
  expect((await choose(token, { which: 'all', paused_until: '2026-02-30' })).status).toBe(400)
})

test('no next date is named that will not be kept: where the schedule is paused, or the account is gone by then', async () => {
  const { events } = await schedule(world, [tom], { at: weekly(3) })
  const { run } = await deliver(events[0])
  const { token } = await latest(tom)
  const [, second, third] = events.map(({ scheduledTime }) => scheduledTime)
  const made = await getSchedule(world.accountId, run.schedule_id)
  const runs = made ? await occurrencesOf(world.accountId, made) : []
  const pause = (at: string | null) => setPaused(world.accountId, runs, runs.slice(1), at)
  expect(await pause('2026-11-21T10:00:00.000Z')).toBe(true)
  expect(await look(token)).toMatchObject({ report: { next: null, paused: true, ends_at: null } })
  expect(await pause(null)).toBe(true)

  const account = await getAccount(world.accountId)
  if (!account) throw new Error('no account')
  const endAt = (ends_at: string) => putAccount({ ...account, leaving: { asked_at: '2026-11-21T10:00:00.000Z', ends_at, by_user: 'owner', token_hash: 'ab' } })
  await endAt(third ?? '')
  expect(await look(token)).toMatchObject({ report: { next: { at: second }, paused: false, ends_at: third } })
  await endAt(second ?? '')
  expect(await look(token)).toMatchObject({ report: { next: null, paused: false, ends_at: second } })
  await putAccount(account)
  expect(await look(token)).toMatchObject({ report: { next: { at: second }, ends_at: null } })
})

test('everybody gets their own format, with one PDF for each there is, and the PDF as a link where they want that', async () => {
  const others = ['ben', 'cleo'].map((name) => `${name}@${world.accountId}.test`)
  const { events } = await schedule(world, [tom, ana, ...others], { at: weekly(2) })
  await deliver(events[0])
  for (const email of [tom, others[0] ?? ''])
    await choose((await latest(email)).token, { which: 'all', number_format: 'point', date_format: 'iso', timezone: 'Asia/Tokyo' })
  await choose((await latest(ana)).token, { which: 'report', link_only: true })
  const printed: unknown[] = []
  const { outcome, run } = await deliver(events[1], ({ formats }) => printed.push(formats))
  expect([outcome, printed]).toEqual([
    'sent',
    [
      { number: 'comma', date: 'day', week: 'monday' },
      { number: 'point', date: 'iso', week: 'monday' },
    ],
  ])
  expect(Object.keys(run.pdfs ?? {})).toEqual(['point-iso'])
  const [ofTom, ofAna, ofCleo] = await Promise.all([tom, ana, others[1] ?? ''].map(latest))
  expect([ofTom?.subject, ofCleo?.subject]).toEqual([expect.stringContaining('2026-10-23'), expect.stringContaining('23 Oct')])
  expect([ofTom, ofAna, ofCleo].map((one) => one?.raw.includes('application/pdf'))).toEqual([true, false, true])
  expect(ofAna?.text).toMatch(/api\/downloads\/[\w-]{43}/)
})

test('an address that bounced, or whose reader called it spam, is not written to, and ledger and page say why', async () => {
  const { events } = await schedule(world, [tom, ana], { at: weekly(2) })
  await deliver(events[0])
  const { token } = await latest(tom)
  const since = '2026-11-21T10:00:00.000Z'
  await suppress(tom, { reason: 'COMPLAINT', since })
  expect((await deliver(events[1])).recipients).toMatchObject([{ status: 'failed', held_back: { reason: 'COMPLAINT', since } }, { status: 'sent' }])
  expect([(await mail.to(tom)).length, (await look(token)).undeliverable]).toEqual([1, { reason: 'COMPLAINT', since }])
})
