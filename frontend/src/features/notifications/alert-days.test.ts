import { expect, test } from '@jest/globals'
import { byDay } from './alert-days.ts'

const at = (created_at: string) => ({ created_at })
const now = new Date('2026-11-20T08:30:00Z')

test('days are those of the zone of whoever reads, today and yesterday by these names', () => {
  const alerts = ['2026-11-20T00:10:00Z', '2026-11-19T23:50:00Z', '2026-11-18T12:00:00Z'].map(at)
  expect(byDay(alerts, 'Europe/London', now).map(({ day, alerts: of }) => [day, of.length])).toEqual([
    ['Today', 1],
    ['Yesterday', 1],
    ['Wed 18 Nov', 1],
  ])
  expect(byDay(alerts, 'Asia/Tokyo', now).map(({ day, alerts: of }) => [day, of.length])).toEqual([
    ['Today', 2],
    ['Wed 18 Nov', 1],
  ])
})
