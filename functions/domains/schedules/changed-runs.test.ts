import { expect, test } from '@jest/globals'
import { someOccurrences } from '../../../test/builders/occurrences.ts'
import { changedRuns } from './changed-runs.ts'
import { plannedTime } from './moved-times.ts'
import { planOccurrences } from './plan.ts'
import type { Occurrence } from './records.ts'

const now = new Date('2027-03-01T09:00:00Z')

function planOf(start: string, { type, timezone }: Pick<Occurrence, 'type' | 'timezone'>) {
  const planned = planOccurrences({ type, generate_at: start, quantity: 4, timezone, now })
  if ('problem' in planned) throw new Error(planned.problem)
  return planned.plan
}
function runsFrom(start: string, order: Pick<Occurrence, 'type' | 'timezone'>) {
  return someOccurrences({ ...order, at: planOf(start, order).at, counted_from: start, now }).occurrences
}
function change(runs: readonly Occurrence[], start: string, which: 'run' | 'following' = 'following') {
  const [first] = runs
  if (!first) throw new Error('no runs')
  const order = { type: which === 'run' ? 'ONCE' : first.type, timezone: first.timezone } as const
  return changedRuns(first, which === 'run' ? [first] : runs, { which, plan: planOf(start, order), order: { timezone: first.timezone } })
}
const nuuk = { type: 'WEEKLY', timezone: 'America/Nuuk' } as const
const london = { type: 'MONTHLY', timezone: 'Europe/London' } as const

// on 27 March 2027 the clocks of Nuuk go from 23:00 to midnight
test('a run that the clock pushes over midnight was planned for the day before', () => {
  const runs = runsFrom('2027-03-20T23:30', nuuk)
  expect(runs.map(({ local_time }) => local_time)).toEqual(['2027-03-20T23:30', '2027-03-28T00:00', '2027-04-03T23:30', '2027-04-10T23:30'])
  expect(runs.map(plannedTime)).toEqual(['2027-03-20T23:30', '2027-03-27T23:30', '2027-04-03T23:30', '2027-04-10T23:30'])
})

test.each([
  ['another hour brings it back to its day', nuuk, '2027-03-20T23:30', 0, '2027-03-20T16:00', ['03-20T16:00', '03-27T16:00', '04-03T16:00', '04-10T16:00']],
  ['also when it is the first', nuuk, '2027-03-20T23:30', 1, '2027-03-27T16:00', ['03-27T16:00', '04-03T16:00', '04-10T16:00']],
  ['sent back as it is, none moves', nuuk, '2027-03-20T23:30', 1, '2027-03-27T23:30', ['03-28T00:00', '04-03T23:30', '04-10T23:30']],
  ['the day after it is another day, and the others follow', nuuk, '2027-03-20T23:30', 1, '2027-03-28T00:00', ['03-28T00:00', '04-04T00:00', '04-11T00:00']],
  [
    'a run that is planned for midnight stays there',
    nuuk,
    '2027-03-21T00:00',
    0,
    '2027-03-21T16:00',
    ['03-21T16:00', '03-28T16:00', '04-04T16:00', '04-11T16:00'],
  ],
  ['last days of months stay', london, '2027-03-31T09:00', 1, '2027-04-30T16:00', ['04-30T16:00', '05-31T16:00', '06-30T16:00']],
])('%s', (_, order, start, from, to, walls) => {
  const { after } = change(runsFrom(start, order).slice(from), to)
  expect(after.map(({ local_time }) => local_time.slice(5))).toEqual(walls)
})

test.each([
  ['the hour of all', '2027-04-30T16:00', 'following', '2027-03-31T16:00'],
  ['the day of all', '2027-04-15T09:00', 'following', '2027-04-15T09:00'],
  ['neither', '2027-04-30T09:00', 'following', '2027-03-31T09:00'],
  ['one run', '2027-04-15T16:00', 'run', '2027-03-31T09:00'],
] as const)('runs know what they are counted from after a change of %s', (_, to, which, counted) => {
  const { after } = change(runsFrom('2027-03-31T09:00', london).slice(1), to, which)
  expect(new Set(after.map(({ counted_from }) => counted_from))).toEqual(new Set([counted]))
})

test.each([
  ['another hour', '2027-04-30T16:00', [2], [2]],
  ['nothing of its time', '2027-04-30T09:00', [2], [2]],
  ['another day', '2027-04-15T09:00', [2], []],
  ['another hour, all of them changed by themselves', '2027-04-30T16:00', [0, 1, 2], []],
])('a run that was changed by itself stays marked as far as it keeps what is its own: %s', (_, to, before, marked) => {
  const runs = runsFrom('2027-03-31T09:00', london).slice(1)
  const { after } = change(
    runs.map((one, at): Occurrence => (before.includes(at) ? { ...one, alone: true } : one)),
    to,
  )
  expect(after.flatMap(({ alone }, at) => (alone ? [at] : []))).toEqual(marked)
})
