import { expect, test } from '@jest/globals'
import { aProfile, reportOf } from '../../../../../test/builders/dataset.ts'

/** The p-value of the followers of four weeks, by what each day of the range adds to a level that stood still before. */
function chanceOfFollowers(moves: (day: number) => number): number | null | undefined {
  const levels = Array.from({ length: 28 }, () => 1000)
  for (let day = 0; day < 28; day++) levels.push((levels.at(-1) ?? 0) + moves(day))
  const { summary } = reportOf({
    range: ['2026-10-29', '2026-11-25'],
    prior: ['2026-10-01', '2026-10-28'],
    profiles: [{ profile: aProfile('fb', 'facebook'), days: [{ from: '2026-10-01', values: { followers: levels } }] }],
  }).reports.crossChannel
  return summary.find(({ key }) => key === 'followers')?.chance
}

test('followers that rise every day rose by more than chance; those that go up and down as much did not', () => {
  expect(chanceOfFollowers((day) => 3 + (day % 3))).toBeLessThan(0.01)
  expect(chanceOfFollowers((day) => (day % 2 === 0 ? 9 : -8))).toBeGreaterThan(0.2)
})
