import { expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import type { BlockData } from '../../../shared/blocks/index.ts'
import type { TableData } from '../../../shared/blocks/table/data.ts'
import { addDays } from '../../../shared/dates/index.ts'
import { measureIds } from '../../../shared/metrics/index.ts'
import { networkCodes } from '../../../shared/networks.ts'
import { postTypes } from '../../../shared/posts.ts'
import { isOverItems } from '../../../shared/reports/load.ts'
import { figuresShown, type Report, reportTabs, type TabReport } from '../../../shared/reports/report.ts'
import { sampleReport } from '../../../shared/reports/samples/index.ts'
import { aPost, aProfile, reportOf } from '../../../test/builders/facts.ts'
import { itemReportOf } from '../../../test/builders/items.ts'
import { reports } from '../../../test/builders/reports.ts'
import { type Place, someItems } from '../../../test/builders/some-items.ts'

const [from, to] = ['2026-03-01', '2026-03-29']
const prior = [addDays(from, -28), addDays(from, -1)] as const
const days = 57

/** Every network with every measure and every type of post; one profile came late. */
function dailyWorld(type: string): Report {
  return reportOf({
    type,
    range: [from, to],
    prior: [...prior],
    now: '2026-03-29T12:00:00Z',
    profiles: networkCodes.map((network, index) => {
      const profile = aProfile(network, network, { available_from: index === 3 ? from : '2020-01-01' })
      const line = (k: number) => Array.from({ length: days }, (_, day) => ((day * (k + 3)) % 90) + 10)
      return {
        profile,
        days: [{ from: prior[0], values: Object.fromEntries(measureIds.map((id, k) => [id, line(k)])) }],
        posts: Array.from({ length: 28 }, (_, i) =>
          aPost(`${network}-${i}`, profile, `${addDays(prior[0], i * 2)}T1${i % 10}:30:00Z`, Object.fromEntries(measureIds.map((id, k) => [id, line(k)[i]])), {
            type: postTypes[i % 7],
            labels: i % 2 ? ['spring'] : [],
            text: `Beans #coffee #${network}`,
          }),
        ),
      }
    }),
    audience: networkCodes.map((network) => ({
      profileId: network,
      date: to,
      countries: [{ code: 'GB', followers: 10 }],
      cities: [{ name: 'Leith', followers: 4 }],
      ages: [{ band: '18-24', women: 3, men: 2, other: 1 }],
    })),
  })
}

const places: readonly Place[] = [
  { id: 'g1', entity_gid: 'g', network: 'google' },
  { id: 'f1', entity_gid: 'g', network: 'facebook' },
]
const [items] = fc.sample(
  someItems(places, prior[0], days).filter((all) => Object.values(all).every((of) => of.length > 1)),
  { numRuns: 1, seed: 11 },
)

const worlds = new Map<string, Report>()
function dailyOnce(type: string): Report {
  const known = worlds.get(type) ?? dailyWorld(type)
  worlds.set(type, known)
  return known
}

function worldOf(definition: (typeof reports)[number]): Promise<Report> | Report {
  if (!isOverItems(definition)) return dailyOnce(definition.id)
  const profiles = places.map(({ id, network }) => aProfile(id, network, { available_from: id === 'f1' ? '2026-03-10' : '2020-01-01' }))
  return itemReportOf({ definition, profiles, items: items ?? {}, range: [from, to], prior })
}

const blocksOf = (tab: TabReport): BlockData[] => tab.report.flatMap(({ content }) => content)
const tables = (tab: TabReport): TableData[] => blocksOf(tab).flatMap((block) => (block.kind === 'table' ? [block] : []))
const isSentence = (text: string) => text.length > 10 && text.endsWith('.')

/** Columns whose cells are figures, whatever they are called. */
function numeric({ header, values, footer }: TableData): string[] {
  const cells = footer ? [...values, footer] : values
  return header.filter(({ key, unit }) => unit !== undefined || cells.some((row) => typeof row[key]?.value === 'number')).map(({ key }) => key)
}

function check(report: Report): void {
  for (const tab of reportTabs(report)) {
    const known = Object.keys(tab.passports)
    // none is missing, none stands there that nothing shows
    expect([...known].sort()).toEqual([...figuresShown(tab)].sort())
    expect(tab.summary.map(({ key, passport }) => [key, passport])).toEqual(tab.summary.map(({ key }) => [key, key]))
    // a table without a row has no columns of figures either
    const unnamed = blocksOf(tab).filter(({ kind, passports, no_data }) => passports.length === 0 && kind !== 'text' && !(kind === 'table' && no_data))
    expect(unnamed.map(({ kind, key }) => [kind, key])).toEqual([])
    for (const table of tables(tab)) {
      const named = table.header.filter(({ passport }) => passport !== undefined).map(({ key }) => key)
      expect(named).toEqual(numeric(table))
    }
    for (const [key, passport] of Object.entries(tab.passports)) {
      const texts = [passport.rule, passport.definition, passport.formula]
      expect([key, ...texts.filter((text) => !isSentence(text))]).toEqual([key])
      expect([key, passport.title, ...texts, passport.compared, passport.days].join()).not.toMatch(/undefined|NaN|\{\w+\}/)
    }
  }
}

test.each(reports.map((definition) => [definition.id, definition] as const))(
  '%s: every figure that a tile, a chart or a column shows has its passport, and no passport is without one',
  async (_, definition) => {
    check(await worldOf(definition))
    if (!isOverItems(definition)) check(sampleReport(definition))
  },
)

test('the figure of a passport is the figure of its tile, and its networks make it where the class lets them', () => {
  for (const tab of reportTabs(dailyOnce('comprehensive'))) {
    for (const { key, figure, note } of tab.summary) expect(tab.passports[key]).toMatchObject({ figure, note })
    for (const passport of Object.values(tab.passports)) {
      if (!passport.figure || passport.class === 'RATIO') continue
      const given = passport.networks.reduce((sum, { value }) => sum + (value ?? 0), 0)
      expect([passport.title, given]).toEqual([passport.title, expect.closeTo(passport.figure.value ?? 0, 6)])
    }
  }
})

test('parts of engagements add up to engagements', () => {
  for (const { passports } of reportTabs(dailyOnce('comprehensive'))) {
    const parts = Object.entries(passports).filter(([key]) => key.startsWith('part_'))
    for (const side of ['value', 'prior'] as const) {
      const sum = parts.reduce((all, [, { figure }]) => all + (figure?.[side] ?? 0), 0)
      expect(sum).toBeCloseTo(passports.engagements?.figure?.[side] ?? 0, 6)
    }
  }
})

test('the comparison says its days, how they pair, and what is not in it', () => {
  const { passports } = dailyOnce('comprehensive').reports.crossChannel
  expect(passports.engagements?.compared).toContain('1–28 Feb 2026, 28 days: ')
  expect(passports.engagements?.compared).toContain('Each day is compared with the same weekday: Sun 1 Mar with Sun 1 Feb')
  expect(passports.engagements?.compared).toContain('29 vs 28 days')
  expect(passports.engagements?.fetched).toContain('Figures of 28–29 Mar 2026 may still rise.')
  expect(passports.impressions?.note).toContain('Comparison excludes 1 new profile')
})

const itemReport = async (type: string) => {
  const definition = reports.find(({ id }) => id === type)
  if (!definition) throw new Error(`no ${type}`)
  return (await worldOf(definition)).reports.crossChannel
}

test('a profile that came into the range later says since when it has data, where items leave no empty days', async () => {
  const { passports } = await itemReport('reviews')
  const events = expect.stringMatching(/^Every imported review in the range counts.* Days without any are normal\.$/)
  const since = 'Profile f1 (Facebook) has data since 10 Mar 2026.'
  expect(passports.reviews_received?.coverage).toEqual({ have: 49, expected: 58, notes: [since, events] })
  // stars are of Google alone
  expect(passports.rating_avg?.coverage).toEqual({ have: 0, expected: 0, notes: [events] })
})

test('every passport says which days it covers or why days are not counted, and where its figure comes from', async () => {
  for (const definition of reports) {
    const report = await worldOf(definition)
    // an industry without peers compares nobody
    if (report.no_data) continue
    for (const { passports } of reportTabs(report)) {
      for (const [key, { coverage, networks }] of Object.entries(passports)) {
        const isGiven = networks.some(({ field }) => field !== '')
        const isCovered = coverage !== null && (coverage.expected > 0 || coverage.notes.length > 0)
        // why no network gives it stands with the networks
        expect([definition.id, key, isCovered || !isGiven, networks.length > 0]).toEqual([definition.id, key, true, true])
      }
    }
  }
})
