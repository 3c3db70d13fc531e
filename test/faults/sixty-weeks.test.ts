/**
 * A schedule that goes on for more than a year, in the whole stack, with its clock put forward a minute at a time round each send. When
 * each is due is calculated here by the rule of the European Union for summer time, and not by the zones that the product asks.
 * ALMANAC_FAULT_WEEKS says how many weeks it is followed.
 */
import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { watch } from '../../functions/edge/jobs/watchdog.ts'
import { listScheduledReports } from '../../shared/api/schedules.ts'
import { advance, mailsTo, order, owner, profile, startDeliveries } from '../render/delivery-ways.ts'

const weeks = Number(process.env.ALMANAC_FAULT_WEEKS ?? 5)
const [minute, day] = [60_000, 86_400_000]
const reader = 'reader@sixty.test'
/** a Monday, three weeks before summer time begins */
const first = Date.UTC(2031, 2, 10)

startDeliveries()

/** One o'clock UTC of the last Sunday of a month. */
function lastSunday(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0))
  return last.getTime() - last.getUTCDay() * day + 60 * minute
}

/** The instant of a wall time in London, in minutes after midnight of a day. */
function inLondon(date: number, minutes: number): number {
  const year = new Date(date).getUTCFullYear()
  const instant = date + minutes * minute
  return instant >= lastSunday(year, 2) && instant < lastSunday(year, 9) ? instant - 60 * minute : instant
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** "10 Dec 2029 – 7 Jan 2030", "3 Mar – 31 Mar 2031" */
function dates(from: number, to: number): string {
  const [start, end] = [new Date(from), new Date(to)]
  const [oneYear, oneMonth] = [start.getUTCFullYear() === end.getUTCFullYear(), start.getUTCMonth() === end.getUTCMonth()]
  const said = (date: Date) => `${date.getUTCDate()} ${months[date.getUTCMonth()]}`
  if (oneYear && oneMonth) return `${start.getUTCDate()}–${said(end)} ${end.getUTCFullYear()}`
  return `${said(start)}${oneYear ? '' : ` ${start.getUTCFullYear()}`} – ${said(end)} ${end.getUTCFullYear()}`
}

async function coming() {
  const { body } = await owner('GET', '/reports/scheduled?state=SCHEDULED')
  return v.parse(listScheduledReports.response, body).records.filter(({ recipients }) => recipients.some(({ email }) => email === reader))
}

test(`${weeks} weekly sends over the changes of the clock, moved in their middle: each is mailed once, at its minute, with its dates`, async () => {
  await order(owner, { generate_at: '2031-03-10T09:00', until_stopped: true, quantity: 1, recipient_emails: reader })
  const sends = Array.from({ length: weeks }, (_, week) => ({ date: first + week * 7 * day, minutes: week < weeks / 2 ? 540 : 615 }))
  for (const [week, { date, minutes }] of sends.entries()) {
    if (minutes !== (sends[week - 1]?.minutes ?? minutes)) {
      const next = (await coming()).sort((one, other) => one.run - other.run)[0]
      const changed = { generate_at: `${new Date(date).toISOString().slice(0, 10)}T10:15`, which: 'following', recipient_emails: reader }
      const of = { flavor: 'comprehensive', type: 'WEEKLY', timezone: 'Europe/London', profiles: [profile] }
      expect((await owner('PATCH', `/reports/scheduled/${next?._id}`, { ...of, ...changed })).status).toBe(200)
    }
    const due = inLondon(date, minutes)
    for (const [at, mails] of [
      [due - minute, week],
      [due + minute, week + 1],
    ] as const) {
      await advance(new Date(at).toISOString())
      expect([new Date(at).toISOString(), (await mailsTo(reader)).length]).toEqual([new Date(at).toISOString(), mails])
    }
    // which writes the run after the last one
    await watch(new Date(due + minute))
  }
  await advance(new Date(first + (weeks * 7 - 1) * day).toISOString())
  expect((await mailsTo(reader)).map(({ subject }) => subject.replace(/^.*\(LinkedIn\), /, ''))).toEqual(sends.map(({ date }) => dates(date - 28 * day, date)))
}, 3_600_000)
