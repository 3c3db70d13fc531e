import { expect, test } from '@jest/globals'
import { messages } from '../../../shared/messages.ts'
import { planOccurrences } from './plan.ts'

const now = new Date('2026-11-21T09:00:00.400Z')
const base = { type: 'WEEKLY', generate_at: '2026-11-23T08:30', quantity: 3, timezone: 'America/New_York', now } as const
const at = (changes: Partial<Parameters<typeof planOccurrences>[0]>) => {
  const planned = planOccurrences({ ...base, ...changes })
  return 'plan' in planned ? planned.plan : planned.problem
}
const startOf = (plan: ReturnType<typeof at>) => (typeof plan === 'string' ? plan : plan.start)

test('wall time in the zone of the report, or an instant with an offset', () => {
  const weekly = { immediate: false, at: ['2026-11-23T13:30:00.000Z', '2026-11-30T13:30:00.000Z', '2026-12-07T13:30:00.000Z'] }
  expect(at({})).toMatchObject(weekly)
  expect(at({ generate_at: '2026-11-23T13:30:00Z' })).toMatchObject(weekly)
  expect(at({ generate_at: '2026-11-23T14:30:00.000+01:00' })).toMatchObject(weekly)
})

test('the wall time stays over a change of the clock, and month ends come back', () => {
  expect(at({ generate_at: '2027-03-08T09:00', quantity: 2 })).toMatchObject({ immediate: false, at: ['2027-03-08T14:00:00.000Z', '2027-03-15T13:00:00.000Z'] })
  expect(at({ type: 'MONTHLY', generate_at: '2027-01-31T09:00', quantity: 3, timezone: 'UTC' })).toMatchObject({
    immediate: false,
    at: ['2027-01-31T09:00:00.000Z', '2027-02-28T09:00:00.000Z', '2027-03-31T09:00:00.000Z'],
  })
})

test('a first run whose time the clock skips does not move the later ones', () => {
  // America/New_York has no 02:30 on 14 March 2027, America/Santiago no midnight on 5 September 2027
  const skipped = { generate_at: '2027-03-14T02:30', quantity: 3 }
  expect(at(skipped)).toMatchObject({ immediate: false, at: ['2027-03-14T07:00:00.000Z', '2027-03-21T06:30:00.000Z', '2027-03-28T06:30:00.000Z'] })
  expect(startOf(at(skipped))).toBe('2027-03-14T02:30')
  expect(at({ ...skipped, type: 'MONTHLY' })).toMatchObject({
    immediate: false,
    at: ['2027-03-14T07:00:00.000Z', '2027-04-14T06:30:00.000Z', '2027-05-14T06:30:00.000Z'],
  })
  expect(at({ generate_at: '2027-09-05T00:00', quantity: 2, timezone: 'America/Santiago' })).toMatchObject({
    immediate: false,
    at: ['2027-09-05T04:00:00.000Z', '2027-09-12T03:00:00.000Z'],
  })
})

test('a PDF is asked for now, also by a clock that is a little late', () => {
  const soon = { immediate: true, at: ['2026-11-21T09:00:03.000Z'] }
  expect(at({ type: 'ONCE', generate_at: 'now' })).toMatchObject(soon)
  expect(at({ type: 'ONCE', generate_at: '2026-11-21T08:59:58.000Z' })).toMatchObject(soon)
  expect(at({ type: 'ONCE', generate_at: '2026-11-20T09:00:00Z' })).toBe(messages.schedule.past)
})

test.each([
  ['2026-11-21T04:00', messages.schedule.past],
  ['2026-11-21T03:59', messages.schedule.past],
  ['now', messages.schedule.badTime],
  ['2026-02-30T09:00', messages.schedule.badTime],
  ['2027-13-01T09:00', messages.schedule.badTime],
  ['2027-01-01T25:00', messages.schedule.badTime],
  ['tomorrow', messages.schedule.badTime],
  ['9999-12-31T09:00', messages.schedule.tooFar],
])('%s is refused in words', (generate_at, sentence) => {
  expect(at({ generate_at })).toBe(sentence)
})
