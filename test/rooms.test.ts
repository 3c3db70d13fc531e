import { expect, test } from '@jest/globals'
import { arrows, goesUp } from '../scripts/rooms/arrows.ts'

test('imports of functions go down: edge, domains, kernel, and within a floor from a later row to an earlier one', () => {
  expect(
    arrows()
      .filter(goesUp)
      .map(({ from, to }) => `${from.file} imports ${to.file}`),
  ).toEqual([])
})

const place = (floor: string, room: string) => ({ file: '', floor, room })
test.each([
  ['a domain of the kernel', place('domains', 'reports'), place('kernel', 'table'), false],
  ['the kernel of a domain', place('kernel', 'accounts'), place('domains', 'team'), true],
  ['a domain of the edge', place('domains', 'import'), place('edge', ''), true],
  ['a domain of one in an earlier row', place('domains', 'delivery'), place('domains', 'schedules'), false],
  ['a domain of one in a later row', place('domains', 'schedules'), place('domains', 'delivery'), true],
  ['a domain of one in its own row', place('domains', 'home'), place('domains', 'shares'), true],
  ['a domain of one that no row has', place('domains', 'home'), place('domains', 'hats'), true],
])('an import by %s', (_, from, to, isUp) => {
  expect(goesUp({ from, to })).toBe(isUp)
})
