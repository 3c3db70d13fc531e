/** A count in a text has separators between thousands: a number becomes text through a formatter, or is among those that are plain. */
import { expect, test } from '@jest/globals'
import { figureMessages } from '../shared/figure-messages.ts'
import { formatCount } from '../shared/format-count.ts'
import { inFormats } from '../shared/formats.ts'
import { numberTexts } from './builders/number-texts.ts'
import { plainNumbers } from './builders/plain-numbers.ts'

const sources = ['shared', 'functions', 'frontend/src', 'scripts/import.ts', 'scripts/templates.ts', 'scripts/templates', 'scripts/deploy.ts', 'scripts/deploy']

test('no text has a number without separators between thousands, but for those that are plain', () => {
  const found = [...new Set(numberTexts(sources).map(({ file, expression }) => `${file}: ${expression}`))]
  expect(found.toSorted()).toEqual(plainNumbers.toSorted())
})

test('counts are written in the digits of whoever reads', () => {
  const said = () => figureMessages.report.basedOn('posts', { some: 1234, all: 12_345 }, null) ?? ''
  expect(said()).toBe('Based on 1,234 of 12,345 posts.')
  expect(inFormats({ number: 'point', date: 'day', week: 'monday' }, said)).toBe('Based on 1.234 of 12.345 posts.')
  expect(formatCount(999)).toBe('999')
})
