import { expect, test } from '@jest/globals'
import { quoted } from './reading.ts'

test.each([
  ['Copycat, kiss the rat. https://t.co/vjhR6wiybl', '“Copycat, kiss the rat.”'],
  ['https://t.co/vjhR6wiybl', '“https://t.co/vjhR6wiybl”'],
  ['He said "hello"\nto all', '“He said ’hello’ to all”'],
  ['Slow pours, quiet mornings. The winter blend is back. ☕️ #winterblend', '“Slow pours, quiet mornings. The winter blend is back. ☕️…”'],
  ['Twenty-four coffees, twenty-four doors. The advent box is open, at last', '“Twenty-four coffees, twenty-four doors. The advent box is…”'],
  ['One, two, three, four, five, six, seven, eight, nine, ten, eleven', '“One, two, three, four, five, six, seven, eight, nine, ten…”'],
  ['コーヒー'.repeat(20), `“${'コーヒー'.repeat(20).slice(0, 59)}…”`],
])('%s is quoted without links and to a whole word', (text, said) => {
  expect(quoted(text)).toBe(said)
})
