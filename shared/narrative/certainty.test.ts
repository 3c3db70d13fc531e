import { expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { aProfile, reportOf, type World } from '../../test/builders/dataset.ts'
import { itemReportOf } from '../../test/builders/items.ts'
import { reports } from '../../test/builders/reports.ts'
import { aReview } from '../../test/builders/review.ts'
import { property, sizeOf } from '../../test/builders/sizes.ts'
import { someDays } from '../../test/builders/some-days.ts'
import { type Place, someItems } from '../../test/builders/some-items.ts'
import { growthDirection } from '../format.ts'
import { isOverItems } from '../reports/load.ts'
import type { Report, Tile } from '../reports/report.ts'
import { reviews } from '../reports/types/reviews/definition.ts'
import { checkDraft } from './check.ts'
import { polarityShown } from './evidence.ts'
import { summarise } from './index.ts'
import { draftOf } from './summarise.ts'

const google = aProfile('shop', 'google', { available_from: '2025-01-01' })
const review = (day: string, nth: number, stars: number, answered: boolean) =>
  aReview(`${day}-${nth}`, `2026-03-${day}T1${nth}:00:00Z`, {
    profileId: 'shop',
    stars,
    reply: answered ? { text: 'Thanks', at: `2026-03-${day}T2${nth % 4}:00:00Z` } : null,
  })
/** Of `before` and `now` reviews the first so many are answered; all have five stars. */
const ofReviews = ([before, answeredBefore]: [number, number], [now, answered]: [number, number]) =>
  itemReportOf({
    definition: reviews,
    profiles: [google],
    items: {
      reviews: [
        ...Array.from({ length: before }, (_, i) => review(`0${1 + (i % 7)}`, i % 10, 5, i < answeredBefore)),
        ...Array.from({ length: now }, (_, i) => review(`${8 + (i % 7)}`.padStart(2, '0'), i % 10, 5, i < answered)),
      ].map((one, index) => ({ ...one, id: `${index}` })),
      ratings: [],
    },
    range: ['2026-03-08', '2026-03-14'],
    prior: ['2026-03-01', '2026-03-07'],
  })
const lead = (report: Report) => summarise(report).summary.summary

test('of three reviews no trend is told, whatever the percentage: how few there are comes first', async () => {
  // one of three, then two of three
  expect(lead(await ofReviews([3, 1], [3, 2]))).toMatch(/^Reviews received came to only 3, the same as in the prior period: too few to show a trend\./)
  expect(lead(await ofReviews([2, 1], [6, 4]))).not.toMatch(/rose|fell|300|200/)
})

test('the same rates of many reviews are news, in both figures rather than a percentage of percent', async () => {
  expect(lead(await ofReviews([60, 20], [60, 40]))).toMatch(/^Response rate rose from 33.33% to 66.67%\./)
  // 20 of 60 and 22 of 60 are the same rate but for chance
  expect(lead(await ofReviews([60, 20], [60, 22]))).toMatch(
    /^Reviews received came to 60, the same as in the prior period; no change stands out from normal variation\./,
  )
})

/** Tiles that moved, by whether their change may be good or bad news. */
const coloured = ({ reports: { crossChannel } }: Report) =>
  crossChannel.summary.flatMap((tile) =>
    growthDirection(tile.figure.growth, tile.unit) === 'flat' || tile.polarity === 'neutral'
      ? []
      : [[tile.key, polarityShown(crossChannel, tile) !== 'neutral']],
  )

test('a tile of too little data for a trend is neither good nor bad news; one that is told as a change may be', async () => {
  const few = await ofReviews([3, 1], [3, 2])
  expect(
    draftOf(few)
      .summary.concat(draftOf(few).highlights)
      .map(({ text }) => text)
      .join(' '),
  ).toContain('too little data for a trend')
  expect(coloured(few).length).toBeGreaterThan(0)
  expect(coloured(few).filter(([, isColoured]) => isColoured)).toEqual([])
  expect(coloured(await ofReviews([60, 20], [60, 40]))).toContainEqual(['review_response_rate', true])
})

function passesItsCheck(report: Report): void {
  const draft = draftOf(report)
  expect(checkDraft(report, draft)).toEqual(draft)
}

const places: readonly Place[] = [
  { id: 'g1', entity_gid: 'g', network: 'google' },
  { id: 'g2', entity_gid: 'g', network: 'google' },
  { id: 'f1', entity_gid: 'g', network: 'facebook' },
]
// one of them is too new to compare, and all have a figure in their name
const profiles = places.map(({ id, network }) => aProfile(id, network, { available_from: id === 'g2' ? '2026-02-20' : '2020-01-01' }))

test.each(reports.filter(isOverItems).map((definition) => [definition.id, definition] as const))(
  'property: every sentence about %s passes the check of whoever writes',
  async (_, definition) => {
    const world = { definition, profiles, range: ['2026-03-01', '2026-03-28'], prior: ['2026-02-01', '2026-02-28'], queries: ['Northbound', 'Rival'] } as const
    await fc.assert(
      fc.asyncProperty(someItems(places, '2026-02-01', 56, 200), async (items) => passesItsCheck(await itemReportOf({ ...world, items }))),
      property(1, 6),
    )
  },
)

/** What a percentage of this tile must rest on, by the definition of its metric. */
function restsOn(tiles: readonly Tile[], { key, prior, unit }: Tile): number {
  if (unit === 'count' || unit === 'change') return Math.abs(prior ?? 0)
  const counted = tiles.find((one) => one.key === (key === 'er_impressions' ? 'engagements' : 'posts_published'))
  return counted ? Math.min(counted.prior ?? 0, counted.value ?? 0) : Number.POSITIVE_INFINITY
}

const small = someDays({ from: '2026-03-01', gaps: true, available: ['2020-01-01'] }).chain((world) =>
  fc.constantFrom(1, 0.01, 0.001).map((scale): World => {
    const scaled = (values: readonly (number | null)[]) => values.map((value) => value && Math.round(value * scale))
    return {
      ...world,
      profiles: world.profiles.map((one) => ({
        ...one,
        days: one.days?.map(({ from, values }) => ({ from, values: Object.fromEntries(Object.entries(values).map(([id, days]) => [id, scaled(days)])) })),
      })),
    }
  }),
)

test('property: no change is told whose base is below the floor; the order of profiles says nothing; no sentence comes twice', async () => {
  let checked = 0
  await fc.assert(
    fc.property(small, (world) => {
      const report = reportOf(world)
      const { summary, conclusions, recommendations } = summarise(report)
      const { cited } = summary
      passesItsCheck(report)
      const changes = [...cited.summary, ...cited.highlights].filter(({ text }) => /\b(?:rose|fell|went)\b/.test(text) && !text.includes('too little data'))
      for (const { tab, block, figures } of changes.flatMap(({ cites }) => cites)) {
        if (!figures.some(({ field }) => field === 'growth' || field === 'prior')) continue
        const tiles = [report.reports.crossChannel, ...report.reports.networks].find(({ code }) => code === tab)?.summary ?? []
        const tile = tiles.find(({ key }) => key === block)
        expect(tile && restsOn(tiles, tile)).toBeGreaterThanOrEqual(10)
        checked += 1
      }
      const said = [...cited.summary, ...cited.highlights].map(({ text }) => text).concat([...conclusions, ...recommendations].map((one) => one.description))
      expect(new Set(said).size).toBe(said.length)
      expect(summarise(reportOf({ ...world, profiles: world.profiles.toReversed() }))).toEqual({ summary, conclusions, recommendations })
    }),
    property(10, 80),
  )
  expect(checked).toBeGreaterThan(sizeOf(0, 25))
})
