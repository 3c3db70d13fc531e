import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { bucketOf, buckets, pairedBuckets } from './buckets.ts'
import { addDays, dayCount, weekday } from './calendar-date.ts'
import { formatBucket } from './format.ts'

describe('buckets', () => {
  test.each([
    [1, 'day'],
    [31, 'day'],
    [32, 'week'],
    [120, 'week'],
    [121, 'month'],
  ])('%i days are cut by %s', (days, bucket) => {
    expect(bucketOf(days)).toBe(bucket)
  })

  test('weeks start on Monday and keep their cut edges', () => {
    // Thursday to Sunday, five weeks later
    const spans = buckets('2026-10-01', '2026-11-08')
    expect(spans.map(({ first, last }) => formatBucket(first, last, 'week'))).toEqual([
      '1–4 Oct',
      '5–11 Oct',
      '12–18 Oct',
      '19–25 Oct',
      '26 Oct – 1 Nov',
      '2–8 Nov',
    ])
  })

  test('months follow the calendar and keep their cut edges', () => {
    expect(buckets('2024-01-15', '2024-05-20').map(({ first, last, start, end }) => [first, last, start, end])).toEqual([
      ['2024-01-15', '2024-01-31', 0, 17],
      ['2024-02-01', '2024-02-29', 17, 46],
      ['2024-03-01', '2024-03-31', 46, 77],
      ['2024-04-01', '2024-04-30', 77, 107],
      ['2024-05-01', '2024-05-20', 107, 127],
    ])
  })

  test('together are exactly the range, without hole or overlap', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 1500 }), (start, length) => {
        const from = addDays('1990-01-01', start)
        const to = addDays(from, length)
        const spans = buckets(from, to)
        const bucket = bucketOf(dayCount(from, to))
        let next = 0
        for (const span of spans) {
          expect(span.start).toBe(next)
          expect(span.first).toBe(addDays(from, span.start))
          expect(span.last).toBe(addDays(from, span.end - 1))
          if (bucket === 'week' && span.start > 0) expect(weekday(span.first)).toBe(0)
          if (bucket === 'month' && span.start > 0) expect(span.first.slice(8)).toBe('01')
          next = span.end
        }
        expect(next).toBe(length + 1)
      }),
    )
  })

  test('the prior range is paired by day index, cut where it ends', () => {
    const spans = buckets('2026-10-01', '2026-11-08')
    const paired = pairedBuckets(spans, { from: '2026-08-01', to: '2026-08-13' })
    expect(paired.map((span) => span && [span.first, span.last])).toEqual([
      ['2026-08-01', '2026-08-04'],
      ['2026-08-05', '2026-08-11'],
      ['2026-08-12', '2026-08-13'],
      null,
      null,
      null,
    ])
  })
})
