import { expect, test } from '@jest/globals'
import { axisTexts, bucketText, bucketTexts, legendRanges } from './dates.ts'

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

test('two buckets, and the two periods of a legend, have their years where these differ', () => {
  expect(bucketTexts('2026-10-23', '2026-09-25', 'day')).toEqual(['Fri 23 Oct', 'Fri 25 Sep'])
  expect(bucketTexts('2026-10-23', '2025-10-24', 'day')).toEqual(['Fri 23 Oct 2026', 'Fri 24 Oct 2025'])
  expect(bucketTexts('2026-10-19', '2025-10-20', 'week')).toEqual(['Week of 19 Oct 2026', 'Week of 20 Oct 2025'])
  const october = { dateFrom: '2026-10-01', dateTo: '2026-10-31' }
  expect(legendRanges({ ...october, priorFrom: '2026-08-31', priorTo: '2026-09-30' })).toEqual({ now: '1–31 Oct', before: '31 Aug – 30 Sep' })
  expect(legendRanges({ ...october, priorFrom: '2025-10-01', priorTo: '2025-10-31' })).toEqual({ now: '1–31 Oct 2026', before: '1–31 Oct 2025' })
  expect(legendRanges({ ...october, priorFrom: null, priorTo: null })).toEqual({ now: '1–31 Oct', before: '' })
})
