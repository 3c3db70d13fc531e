import { expect, test } from '@jest/globals'
import { axisTexts, bucketText } from './dates.ts'

test.each([
  ['months of one year have none', 'month', ['2026-01-01', '2026-03-01'], ['Jan', 'Mar']],
  [
    'months of two years begin with theirs, also where January is not labelled',
    'month',
    ['2025-08-01', '2025-12-01', '2026-02-01'],
    ['Aug 2025', 'Dec', 'Feb 2026'],
  ],
  ['a year between two labels is named', 'month', ['2024-12-01', '2026-12-01'], ['Dec 2024', 'Dec 2026']],
  ['days have none', 'day', ['2025-12-31', '2026-01-01'], ['31 Dec', '1 Jan']],
  ['no label', 'month', [], []],
] as const)('on an axis %s', (_, bucket, dates, texts) => expect(axisTexts(dates, bucket)).toEqual(texts))

test('a bucket has its name in full', () => {
  expect([bucketText('2026-10-23', 'day'), bucketText('2026-10-19', 'week'), bucketText('2026-10-01', 'month')]).toEqual([
    'Fri 23 Oct',
    'Week of 19 Oct',
    'Oct 2026',
  ])
})
