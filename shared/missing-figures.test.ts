import { expect, test } from '@jest/globals'
import { houseFormats, inFormats } from './formats.ts'
import { missingOf, missingText } from './missing-figures.ts'

const bare = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '')
const said = (...late: [string, string | null][]) => {
  const missing = missingOf(late.map(([name, last]) => ({ name, last })))
  return missing && bare(missingText(missing))
}

test('those that end on one day are named together, and at most three are named', () => {
  expect(said()).toBeNull()
  expect(said(['A', '2026-11-19'])).toBe('No figures for A after 19 Nov 2026.')
  expect(said(['A', '2026-11-19'], ['B', '2026-11-19'])).toBe('No figures for A and B after 19 Nov 2026.')
  expect(said(['A', null], ['B', null], ['C', null])).toBe('No figures yet for A, B and C.')
  expect(said(['A', '2026-11-19'], ['B', null], ['C', '2026-11-19'], ['D', null])).toBe(
    'No figures for A and C after 19 Nov 2026; none yet for B; 1 more has gaps.',
  )
  expect(said(['A', null], ['B', null], ['C', null], ['D', null], ['E', null])).toContain('; 2 more have gaps.')
})

test('whoever reads dates another way gets the sentence in theirs', () => {
  const written = (date: 'month' | 'iso') => inFormats({ ...houseFormats, date }, () => said(['A', '2026-11-19']) ?? '')
  expect([written('month'), written('iso')]).toEqual(['No figures for A after Nov 19, 2026.', 'No figures for A after 2026-11-19.'])
})
