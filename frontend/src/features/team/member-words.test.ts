import { expect, test } from '@jest/globals'
import { daysLeft } from '../../../../shared/dates/index.ts'
import { endsInWords } from './member-words.ts'

const now = new Date('2026-11-30T17:00:00.500Z')
const zone = 'Europe/London'

test('an invitation of seven days just sent expires in seven, as a trial of 14 days just begun has 14 left', () => {
  expect(endsInWords('2026-12-07T17:00:00.000Z', now, zone)).toBe('expires in 7 days')
  expect(endsInWords('2026-12-01T09:00:00.000Z', now, zone)).toBe('expires tomorrow')
  expect(endsInWords('2026-11-30T23:00:00.000Z', now, zone)).toBe('expires today')
  expect(daysLeft('2026-12-14T17:00:00.000Z', '2026-11-30', zone)).toBe(14)
})
