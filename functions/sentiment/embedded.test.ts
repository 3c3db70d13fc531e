import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { agreementOf } from '../../scripts/sentiment/agreement.ts'
import { type Label, labels } from '../../scripts/sentiment/readers.ts'
import { embedded } from './embedded.ts'
import { labelOf } from './label.ts'
import { withSentiment } from './score-texts.ts'

const classify = async (text: string, language: string | null = null) => (await embedded.classify([{ text, language }]))[0]
const scoreOf = async (text: string) => (await classify(text))?.score ?? Number.NaN

test.each([
  ['Best coffee in town, friendly people!', 'positive'],
  ['The app is not working properly, terrible.', 'negative'],
  ['Not bad at all', 'positive'],
  ['It opens at nine.', 'neutral'],
  ['I love the coffee but the staff were terrible.', 'mixed'],
  ['Amazing beans. Worst delivery ever.', 'mixed'],
  // complaints without a bad word, and with polite ones
  ['Thanks for nothing', 'negative'],
  ['Please help, my account was blocked', 'negative'],
  ['Still waiting for my refund, please answer', 'negative'],
  ['I have been on hold for two hours', 'negative'],
  ['Flight cancelled and nobody told us', 'negative'],
  ['What time do you open on Sunday?', 'neutral'],
  ['Thank you for the quick reply', 'positive'],
  // signs alone are of no language
  ['😍👍', 'positive'],
  ['😡', 'negative'],
])('%s is %s', async (text, sentiment) => {
  expect(await classify(text)).toMatchObject({ sentiment })
})

test('scores lie between -10 and 10; not turns them round, a stronger word and a sign move them', async () => {
  expect(await scoreOf('This is amazing, I love it')).toBeGreaterThan(5)
  expect(await scoreOf('This is terrible, I hate it')).toBeLessThan(-5)
  expect(await scoreOf('I do not recommend it')).toBeLessThan(await scoreOf('I recommend it'))
  expect(await scoreOf('The coffee was not good')).toBeLessThan(await scoreOf('The coffee was good'))
  expect(await scoreOf('The coffee was excellent')).toBeGreaterThan(await scoreOf('The coffee was okay'))
  expect(await scoreOf('See you tomorrow 😡')).toBeLessThan(await scoreOf('See you tomorrow 😍'))
})

test.each([
  ['', null, 'words'],
  ['!!! 5', null, 'words'],
  ['https://example.com/a-great-thing', null, 'words'],
  ['@northbound', null, 'words'],
  ['በጣም ጥሩ', null, 'language'],
  ['مقهى رائع وخدمة ممتازة', null, 'language'],
  ['サービスが最高でした', null, 'language'],
  ['Sehr guter Kaffee', 'de', 'language'],
  ['Der Kaffee war leider kalt und die Bedienung unfreundlich', null, 'language'],
  ['El servicio es muy malo y nadie contesta el teléfono', null, 'language'],
  ['Le café était froid et personne ne répond', null, 'language'],
  ['በጣም ጥሩ አገልግሎት ነው good', null, 'language'],
] as const)('"%s" (%s) is not scored, which is not neutral: %s', async (text, language, unscored) => {
  expect(await classify(text, language)).toEqual({ score: null, sentiment: null, unscored })
})

test('a text in English with some words of another language is scored; so is a very long one, in linear time', async () => {
  expect(await classify('The staff were very friendly and the Käsekuchen was delicious')).toMatchObject({ sentiment: 'positive' })
  expect(await classify('terrible service, never again. '.repeat(20_000))).toMatchObject({ sentiment: 'negative' })
  expect(await classify(`great service ${'a'.repeat(100_000)}`)).toMatchObject({ sentiment: 'positive' })
})

test('what praises strongly and blames strongly is mixed, else the likeliest counts', () => {
  const middle = { negative: 0.3, neutral: 0.4, positive: 0.3 }
  expect(labelOf(middle, [8, -8])).toBe('mixed')
  expect(labelOf(middle, [8, -7.9])).toBe('neutral')
  expect(labelOf({ negative: 0.2, neutral: 0.3, positive: 0.5 }, [1])).toBe('positive')
  expect(labelOf({ negative: 0.5, neutral: 0.3, positive: 0.2 }, [-1])).toBe('negative')
})

test('a score that is there stays with its scorer, a new one names its own', async () => {
  const [kept, made, open] = await withSentiment([
    { text: 'great', language: 'en', score: -3, sentiment: 'negative' as const },
    { text: 'great', language: 'en', score: null, sentiment: null },
    { text: 'sehr gut', language: 'de', score: null, sentiment: null },
  ])
  expect(kept).toEqual({ text: 'great', language: 'en', score: -3, sentiment: 'negative' })
  expect(made).toMatchObject({ sentiment: 'positive', scorer: 'almanac-3' })
  expect(open).toMatchObject({ score: null, scorer: 'almanac-3', unscored: 'language' })
})

/** Written for this test and labelled by hand; nothing of it was trained on. What was measured when it was written, less a margin for a change of weights. */
const floor = { macroF1: 0.6, scored: 0.97 }

test('it agrees with people on texts that it was not trained on', async () => {
  const lines = readFileSync(join(import.meta.dirname, 'held-out.txt'), 'utf8')
    .trim()
    .split('\n')
  const texts = lines.map((line) => {
    const [named, text = ''] = line.split('\t')
    const label: Label | undefined = labels.find((one) => one === named)
    if (!label) throw new Error(`No label: ${line}`)
    return { text, label }
  })
  const found = await embedded.classify(texts.map(({ text }) => ({ text, language: null })))
  const scored = texts.flatMap(({ label }, at) => {
    const one = found[at]
    return one && one.score !== null ? [{ label, found: { label: one.sentiment === 'mixed' ? ('neutral' as const) : one.sentiment, score: one.score } }] : []
  })
  const { macroF1, mean, labelMean } = agreementOf(
    scored.map(({ label }) => label),
    scored.map(({ found: one }) => one),
  )
  expect(scored.length / texts.length).toBeGreaterThanOrEqual(floor.scored)
  expect(macroF1).toBeGreaterThanOrEqual(floor.macroF1)
  expect(Math.sign(mean)).toBe(Math.sign(labelMean))
})
