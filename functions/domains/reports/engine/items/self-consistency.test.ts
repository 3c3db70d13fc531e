import { expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import * as v from 'valibot'
import type { BlockData, BlockOf } from '../../../../../shared/blocks/index.ts'
import type { Cell } from '../../../../../shared/blocks/table/data.ts'
import { addDays } from '../../../../../shared/dates/index.ts'
import type { ItemReport } from '../../../../../shared/reports/language/items/definition.ts'
import { isOverItems } from '../../../../../shared/reports/load.ts'
import { Report, reportTabs, type TabReport } from '../../../../../shared/reports/report.ts'
import type { ReportRequest } from '../../../../../shared/reports/request.ts'
import { aProfile } from '../../../../../test/builders/dataset.ts'
import { itemReportOf } from '../../../../../test/builders/items.ts'
import { reports } from '../../../../../test/builders/reports.ts'
import { property, sizeOf } from '../../../../../test/builders/sizes.ts'
import { type Place, someItems } from '../../../../../test/builders/some-items.ts'
import { nothingElse } from '../common/subject-data.ts'
import { loadContext } from './load.ts'

const from = '2026-03-01'
const overItems = reports.filter(isOverItems).map((definition) => [definition.id, definition] as const)
/** An industry is more than one page, and its pages are not among the items: its own test has a cohort. */
const definitions = overItems.filter(([id]) => id !== 'industry_benchmark')
const fromNetworks = definitions.filter(([, definition]) => definition.open((spec) => spec.fromNetworks))
const places: readonly Place[] = [
  { id: 'g1', entity_gid: 'g', network: 'google' },
  { id: 'g2', entity_gid: 'g', network: 'google' },
  { id: 'f1', entity_gid: 'g', network: 'facebook' },
]
const profiles = places.map(({ id, network }) => aProfile(id, network, { available_from: '2020-01-01' }))
const world = fc
  .record({ days: fc.constantFrom(1, 7, 29, 45, 130), zone: fc.constantFrom('UTC', 'America/New_York', 'Asia/Kolkata') })
  .chain((given) => fc.record({ ...map(given), items: someItems(places, addDays(from, -given.days - 1), given.days * 2 + 3) }))

function map({ days, zone }: { days: number; zone: string }) {
  return { days: fc.constant(days), zone: fc.constant(zone) }
}
const rangesOf = (days: number) => ({ range: [from, addDays(from, days - 1)], prior: [addDays(from, -days), addDays(from, -1)] }) as const
const sum = (values: readonly (number | null)[]) => values.reduce<number>((total, one) => total + (one ?? 0), 0)
const tileOf = (tab: TabReport, key: string) => tab.summary.find((tile) => tile.key === key)
/** Of what only the items decide too, such as a figure per currency. */
const classOf = (tab: TabReport, passport: string | null | undefined) => tab.passports[passport ?? '']?.class
/** Its tile is left out where it has no value, or where there is none of it. */
const optionOf = (definition: ItemReport, key: string) => definition.open(({ metrics }) => metrics[key]?.optional)
const counts = (definition: ItemReport, items: Record<string, readonly unknown[]>) =>
  definition.open(async ({ load }) => {
    const seen: boolean[] = []
    await load(
      async ({ id }) => {
        seen.push((items[id] ?? []).length > 0)
        return []
      },
      requestOf(definition),
      loadContext({ ...nothingElse, profiles, entity_gids: new Set() }, { kind: 'profiles', id: null }, () => 'UTC'),
    )
    return seen.includes(true)
  })
/** The same without what is not known: days of ads that lack a figure are in no comparison (functions/edge/endpoints/reports/known-parts.test.ts). */
const whole = (items: Record<string, readonly unknown[]>) => ({
  ...items,
  'ad figures': (items['ad figures'] ?? []).map((row) => Object.fromEntries(Object.entries(row ?? {}).map(([key, value]) => [key, value ?? 0]))),
})
const requestOf = ({ id }: ItemReport): ReportRequest => ({
  type: id,
  profiles: profiles.map((profile) => profile.id),
  dateFrom: from,
  dateTo: addDays(from, 28),
  priorFrom: null,
  priorTo: null,
  timezone: 'UTC',
  template_id: null,
  labels: [],
  labelMatch: 'any',
})
const runs = property(3, 25)
const least = sizeOf(0, 25)
/** A random world may have few figures of a report, so that one round of a seed checks too few. */
const mostRounds = 4

/** Asserts in rounds until enough figures were checked. */
async function assertEnough<Values>(check: fc.IAsyncProperty<Values>, checked: () => number): Promise<void> {
  for (let round = 0; round < mostRounds && checked() <= least; round++) await fc.assert(check, { ...runs, seed: runs.seed + round })
  expect(checked()).toBeGreaterThan(least)
}

test.each(definitions)('%s: a tile, the sum of its chart and the last row of its table are one figure', async (_, definition) => {
  let checked = 0
  await assertEnough(
    fc.asyncProperty(world, async ({ days, zone, items }) => {
      const report = await itemReportOf({ definition, profiles, items, zone, ...rangesOf(days) })
      v.parse(Report, report)
      for (const tab of reportTabs(report)) for (const block of tab.report.flatMap(({ content }) => content)) checked += checkBlock(tab, block)
    }),
    () => checked,
  )
})

/** How many figures of it were held against another. */
function checkBlock(tab: TabReport, block: BlockData): number {
  if (block.kind === 'column') return checkColumns(block)
  if (block.kind === 'donut' || block.kind === 'pie') return checkShares(block)
  return block.kind === 'table' ? Object.entries(block.footer ?? {}).reduce((count, [key, cell]) => count + checkFooter(tab, block, key, cell), 0) : 0
}

function checkColumns({ values, priorTotal, total }: BlockOf<'column'>): number {
  if (!priorTotal || !total) return 0
  expect(sum(values.flatMap((one) => one.values))).toBeCloseTo(total.value ?? 0, 6)
  expect(sum(priorTotal)).toBeCloseTo(total.prior ?? 0, 6)
  return 2
}

function checkShares({ values, total }: BlockOf<'donut'> | BlockOf<'pie'>): number {
  expect(sum(values.map(({ value }) => value))).toBeCloseTo(total.value ?? 0, 6)
  if (values.length > 0) expect(sum(values.map(({ share }) => share))).toBeCloseTo(100, 6)
  return values.length
}

function checkFooter(tab: TabReport, { header, values, rowsTotal }: BlockOf<'table'>, key: string, cell: Cell): number {
  const tile = tileOf(tab, key)
  if (tile) expect(cell.value).toEqual(tile.value)
  const adds = classOf(tab, header.find((column) => column.key === key)?.passport) === 'FLOW' && values.length >= rowsTotal
  // amounts of several currencies, and results of several kinds, are not added
  const apart = cell.value === null && (cell.unit === 'money' || key === 'results')
  if (!adds || apart) return tile ? 1 : 0
  expect(sum(values.map((row) => Number(row[key]?.value ?? 0)))).toBeCloseTo(Number(cell.value ?? 0), 6)
  return 1
}

test.each(definitions)('%s: the order of profiles and of items changes nothing', async (_, definition) => {
  await fc.assert(
    fc.asyncProperty(world, async ({ days, zone, items }) => {
      const turned = Object.fromEntries(Object.entries(items).map(([source, all]) => [source, [...all].reverse()]))
      const [one, other] = await Promise.all([
        itemReportOf({ definition, profiles, items, zone, ...rangesOf(days) }),
        itemReportOf({ definition, profiles: [...profiles].reverse(), items: turned, zone, ...rangesOf(days) }),
      ])
      const tiles = (report: Report) =>
        reportTabs(report).map(({ summary }) => summary.map(({ key, value, prior }) => [key, value?.toFixed(6), prior?.toFixed(6)]))
      expect(tiles(other)).toEqual(tiles(one))
    }),
    runs,
  )
})

test.each(definitions)('%s: what flows in two adjacent ranges is what flows in both; levels are those of the end', async (_, definition) => {
  let checked = 0
  await assertEnough(
    fc.asyncProperty(world, fc.nat(), async ({ days, zone, items }, dimension) => {
      const end = addDays(from, days)
      const middle = addDays(from, dimension % days)
      const run = (first: string, last: string) => itemReportOf({ definition, profiles, items, zone, range: [first, last] })
      const [whole, early, late] = [await run(from, end), await run(from, middle), await run(addDays(middle, 1), end)]
      const { crossChannel } = whole.reports
      for (const { key, value, passport } of crossChannel.summary) {
        const rule = classOf(crossChannel, passport)
        const [before, after] = [early, late].map((report) => tileOf(report.reports.crossChannel, key)?.value ?? null)
        checked += value ? 1 : 0
        if (rule === 'FLOW') expect(sum([before ?? 0, after ?? 0])).toBeCloseTo(value ?? 0, 6)
        if (rule === 'STOCK') expect(after).toEqual(value)
        // whoever is in both is one person
        if (rule === 'UNIQUE' && value !== null) {
          expect(value).toBeLessThanOrEqual(sum([before ?? 0, after ?? 0]) + 1e-6)
        }
      }
    }),
    () => checked,
  )
})

test.each(definitions)('%s: the prior range of a report is the range of the report before', async (_, definition) => {
  let checked = 0
  await assertEnough(
    fc.asyncProperty(world, async ({ days, zone, items: found }) => {
      const items = whole(found)
      const { range, prior } = rangesOf(days)
      const [now, before] = [
        await itemReportOf({ definition, profiles, items, zone, range, prior }),
        await itemReportOf({ definition, profiles, items, zone, range: prior }),
      ]
      for (const { key, prior: then } of now.reports.crossChannel.summary) {
        const tile = tileOf(before.reports.crossChannel, key)
        const option = optionOf(definition, key)
        expect([key, tile === undefined && option !== true && option !== 'zero']).toEqual([key, false])
        expect([key, then]).toEqual([key, tile ? tile.value : option === 'zero' && then === 0 ? 0 : null])
        checked += then === null ? 0 : 1
      }
    }),
    () => checked,
  )
})

/** Found by rejection, which takes half a second: once for all reports. */
const [oneOfEach = {}] = fc.sample(
  someItems(places, from, 20, 1).filter((all) => Object.values(all).every((of) => of.length > 0)),
  { numRuns: 1, seed: 7 },
)

test.each(overItems)('%s: nothing at all says so, in every block; one item is enough', async (_, definition) => {
  const empty = await itemReportOf({ definition, profiles, items: {}, ...rangesOf(29) })
  expect(empty.no_data).toEqual(definition.empty)
  for (const tab of reportTabs(empty))
    for (const block of tab.report.flatMap(({ content }) => content)) expect(block.no_data?.message).toEqual(expect.any(String))
  const one = await itemReportOf({ definition, profiles, items: oneOfEach, ...rangesOf(29) })
  if (definition.id === 'industry_benchmark') expect(await counts(definition, oneOfEach)).toBe(false)
  else expect(one.no_data).toBeNull()
  v.parse(Report, one)
})

test.each(fromNetworks)('%s: a profile connected later never makes growth', async (_, definition) => {
  await fc.assert(
    fc.asyncProperty(world, async ({ days, zone, items }) => {
      const fresh = profiles.map((profile) => (profile.id === 'g2' ? { ...profile, available_from: from } : profile))
      const old = profiles.filter(({ id }) => id !== 'g2')
      const [all, without] = await Promise.all([
        itemReportOf({ definition, profiles: fresh, items, zone, ...rangesOf(days) }),
        itemReportOf({ definition, profiles: old, items, zone, ...rangesOf(days) }),
      ])
      for (const { key, growth, prior } of all.reports.crossChannel.summary) {
        const known = tileOf(without.reports.crossChannel, key)
        // what it alone has, such as a currency or the results of its network, has no past; of what is left out at 0, that past is 0
        const past = optionOf(definition, key) === 'zero' && prior !== null ? 0 : null
        expect([key, growth, prior]).toEqual([key, known ? known.growth : past, known ? known.prior : past])
      }
      const isShown = all.no_data === null && all.reports.tabs[0]?.networks.some(({ value }) => value === 'g2')
      if (isShown) expect(all.notes.join()).toContain('not in changes')
    }),
    runs,
  )
})
