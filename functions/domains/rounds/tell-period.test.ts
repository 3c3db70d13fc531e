/** The weekly and the monthly report by email: when, to whom, and with which figures. */
import { beforeAll, expect, test } from '@jest/globals'
import { formatWeekday } from '../../../shared/dates/format.ts'
import { addDays } from '../../../shared/dates/index.ts'
import { aProfile } from '../../../test/builders/dataset.ts'
import { startTenants } from '../../../test/builders/running-tenants.ts'
import { accounts, userOf } from '../../../test/builders/tenants.ts'
import { makeRounds } from '../../edge/jobs/make-rounds.ts'
import { realPorts, sendDue } from '../../edge/jobs/send-notifications.ts'
import { putGroup, putProfile } from '../../kernel/accounts/store.ts'
import type { OutgoingMail } from '../../kernel/mail/mail.ts'
import { emailSender } from '../notifications/dispatches/email.ts'
import { newOccurrences } from '../schedules/new-occurrences.ts'
import { putSchedule } from '../schedules/store/schedules.ts'
import { writeSeries } from '../series/store/series.ts'
import { duePeriods } from './tell-period.ts'

const account = 'acct-zebra'
const [group, hidden]: readonly string[] = accounts[account]
startTenants({ unlimited: true })

const due = (day: string, last: string | null) =>
  duePeriods(day, last).map(({ definition, range, prior }) => [definition.id, range.from, range.to, prior.from, prior.to])

test('a week is due on its Monday and a month on its first day, also when that day was missed, and once', () => {
  const week = ['report_notification_weekly', '2026-11-16', '2026-11-22', '2026-11-09', '2026-11-15']
  expect(due('2026-11-23', '2026-11-22')).toEqual([week])
  expect(due('2026-11-25', '2026-11-21')).toEqual([week])
  expect(due('2026-11-24', '2026-11-23')).toEqual([])
  expect(due('2026-12-01', '2026-11-30')).toEqual([['report_notification_monthly', '2026-11-01', '2026-11-30', '2026-10-01', '2026-10-31']])
  expect(due('2027-01-01', '2026-12-31')).toEqual([['report_notification_monthly', '2026-12-01', '2026-12-31', '2026-11-01', '2026-11-30']])
  expect(due('2027-03-01', '2027-02-28')).toHaveLength(2)
  // nobody is mailed of a time before their account had rounds
  expect(due('2026-11-25', null)).toEqual([])
  expect(due('2026-11-23', null)).toEqual([week])
})

/** A Monday that is far enough for both weeks before it to be still to come: nobody else has figures there. */
const today = new Date().toISOString().slice(0, 10)
const monday = addDays(today, 21 - ((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7))
const at = (day: string, time: string) => new Date(`${day}T${time}Z`)

beforeAll(async () => {
  // letters that turn the text around them are left out, and stop no round
  await putGroup(account, { entity_gid: group ?? '', name: 'Striped\u202e group', timezone: null })
  const days = Array.from({ length: 21 }, (_, back) => addDays(monday, back - 21))
  for (const [id, gid, each] of [
    ['prof-seen', group, 100],
    ['prof-unseen', hidden, 7],
  ] as const) {
    await putProfile(account, aProfile(id, 'facebook', { entity_gid: gid ?? '', available_from: '2026-01-01' }))
    await writeSeries(
      account,
      id,
      days.map((date) => ({ date, values: { impressions: date < addDays(monday, -7) ? each : each * 2 } })),
    )
  }
  const { schedule, occurrences } = newOccurrences({
    ...{
      ownerId: userOf('manager'),
      title: 'Mine',
      type: 'WEEKLY',
      flavor: 'comprehensive',
      timezone: 'UTC',
      profiles: ['prof-seen'],
      entities: [group ?? ''],
    },
    ...{ recipients: ['a@x.test', 'b@x.test'].map((email) => ({ user_id: null, email, name: null })), template_id: null, labels: [], label_match: 'any' },
    ...{ range: 'last_4_weeks', dates: null, now: at(today, '00:00'), at: [-3, -2, 2].map((day) => `${addDays(monday, day)}T09:00:00.000Z`) },
  })
  const sends = { 'a@x.test': { status: 'sent', at: monday, tries: 1 }, 'b@x.test': { status: 'failed', at: monday, tries: 1 } } as const
  const [one, two, coming] = occurrences
  if (one && two && coming)
    await putSchedule(account, schedule, [{ ...one, state: 'GENERATED', sends }, { ...two, state: 'FAILED', reason: 'It is too large.' }, coming], undefined)
})

test('on Monday each person is mailed once of their groups and of their own reports, and of nothing that they do not see', async () => {
  const sent: OutgoingMail[] = []
  const now = at(monday, '10:00')
  await makeRounds(now)
  await makeRounds(at(monday, '11:00'))
  const ports = { senders: { ...realPorts.senders, EMAIL: emailSender(async (mail) => sent.push(mail)) }, now: () => at(monday, '12:00') }
  await sendDue(ports)
  await sendDue(ports)
  const weekly = sent.filter(({ subject }) => subject.startsWith('Weekly report of Account acct-zebra'))
  const to = (role: Parameters<typeof userOf>[0]) => weekly.filter((mail) => mail.to.email === `${userOf(role)}@x.test`)
  expect([to('owner').length, to('manager').length, to('readonly').length, to('advocate').length]).toEqual([1, 1, 1, 0])
  const mine = to('manager')[0]?.text.replaceAll(/\s+/g, ' ') ?? ''
  expect(mine).toContain('1 of 2 emails of your reports arrived, 1 report failed.')
  // what failed comes first, each with its way there
  const run = (day: number, became: string) => `- ${formatWeekday(addDays(monday, day))}, Striped group, ${became} https://reports.example.com/reports?run=`
  const listed = [run(-2, 'Failed: Mine. It is too large.'), run(-3, '1 of 2: Mine. 1 email did not arrive.'), run(2, '09:00: Mine')]
  const places = listed.map((line) => mine.indexOf(line))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  const ownersText = to('owner')[0]?.text.replaceAll(/\s+/g, ' ') ?? ''
  expect(ownersText).not.toContain('Mine')
  // the Sunday may still change, so the change is of the six days before it
  expect(ownersText).toContain('Impressions 1,400: +100.0%, 1,200 from 600 (6 of 7 days)')
  expect(ownersText).toContain('Impressions 98: +100.0%, 84 from 42 (6 of 7 days)')
  expect(to('readonly')[0]?.text).toMatch(/Impressions 1,400/)
  expect(to('readonly')[0]?.text).not.toMatch(/Impressions 98/)
})
