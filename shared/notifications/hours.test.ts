import { expect, test } from '@jest/globals'
import { firstHours, nextDigest, quietUntil } from './hours.ts'

const quiet = (from: string, to: string) => ({ ...firstHours, quiet: { from, to } })
const until = (from: string, to: string, zone: string, now: string) => quietUntil(quiet(from, to), zone, new Date(now))?.toISOString().slice(0, 16) ?? null

test.each([
  ['before they begin', '22:00', '07:00', 'Europe/London', '2026-11-25T21:59Z', null],
  ['as they begin', '22:00', '07:00', 'Europe/London', '2026-11-25T22:00Z', '2026-11-26T07:00'],
  ['after midnight', '22:00', '07:00', 'Europe/London', '2026-11-26T06:59Z', '2026-11-26T07:00'],
  ['as they end', '22:00', '07:00', 'Europe/London', '2026-11-26T07:00Z', null],
  ['within a day', '12:00', '13:30', 'Asia/Kolkata', '2026-11-26T07:00Z', '2026-11-26T08:00'],
  ['where it is another day', '22:00', '07:00', 'Pacific/Kiritimati', '2026-11-26T09:00Z', '2026-11-26T17:00'],
  ['over a night that is an hour shorter', '22:00', '07:00', 'Europe/London', '2026-03-28T23:00Z', '2026-03-29T06:00'],
  ['over a night that is an hour longer', '22:00', '07:00', 'Europe/London', '2026-10-24T22:00Z', '2026-10-25T07:00'],
  ['that end in an hour that the clock skips', '22:00', '01:30', 'Europe/London', '2026-03-28T23:00Z', '2026-03-29T01:00'],
  ['in an hour that comes twice, the first time', '01:00', '01:30', 'Europe/London', '2026-10-25T00:10Z', '2026-10-25T00:30'],
  ['in an hour that comes twice, the second time', '01:00', '01:30', 'Europe/London', '2026-10-25T01:10Z', '2026-10-25T01:30'],
])('quiet hours, %s', (_, from, to, zone, now, end) => {
  expect(until(from, to, zone, now)).toBe(end)
})

test('quiet hours end on the wall clock of every zone, whenever it is, and never in the past', () => {
  const zones = ['Europe/London', 'America/New_York', 'America/St_Johns', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Africa/Cairo', 'America/Santiago']
  let checked = 0
  const wrong: string[] = []
  for (const zone of zones) {
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' })
    for (let at = Date.parse('2026-01-01T00:00Z'); at < Date.parse('2027-01-01T00:00Z'); at += 173 * 60_000) {
      const now = new Date(at)
      const end = quietUntil(quiet('22:30', '06:15'), zone, now)
      if (!end) continue
      checked += 1
      const waits = end.getTime() - at
      const isRight = waits > 0 && waits <= 8.75 * 3_600_000 && clock.format(end) === '06:15' && quietUntil(quiet('22:30', '06:15'), zone, end) === null
      if (!isRight) wrong.push(`${zone} ${now.toISOString()} ${end.toISOString()}`)
    }
  }
  expect(wrong).toEqual([])
  expect(checked).toBeGreaterThan(5000)
})

const digest = (hours: object, zone: string, now: string) =>
  nextDigest({ ...firstHours, ...hours }, zone, new Date(now))
    ?.toISOString()
    .slice(0, 16)

test.each([
  ['today', { digest: 'daily' }, 'Europe/London', '2026-11-25T08:59Z', '2026-11-25T09:00'],
  ['tomorrow, when it is that very minute', { digest: 'daily' }, 'Europe/London', '2026-11-25T09:00Z', '2026-11-26T09:00'],
  ['on summer time', { digest: 'daily' }, 'Europe/London', '2026-03-28T10:00Z', '2026-03-29T08:00'],
  ['at the first minute after one that is skipped', { digest: 'daily', digest_at: '01:30' }, 'Europe/London', '2026-03-28T10:00Z', '2026-03-29T01:00'],
  ['once on the day whose time comes twice', { digest: 'daily', digest_at: '01:30' }, 'Europe/London', '2026-10-25T00:31Z', '2026-10-26T01:30'],
  ['on its weekday', { digest: 'weekly', digest_day: 4 }, 'Europe/London', '2026-11-25T10:00Z', '2026-11-27T09:00'],
  ['a week later when it was today', { digest: 'weekly', digest_day: 2 }, 'Europe/London', '2026-11-25T10:00Z', '2026-12-02T09:00'],
  ['on the day of the reader', { digest: 'weekly', digest_day: 3 }, 'Pacific/Auckland', '2026-11-25T12:00Z', '2026-11-25T20:00'],
])('a digest goes out %s', (_, hours, zone, now, at) => {
  expect(digest(hours, zone, now)).toBe(at)
})

test('who wants no digest has none', () => {
  expect(digest({}, 'UTC', '2026-11-25T10:00Z')).toBeUndefined()
})
