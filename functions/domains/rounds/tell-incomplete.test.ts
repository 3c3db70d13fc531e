/** The day before a report is due, its owner is told what it lacks: the morning's round, through the real chain. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import * as v from 'valibot'
import { listAlerts } from '../../../shared/api/notifications.ts'
import { formatDate } from '../../../shared/dates/format.ts'
import { addDays } from '../../../shared/dates/index.ts'
import { adAccountSource } from '../../../shared/items/ad-accounts.ts'
import { featureIds } from '../../../shared/plans.ts'
import { callHandler } from '../../../test/builders/call.ts'
import { aProfile } from '../../../test/builders/dataset.ts'
import { someOccurrences } from '../../../test/builders/occurrences.ts'
import { startTable, type TestTable } from '../../../test/builders/stack.ts'
import { handlerOf } from '../../edge/endpoints/index.ts'
import { makeRounds } from '../../edge/jobs/make-rounds.ts'
import { realPorts, sendDue } from '../../edge/jobs/send-notifications.ts'
import { startSession } from '../../kernel/accounts/sessions.ts'
import { putAccount, putGroup, putProfile, putUser } from '../../kernel/accounts/store.ts'
import type { OutgoingMail } from '../../kernel/mail/mail.ts'
import { writeItems } from '../items/store/items.ts'
import { putListener } from '../listeners/store.ts'
import { emailSender } from '../notifications/dispatches/email.ts'
import { putSchedule } from '../schedules/store/schedules.ts'
import { writeSeries } from '../series/store/series.ts'

const account = 'agency'
const today = new Date().toISOString().slice(0, 10)
const day = (days: number) => addDays(today, days)
const morning = (days: number) => new Date(`${day(days)}T09:00:00Z`)
const known = (source: string, last: number) => ({ known: { [source]: [`${day(-90)}/${day(last)}`] } })
let table: TestTable
let session: string

beforeAll(async () => {
  process.env.ALMANAC_LIMIT_FACTOR = '1000'
  process.env.ALMANAC_ORIGIN = 'https://reports.example.com'
  table = await startTable()
  const features = Object.fromEntries(featureIds.map((feature) => [feature, true]))
  await putAccount({ id: account, name: 'Agency', timezone: 'UTC', features })
  await putGroup(account, { entity_gid: 'leith', name: 'Leith', timezone: null })
  const person = { role: 'OWNER', type: 'member', joined: true, groups: {} } as const
  for (const id of ['mara', 'other']) await putUser(account, { ...person, id, email: `${id}@x.test`, name: id })
  const profiles = {
    page: {},
    fresh: {},
    ended: { access_ends_on: day(-1) },
    talking: known('messages', -6),
    quiet: known('messages', -1),
    old: { known: { any: [`${day(-400)}/${day(-30)}`], messages: [`${day(-90)}/${day(-1)}`] } },
    ending: { access_ends_on: day(0) },
  }
  for (const [id, of] of Object.entries(profiles)) await putProfile(account, aProfile(id, 'facebook', { name: id, entity_gid: 'leith', ...of }))
  await writeSeries(account, 'page', [{ date: day(-6), values: { impressions: 1 } }])
  for (const id of ['fresh', 'ended', 'ending', 'talking', 'quiet', 'old'])
    for (const days of [-2, 5, 12, 19]) await writeSeries(account, id, [{ date: day(days), values: { impressions: 1 } }])
  await writeItems(adAccountSource, account, 'fresh', [
    {
      id: 'shop',
      profileId: 'fresh',
      network: 'facebook',
      name: 'Shop UK',
      currency: 'GBP',
      timezone: 'UTC',
      since: day(-90),
      known: [`${day(-90)}/${day(-8)}`],
    },
  ])
  await putListener(account, {
    ...{ id: 'ear', name: 'Coffee', type: 'brand', enabled: true, processed: true, entity_gids: ['leith'], timezone: null, queries: [], results: 3 },
    ...known('mentions', -20),
  })
  session = await startSession(account, 'mara', new Date())
})
afterAll(() => table.stop())

type Wanted = Parameters<typeof someOccurrences>[0]
async function schedule(title: string, wanted: Partial<Wanted>, days = 1): Promise<void> {
  const base = { title, ownerId: 'mara', flavor: 'comprehensive' as const, entities: ['leith'], now: morning(0), at: [morning(days).toISOString()] }
  const { schedule: made, occurrences } = someOccurrences({ ...base, ...wanted })
  await putSchedule(account, made, occurrences, undefined)
}
async function told(): Promise<string[]> {
  const { json } = await callHandler(handlerOf('list-alerts'), 'GET', '/alert', { session, query: { type: 'report_incomplete' } })
  return v
    .parse(listAlerts.response, json)
    .alerts.map(({ message }) => message)
    .sort()
}
const none = (name: string, last: number) => `No figures for ${name} after ${formatDate(day(last))}.`

test('its owner is told once what a report of tomorrow lacks, by what it is made of, and what becomes of it', async () => {
  await schedule('Days', { profiles: ['page'], missing_data: 'hold' })
  await schedule('Nothing', { profiles: ['fresh', 'quiet'] })
  await schedule('Ended', { profiles: ['ended'] })
  await schedule('Ending', { profiles: ['ending'] })
  await schedule('In three days', { profiles: ['page'] }, 3)
  await schedule('Inbox', { flavor: 'inbox_activity', profiles: ['talking', 'quiet', 'page', 'old'], missing_data: 'skip' })
  await schedule('Ads have days of no spend', { flavor: 'ads_performance', profiles: ['page', 'fresh'] })
  await schedule('Listener', { flavor: 'listener_performance', named: { listener_gid: 'ear' } })
  await schedule('Of somebody else', { profiles: ['page'], ownerId: 'other' })
  await schedule('Of somebody who left', { profiles: ['page'], ownerId: 'gone' })
  await Promise.all([makeRounds(morning(0)), makeRounds(morning(0))])
  const said = (await told()).map((one) => one.replace(/ for .* is due on .{3} \d.* UTC\./u, ''))
  expect(said).toEqual([
    `“Days” ${none('page on Facebook', -6)} If nothing changes, the report is on hold until you send it.`,
    `“Ended” The connection of ended on Facebook ended on ${formatDate(day(-1))}. If nothing changes, the report is sent as planned, but later ones will be missing figures.`,
    `“Ending” The connection of ending on Facebook ends on ${formatDate(day(0))}. If nothing changes, the report is sent as planned, but later ones will be missing figures.`,
    `“Inbox” ${none('talking on Facebook', -6)} If nothing changes, the report is skipped.`,
    `“Listener” ${none('Coffee', -20)} If nothing changes, the report is sent with a note about it.`,
  ])
  const sent: OutgoingMail[] = []
  const ports = { senders: { ...realPorts.senders, EMAIL: emailSender(async (mail) => sent.push(mail)) }, now: () => morning(0) }
  await sendDue(ports)
  await sendDue(ports)
  // on Mondays and on the first of a month others are due as well
  const others = /needs reconnecting|(?:Weekly|Monthly) report of/
  const mailed = sent.map(({ subject, to }) => `${to.email}: ${subject}`).filter((one) => !others.test(one))
  expect(mailed.sort()).toEqual([
    'mara@x.test: Figures are missing: Days for Leith',
    'mara@x.test: Figures are missing: Inbox for Leith',
    'mara@x.test: Figures are missing: Listener for Leith',
    'mara@x.test: Time to reconnect: Ended for Leith',
    'mara@x.test: Time to reconnect: Ending for Leith',
    'other@x.test: Figures are missing: Of somebody else for Leith',
  ])
})

test('what was mended in time is not told of, and what is due later is told of on the day before', async () => {
  const before = await told()
  await makeRounds(morning(1))
  expect(await told()).toEqual(before)
  await makeRounds(morning(2))
  expect((await told()).filter((one) => !before.includes(one))).toEqual([expect.stringContaining('“In three days” for Leith')])
  await schedule('Mended', { profiles: ['page'] }, 6)
  await writeSeries(account, 'page', [{ date: day(4), values: { impressions: 1 } }])
  await makeRounds(morning(5))
  expect((await told()).filter((one) => one.includes('Mended'))).toEqual([])
})
