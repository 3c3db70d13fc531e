import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { delta } from './delta.ts'
import { sumDays, sumKnown } from './flow.ts'
import { weightedMean } from './mean.ts'
import { median, percentile } from './order.ts'
import { type RatioTerms, ratio, sumPairs } from './ratio.ts'
import { share, sharesTo100 } from './share.ts'
import { stockAt, stockLine } from './stock.ts'
import { averageDaily, unique, uniquePair } from './unique.ts'

const _ = Number.NaN
const days = (...values: number[]) => Float64Array.from(values)
const empty = (length: number) => new Float64Array(length).fill(_)

/** Whole numbers, so that sums are exact whatever the order; negative on some days, missing on others. */
const anyDays = fc.array(fc.option(fc.integer({ min: -1000, max: 1_000_000 }), { nil: _ }), { maxLength: 90 }).map((values) => Float64Array.from(values))

describe('FLOW', () => {
  test('missing days add nothing, negative days count, no day at all is null', () => {
    expect(sumDays(days(3, _, -5, 10))).toBe(8)
    expect(sumDays(days(_, _))).toBeNull()
    expect(sumDays(days(0, _))).toBe(0)
    expect(sumKnown([null, 4, undefined, _, 5])).toBe(9)
    expect(sumKnown([null, undefined])).toBeNull()
    expect(sumKnown([2333.24, 935.73, 560.04, 465.03])).toBe(4294.04)
    expect(sumKnown(Array(1000).fill(0.1))).toBe(100)
  })

  test('two adjacent ranges add up to the whole', () => {
    fc.assert(
      fc.property(anyDays, fc.nat(90), (values, cut) => {
        expect(sumKnown([sumDays(values, 0, cut), sumDays(values, cut)])).toBe(sumDays(values))
      }),
    )
  })
})

describe('STOCK', () => {
  test('is carried seven days, not eight', () => {
    const values = days(100, ...empty(9))
    expect(stockAt(values, 7)).toBe(100)
    expect(stockAt(values, 8)).toBeNull()
    expect([...stockLine(values, 6, 10)]).toEqual([100, 100, _, _])
  })

  test('is never carried past the last connected day', () => {
    const values = days(100, 101, _, _)
    expect(stockAt(values, 1, 1)).toBe(101)
    expect(stockAt(values, 3, 1)).toBeNull()
  })
})

describe('DELTA', () => {
  const of = (stock: Float64Array, start: number, gained = empty(stock.length), lost = empty(stock.length)) =>
    sumDays(delta({ stock, gained, lost, start, end: stock.length }).days)

  test('is the level at the end minus the level on the day before', () => {
    expect(of(days(100, 104, 103), 1)).toBe(3)
  })

  test('the end may be up to seven days old', () => {
    expect(of(days(100, 104, ...empty(7)), 1)).toBe(4)
    expect(of(days(100, 104, ...empty(8)), 1)).toBeNull()
  })

  test('a level from before the range is no measured standstill', () => {
    expect(of(days(100, _, _), 1)).toBeNull()
  })

  test('without the day before, gained minus lost of every day', () => {
    expect(of(days(_, 104, 103), 1, days(9, 5, 4), days(9, 1, 5))).toBe(3)
    // gains alone are no net: from the first level of the range then
    expect(of(days(_, 104, 103), 1, days(9, 5, 4))).toBe(-1)
    expect(of(empty(3), 1, days(9, 5, 4))).toBeNull()
  })

  test('without that, from the first level of the range', () => {
    expect(of(days(_, 37, 50, 5013), 1)).toBe(4976)
    expect(of(days(_, 37, _), 1)).toBeNull()
  })

  test('each day has its own change, over a hole from the last level known', () => {
    expect([...delta({ stock: days(100, 104, _, 103), gained: empty(4), lost: empty(4), start: 1, end: 4 }).days]).toEqual([4, _, -1])
  })

  test('of days that have gains and others that have losses too, those of both count', () => {
    expect(of(empty(3), 0, days(5, _, 4), days(1, _, _))).toBe(4)
  })

  test('says which rule it followed and whether it speaks for the whole range', () => {
    const ruleOf = (stock: Float64Array, gained = empty(4), lost = empty(4)) => {
      const { rule, known, isPartial } = delta({ stock, gained, lost, start: 1, end: 4 })
      return [rule, known, isPartial]
    }
    expect(ruleOf(days(100, _, _, 103))).toEqual(['levels', 3, false])
    expect(ruleOf(days(_, _, 100, 103), days(_, 1, 1, 1), days(_, 0, 0, 0))).toEqual(['flows', 3, false])
    expect(ruleOf(days(_, _, 100, 103), days(_, 1, 1, 1))).toEqual(['first', 1, true])
    expect(ruleOf(empty(4), days(_, 1, 1, 1), days(_, 0, _, _))).toEqual(['flows', 1, true])
    expect(ruleOf(empty(4), days(_, 1, 1, 1))).toEqual(['none', 0, false])
  })

  test('with every level known, two adjacent ranges add up to the whole', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1e6 }), { minLength: 3, maxLength: 60 }), fc.nat(), (levels, seed) => {
        const stock = Float64Array.from(levels)
        const none = empty(levels.length)
        const cut = 2 + (seed % (levels.length - 2))
        const between = (start: number, end: number) => sumDays(delta({ stock, gained: none, lost: none, start, end }).days)
        expect(sumKnown([between(1, cut), between(cut, levels.length)])).toBe(between(1, levels.length))
      }),
    )
  })
})

describe('RATIO', () => {
  test('members that lack either term are left out of both', () => {
    const members = [
      { num: 90_950, den: 1_846_200 },
      { num: 7482, den: null },
      { num: null, den: 50_000 },
    ]
    expect(ratio(members, 100)).toBeCloseTo(4.9263, 4)
  })

  test('days that lack either term are left out of both: 10 of 100 every day is 10 %, however many days of impressions are known', () => {
    const engagements = Float64Array.from({ length: 28 }, () => 10)
    const impressions = Float64Array.from({ length: 28 }, (_day, at) => (at < 7 ? 100 : _))
    expect(ratio([sumPairs(engagements, impressions, 0, 28)], 100)).toBe(10)
    expect(sumPairs(engagements, impressions, 7, 28)).toEqual({ num: null, den: null })
  })

  test('a denominator of 0 is no value', () => {
    expect(ratio([{ num: 4, den: 0 }])).toBeNull()
    expect(ratio([])).toBeNull()
  })

  test('comes from the sums, not from the average of ratios', () => {
    // 1 of 10 and 1 of 1000: 0.198 %, where the mean of both would be 5.05 %
    expect(
      ratio(
        [
          { num: 1, den: 10 },
          { num: 1, den: 1000 },
        ],
        100,
      ),
    ).toBeCloseTo(0.198, 3)
  })

  test('neither the order nor the grouping of members changes it', () => {
    const term = fc.option(fc.integer({ min: 0, max: 1e6 }), { nil: null })
    const member: fc.Arbitrary<RatioTerms> = fc.record({ num: term, den: term })
    fc.assert(
      fc.property(fc.array(member), fc.nat(20), (members, cut) => {
        const whole = ratio(members, 100)
        expect(ratio([...members].reverse(), 100)).toBe(whole)
        const both = members.filter(({ num, den }) => num !== null && den !== null)
        const group = (of: RatioTerms[]) => ({ num: sumKnown(of.map(({ num }) => num)), den: sumKnown(of.map(({ den }) => den)) })
        expect(ratio([group(both.slice(0, cut)), group(both.slice(cut))], 100)).toBe(whole)
      }),
    )
  })
})

describe('UNIQUE', () => {
  const input = (daily: Float64Array, week = empty(daily.length), days28 = empty(daily.length)) => ({ daily, week, days28, start: 0, end: daily.length })

  test('daily uniques are averaged over the days that have one', () => {
    expect(unique([input(days(100, _, 300))])).toEqual({ value: 200, window: 'average' })
    expect(unique([input(empty(3))])).toEqual({ value: null, window: 'average' })
  })

  test('exactly 7 or 28 days take the window of the last day, for one profile only', () => {
    const week = input(days(1, 2, 3, 4, 5, 6, 7), days(_, _, _, _, _, _, 20))
    expect(unique([week])).toEqual({ value: 20, window: 'exact' })
    expect(unique([week, input(empty(7))])).toEqual({ value: 4, window: 'average' })
    const month = input(new Float64Array(28).fill(10), empty(28), days(...empty(27), 90))
    expect(unique([month])).toEqual({ value: 90, window: 'exact' })
    expect(unique([input(days(1, 2, 3, 4, 5, 6), days(_, _, _, _, _, 20))])).toEqual({ value: 3.5, window: 'average' })
  })

  test('several profiles: the sum of their averages', () => {
    expect(unique([input(days(100, 300)), input(days(10, _)), input(empty(2))])).toEqual({ value: 210, window: 'average' })
  })

  test('only like is compared with like', () => {
    const now = input(days(1, 2, 3, 4, 5, 6, 7), days(_, _, _, _, _, _, 20))
    const before = input(days(2, 2, 2, 2, 2, 2, 2))
    expect(uniquePair([now], [before])).toEqual({ current: { value: 4, window: 'average' }, prior: { value: 2, window: 'average' } })
  })

  test('never adds up over days: a longer range never exceeds its best day', () => {
    fc.assert(
      fc.property(anyDays, (daily) => {
        const average = averageDaily(daily)
        const known = [...daily].filter((value) => !Number.isNaN(value))
        if (average === null) expect(known).toEqual([])
        else expect(average).toBeLessThanOrEqual(Math.max(...known) + 1e-6)
      }),
    )
  })

  test('the order of profiles changes nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1e6 }), { maxLength: 8 }), (reached) => {
        const members = reached.map((people) => input(days(people, people)))
        expect(unique([...members].reverse())).toEqual(unique(members))
      }),
    )
  })
})

describe('ORDER', () => {
  test('an even count takes the mean of the middle two; p90 lies between ranks', () => {
    expect(median([4, 1, 3, 2])).toBe(2.5)
    expect(median([9, 1, 5])).toBe(5)
    expect(percentile([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 90)).toBeCloseTo(9.1, 10)
    expect(median([])).toBeNull()
  })
})

describe('MEAN and SHARE', () => {
  test('groups weigh by their items; no items is null, not 0', () => {
    expect(
      weightedMean([
        { sum: 5, count: 1 },
        { sum: 6, count: 3 },
      ]),
    ).toBe(2.75)
    expect(weightedMean([])).toBeNull()
  })

  test('the stars of 7,290 reviews', () => {
    const counts = [1618, 375, 505, 740, 4052]
    expect(weightedMean(counts.map((count, star) => ({ sum: count * (star + 1), count })))).toBeCloseTo(3.7178, 4)
  })

  test('a share of nothing is no share', () => {
    expect(share(1, 4)).toBe(25)
    expect(share(0, 0)).toBeNull()
    expect(sharesTo100([0, 0])).toEqual([null, null])
  })

  test('rounded shares add up to exactly 100', () => {
    expect(sharesTo100([1, 1, 1])).toEqual([34, 33, 33])
    fc.assert(
      fc.property(fc.array(fc.nat(1e6), { minLength: 1, maxLength: 20 }), fc.nat(2), (parts, digits) => {
        const shares = sharesTo100(parts, digits)
        const total = shares.reduce<number>((sum, part) => sum + Math.round((part ?? 0) * 10 ** digits), 0)
        expect(total).toBe(parts.some((part) => part > 0) ? 100 * 10 ** digits : 0)
        const sum = parts.reduce((all, part) => all + part, 0)
        shares.forEach((part, index) => {
          if (part !== null) expect(Math.abs(part - ((parts[index] ?? 0) / sum) * 100)).toBeLessThanOrEqual(1 / 10 ** digits)
        })
      }),
    )
  })
})
