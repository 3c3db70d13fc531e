/** The end of the access to a profile: said with an API key, and told twice before it comes, through the real chain. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import * as v from 'valibot'
import { listAlerts } from '../../../shared/api/notifications.ts'
import { listProfileStates, updateProfile } from '../../../shared/api/profiles.ts'
import { formatDate, formatWeekday } from '../../../shared/dates/format.ts'
import { addDays } from '../../../shared/dates/index.ts'
import { callHandler } from '../../../test/builders/call.ts'
import { aProfile } from '../../../test/builders/dataset.ts'
import { startTable, type TestTable } from '../../../test/builders/stack.ts'
import { handlerOf } from '../../edge/endpoints/index.ts'
import { makeRounds } from '../../edge/jobs/make-rounds.ts'
import { realPorts, sendDue } from '../../edge/jobs/send-notifications.ts'
import { startSession } from '../../kernel/accounts/sessions.ts'
import { putAccount, putGroup, putProfile, putUser } from '../../kernel/accounts/store.ts'
import type { OutgoingMail } from '../../kernel/mail/mail.ts'
import { emailSender } from '../notifications/dispatches/email.ts'
import { newOccurrences } from '../schedules/new-occurrences.ts'
import { putSchedule } from '../schedules/store/schedules.ts'
import { writeSeries } from '../series/store/series.ts'

const account = 'agency'
const today = new Date().toISOString().slice(0, 10)
const ends = addDays(today, 30)
const at = (day: string, time = '09:00') => new Date(`${day}T${time}:00Z`)
let table: TestTable
let session: string
let token: string

beforeAll(async () => {
  process.env.ALMANAC_LIMIT_FACTOR = '1000'
  process.env.ALMANAC_BILLING = 'stripe'
  process.env.ALMANAC_ORIGIN = 'https://reports.example.com'
  table = await startTable()
  // three profiles are open, the youngest is locked
  await putAccount({ id: account, name: 'Agency', timezone: 'UTC', features: {}, plan: 'free' })
  await putGroup(account, { entity_gid: 'leith', name: 'Leith', timezone: null })
  for (const [at, id] of ['page', 'video', 'other', 'locked'].entries())
    await putProfile(account, aProfile(id, 'linkedin', { name: id, entity_gid: 'leith', connected_at: `202${at}-01-01T00:00:00Z`, access_ends_on: null }))
  await putUser(account, { id: 'u', email: 'u@x.test', name: 'U', role: 'OWNER', type: 'member', joined: true, groups: {} })
  const { schedule, occurrences } = newOccurrences({
    ...{ ownerId: 'u', title: 'Weekly', type: 'WEEKLY', flavor: 'comprehensive', timezone: 'UTC', profiles: ['page'], entities: ['leith'] },
    ...{ recipients: [], template_id: null, labels: [], label_match: 'any', range: 'last_4_weeks', dates: null, now: at(today) },
    at: [1, 8].map((days) => at(addDays(ends, days)).toISOString()),
  })
  await putSchedule(account, schedule, occurrences, undefined)
  session = await startSession(account, 'u', new Date())
  const made = await callHandler(handlerOf('create-api-key'), 'POST', '/api-keys', { session, body: { name: 'Connector', scopes: ['manage'], ends: '90' } })
  token = String(made.json.token)
})
afterAll(() => table.stop())

async function connect(id: string, access_ends_on: string | null, version: number): Promise<void> {
  const call = { params: { id }, body: { access_ends_on, version }, headers: { authorization: `Bearer ${token}` } }
  const { json } = await callHandler(handlerOf('update-profile'), 'PATCH', '/profiles/{id}', call)
  expect(v.parse(updateProfile.response, json).profile.access_ends_on).toBe(access_ends_on)
}
async function told(type: string): Promise<string[]> {
  const { json } = await callHandler(handlerOf('list-alerts'), 'GET', '/alert', { session, query: { type } })
  return v.parse(listAlerts.response, json).alerts.map(({ message }) => message)
}
const says = (id: string, day: string) => `${id} on LinkedIn needs reconnecting: access expires on ${formatDate(day)}.`

test('a week and a day before the access ends, its people are told once, unless it was connected anew or is locked by the plan', async () => {
  for (const id of ['page', 'video', 'locked']) await connect(id, ends, 0)
  const { json } = await callHandler(handlerOf('list-profile-states'), 'GET', '/profiles/states', { session })
  const left = v.parse(listProfileStates.response, json).states.map(({ id, access_left }) => `${id} ${access_left}`)
  expect(left).toEqual(['locked 30', 'other null', 'page 30', 'video 30'])
  await makeRounds(at(addDays(ends, -8)))
  expect(await told('profile_reconnect')).toEqual([])
  // two rounds at once, and those of the days between
  await Promise.all([makeRounds(at(addDays(ends, -7))), makeRounds(at(addDays(ends, -7)))])
  for (const days of [-6, -2]) await makeRounds(at(addDays(ends, days)))
  expect((await told('profile_reconnect')).sort()).toEqual([says('page', ends), says('video', ends)])
  const later = addDays(ends, 60)
  await connect('video', later, 1)
  for (const days of [-1, 0, 1]) await makeRounds(at(addDays(ends, days)))
  expect((await told('profile_reconnect')).sort()).toEqual([says('page', ends), says('page', ends), says('video', ends)])
  // its first day went by without a round
  await makeRounds(at(addDays(later, -4)))
  expect(await told('profile_reconnect')).toContain(says('video', later))
  const sent: OutgoingMail[] = []
  const ports = { senders: { ...realPorts.senders, EMAIL: emailSender(async (mail) => sent.push(mail)) }, now: () => at(addDays(later, 1)) }
  await sendDue(ports)
  await sendDue(ports)
  const mailed = sent.flatMap(({ subject, text }) => (subject.includes('needs reconnecting') ? [text.replaceAll(/\s+/g, ' ')] : []))
  expect(mailed).toHaveLength(4)
  const usedBy = (used: string) => mailed.filter((text) => text.includes(`Used by: ${used}`)).length
  expect([usedBy(`1 scheduled report; the next on ${formatWeekday(addDays(ends, 1))}, 09:00 UTC`), usedBy('no scheduled report')]).toEqual([2, 2])
  expect(mailed.every((text) => text.includes('you look after the profiles of Leith.'))).toBe(true)
})

test('nor is anybody told that a profile is stale which the plan has locked', async () => {
  const day = addDays(ends, 100)
  for (const id of ['other', 'locked']) await writeSeries(account, id, [{ date: addDays(day, -9), values: { impressions: 1 } }])
  await makeRounds(at(day))
  expect((await told('data_stale')).map((message) => message.split(' ')[0])).toEqual(['other'])
})
