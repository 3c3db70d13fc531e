import { expect, test } from '@jest/globals'
import { reportTime, timeAxisOf } from './time-axis.ts'

const cut = (from: string, to: string) => timeAxisOf(reportTime({ range: { from, to }, prior: null, zone: 'UTC', now: new Date('2027-06-01T00:00:00Z') })).cut

test.each([
  ['days are whole', '2026-11-04', '2026-11-14', []],
  // Wed 7 Oct to Sun 15 Nov: six weeks, the first from its Wednesday
  ['a first week', '2026-10-07', '2026-11-15', [0]],
  ['both weeks', '2026-10-07', '2026-11-14', [0, 5]],
  ['whole months', '2026-01-01', '2026-06-30', []],
  ['a last month', '2026-01-01', '2026-06-29', [5]],
])('buckets of which the range holds a part are told: %s', (_, from, to, expected) => expect(cut(from, to)).toEqual(expected))
