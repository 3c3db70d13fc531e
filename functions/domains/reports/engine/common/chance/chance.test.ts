/** The test of a change (docs/metrics.md#chance), against the same written in Python from its description alone. */
import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { addDays } from '../../../../../../shared/dates/index.ts'
import { reviews } from '../../../../../../shared/reports/types/reviews/definition.ts'
import { aProfile, reportOf } from '../../../../../../test/builders/dataset.ts'
import { itemReportOf } from '../../../../../../test/builders/items.ts'
import { runPython } from '../../../../../../test/builders/python.ts'
import { aReview } from '../../../../../../test/builders/review.ts'
import { chanceOf, type Steps } from './chance.ts'

/** The same noise each time, between 0 and 1. */
function noise(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}
const some = noise(7)
const times = <One>(size: number, one: (nth: number) => One): One[] => Array.from({ length: size }, (_, nth) => one(nth))
const viral = (value: number) => (some() < 0.05 ? value * 20 : value)
const maybe = (value: number) => (some() < 0.1 ? null : value)
const terms = (rate: number) => {
  const den = some() < 0.2 ? 0 : Math.round(some() * 50)
  return { num: some() < 0.05 ? null : viral(Math.round(den * rate * some())), den }
}

/** Of every sort and size, some with holes, some that drift, some of ranges of other length. */
function cases(): Steps[] {
  return times(240, (nth): Steps => {
    const size = 4 + (nth % 40)
    const other = nth % 3 === 0 ? size + 3 : size
    const drift = nth % 5 === 0 ? 4 : 0
    if (nth % 4 === 0) return { of: 'level', moves: times(size, (day) => maybe(some() - 0.3 + (drift * day) / size)) }
    if (nth % 4 === 1) return { of: 'ratio', now: times(size, () => terms(0.3)), before: times(other, () => terms(0.2)) }
    const side = (many: number, mean: number) => times(many, (day) => maybe(viral(mean * (0.5 + some()) + drift * day)))
    return { of: 'values', now: side(size, 120), before: side(other, 100) }
  })
}

const inPython = async (given: readonly (Steps & { way: number })[]) => v.parse(v.array(v.nullable(v.number())), await runPython('chance.py', given))

test('240 changes of every sort have the p-values that Python gives them', async () => {
  const given = cases().map((steps, nth) => ({ ...steps, way: nth % 7 === 0 ? -1 : 1 }))
  const own = given.map((steps) => chanceOf(steps, steps.way))
  const other = await inPython(given)
  const far = own.filter((p, nth) => (p === null || other[nth] == null ? p !== other[nth] : Math.abs(p - (other[nth] ?? 0)) > 1e-8 + 1e-6 * p))
  expect(far).toEqual([])
  // neither untested all, nor all certain
  expect(own.filter((p) => p !== null && p > 0.001 && p < 0.5).length).toBeGreaterThan(40)
  expect(own).toContain(null)
})

const from = '2026-03-29'
const before = addDays(from, -28)
const four = { range: [from, addDays(from, 27)], prior: [before, addDays(from, -1)] } as const
const halves = <One>(all: readonly One[]) => ({ before: all.slice(0, 28), now: all.slice(28) })

test('the tiles of a report carry it: sums, rates and levels over days', async () => {
  const impressions = times(56, (day) => 1000 + Math.round(400 * some()) + (day < 28 ? 0 : 90))
  const reactions = times(56, () => Math.round(50 + 30 * some()))
  const followers = times(56, (day) => 5000 + day * 3 + Math.round(10 * some()))
  const values = { impressions, reactions, followers }
  const { summary } = reportOf({
    range: [...four.range],
    prior: [...four.prior],
    profiles: [{ profile: aProfile('p', 'instagram'), days: [{ from: before, values }] }],
  }).reports.crossChannel
  const keys = ['impressions', 'er_impressions', 'followers']
  const tiles = keys.map((key) => summary.find((one) => one.key === key))
  const way = (nth: number) => Math.sign(tiles[nth]?.growth ?? 0)
  const rates = reactions.map((num, day) => ({ num, den: impressions[day] ?? 0 }))
  const moves = times(28, (day) => (followers[day + 28] ?? 0) - (followers[day + 27] ?? 0))
  const expected = await inPython([
    { of: 'values', ...halves(impressions), way: way(0) },
    { of: 'ratio', ...halves(rates), way: way(1) },
    { of: 'level', moves, way: way(2) },
  ])
  tiles.forEach((tile, nth) => {
    expect(tile?.chance).toBeCloseTo(expected[nth] ?? Number.NaN, 8)
  })
})

test('and of items: the stars of reviews, day by day', async () => {
  const days = times(56, (day) => times(1 + Math.floor(4 * some()), () => 1 + Math.floor(5 * Math.min(0.99, some() + (day < 28 ? 0 : 0.4)))))
  const made = days.flatMap((stars, day) => stars.map((one, nth) => aReview(`${day}-${nth}`, `${addDays(before, day)}T1${nth}:00:00Z`, { stars: one })))
  const report = await itemReportOf({ definition: reviews, profiles: [aProfile('p', 'google')], ...four, items: { reviews: made, ratings: [] } })
  const rating = report.reports.crossChannel.summary.find(({ key }) => key === 'rating_avg')
  const rates = days.map((stars) => ({ num: stars.reduce((sum, one) => sum + one, 0), den: stars.length }))
  const [expected] = await inPython([{ of: 'ratio', ...halves(rates), way: Math.sign(rating?.growth ?? 0) }])
  expect(rating?.chance).toBeCloseTo(expected ?? Number.NaN, 8)
  expect(rating?.chance).toBeLessThan(0.05)
})

test('a day that went viral decides nothing; the same on every day does; too few days are not tested', () => {
  const quiet = times(28, (day) => 100 + (day % 5))
  const once = quiet.map((value, day) => (day === 12 ? 9000 : value))
  expect(chanceOf({ of: 'values', now: once, before: quiet }, 1)).toBeGreaterThan(0.05)
  expect(chanceOf({ of: 'values', now: quiet.map((value) => value + 5), before: quiet }, 1)).toBeLessThan(1e-6)
  expect(chanceOf({ of: 'values', now: quiet.slice(0, 4), before: quiet.slice(0, 4) }, 1)).toBeNull()
  const posts = (value: (day: number) => number) => times(28, (day) => ({ num: value(day), den: 1 }))
  expect(chanceOf({ of: 'ratio', now: posts((day) => (day === 12 ? 9000 : 100 + (day % 5))), before: posts((day) => 100 + (day % 5)) }, 1)).toBeGreaterThan(
    0.05,
  )
})
