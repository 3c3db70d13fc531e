import { expect, test } from '@jest/globals'
import { scorerQuality } from '../../../items/scorer-quality.ts'
import type { ScorerId, UnscoredReason } from '../../../items/scorers.ts'
import { methodOf, notScored } from './method.ts'

const noun = { one: 'message', many: 'messages' }
const scored = (scorer?: ScorerId) => ({ score: 3, sentiment: 'positive' as const, scorer })
const open = (unscored?: UnscoredReason) => ({ score: null, sentiment: null, unscored })
const times = <One>(count: number, one: One) => Array.from({ length: count }, () => one)

test('how many are not scored, and why', () => {
  expect(notScored(times(80, scored()), noun)).toBeNull()
  expect(notScored([...times(68, scored()), ...times(12, open('language'))], noun)).toBe(
    '12 of 80 messages are not scored: their language is not supported yet.',
  )
  expect(notScored([scored(), open('words')], noun)).toBe('1 of 2 messages is not scored: it has no words.')
  // left without a score before the reason was kept
  expect(notScored([open()], noun)).toBe('1 of 1 message is not scored: it has no words, or its language is not supported yet.')
})

test('whose scores they are: ours with how well it does, a service, an earlier one, or several', () => {
  const agreement = scorerQuality.map((set) => Math.round(set.agreement))
  const ours = `in ${Math.min(...agreement)} to ${Math.max(...agreement)}% of the texts.`
  expect(methodOf([scored('almanac-4')])).toContain(ours)
  for (const id of ['almanac-3', 'almanac-2'] as const)
    expect(methodOf([scored(id)])).toBe('Scored by an earlier version of the built-in classifier. Import the texts again to rescore them.')
  expect(methodOf([open('language')])).toContain(ours)
  expect(methodOf([scored('comprehend')])).toMatch(/^Scored by Amazon Comprehend\./)
  expect(methodOf([scored()])).toMatch(/^Scored by an earlier version .* Import the texts again/)
  expect(methodOf([...times(3, scored('almanac-4')), scored()])).toContain('3 by the built-in classifier, 1 by an earlier version of it')
  expect(methodOf([...times(3, scored('almanac-4')), scored('almanac-2')])).toContain(
    '3 by the built-in classifier, 1 by an earlier version of the built-in classifier. Import the texts again',
  )
  expect(methodOf([scored('almanac-3'), scored('almanac-2')])).toBe(
    'Scored by an earlier version of the built-in classifier. Import the texts again to rescore them.',
  )
})
