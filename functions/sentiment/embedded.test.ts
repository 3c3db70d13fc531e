import { expect, test } from '@jest/globals'
import { embedded } from './embedded.ts'
import { labelOf } from './label.ts'
import { withSentiment } from './score-texts.ts'

const classify = async (text: string, language: string | null = null) => (await embedded.classify([{ text, language }]))[0]

test.each([
  ['Best coffee in town, friendly people!', 'positive'],
  ['The app is not working properly, terrible.', 'negative'],
  ['Not bad at all', 'positive'],
  ['It opens at nine.', 'neutral'],
  ['I love the coffee but the staff were terrible.', 'mixed'],
  ['Amazing beans. Worst delivery ever.', 'mixed'],
  ['😍👍', 'positive'],
])('%s is %s', async (text, sentiment) => {
  expect(await classify(text)).toMatchObject({ sentiment })
})

test('scores lie between -10 and 10, with the sign of the label', async () => {
  const [good, bad] = await Promise.all([classify('amazing'), classify('I hate it')])
  expect(good?.score).toBeGreaterThan(5)
  expect(bad?.score).toBeLessThan(-5)
})

test('what the classifier cannot read has no score, which is not neutral', async () => {
  for (const [text, language] of [
    ['', null],
    ['በጣም ጥሩ', null],
    ['Sehr guter Kaffee', 'de'],
    ['!!! 5', null],
  ] as const) {
    expect(await classify(text, language)).toEqual({ score: null, sentiment: null })
  }
})

test('near nothing is neutral, strong on both sides is mixed', () => {
  expect(labelOf(0.49, [0.49])).toBe('neutral')
  expect(labelOf(-0.5, [-0.5])).toBe('negative')
  expect(labelOf(0, [3, -3])).toBe('mixed')
  expect(labelOf(1, [3, -2.9])).toBe('positive')
})

test('a score that is there stays', async () => {
  const [kept, made] = await withSentiment([
    { text: 'great', language: 'en', score: -3, sentiment: 'negative' as const },
    { text: 'great', language: 'en', score: null, sentiment: null },
  ])
  expect(kept).toMatchObject({ score: -3, sentiment: 'negative' })
  expect(made).toMatchObject({ sentiment: 'positive' })
})
