import { expect, test } from '@jest/globals'
import { endedOf, endedText } from './ended-access.ts'

const said = (...all: [string, string, boolean][]) =>
  endedText(endedOf(all.map(([name, on, isOver]) => ({ name, on, isOver })))).replaceAll(/[\u2068\u2069]/g, '')

test('connections that end on one day are named together, the first to end are named, and at most three are', () => {
  expect(said()).toBe('')
  expect(said(['A', '2026-11-19', true])).toBe('The connection of A ended on 19 Nov 2026.')
  expect(said(['B', '2026-11-24', false], ['A', '2026-11-19', true], ['C', '2026-11-24', false])).toBe(
    'The connection of A ended on 19 Nov 2026. The connections of B and C end on 24 Nov 2026.',
  )
  const all = Array.from({ length: 200 }, (_, at): [string, string, boolean] => [`P${at}`, '2026-11-19', true])
  expect(said(...all)).toBe('The connections of P0, P1 and P2 ended on 19 Nov 2026. 197 more connections have ended or are about to.')
  expect(said(...all.slice(0, 4))).toContain(' One more connection has ended or is about to.')
})
