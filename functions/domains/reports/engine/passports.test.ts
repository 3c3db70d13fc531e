import { expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import type { TableData } from '../../../../shared/blocks/table/data.ts'
import { addDays } from '../../../../shared/dates/index.ts'
import { measureIds } from '../../../../shared/metrics/index.ts'
import { networkCodes } from '../../../../shared/networks.ts'
import { postTypes } from '../../../../shared/posts.ts'
import { isOverItems } from '../../../../shared/reports/load.ts'
import { figuresShown, type Report, reportTabs, type TabReport } from '../../../../shared/reports/report.ts'
import { sampleReport } from '../../../../shared/reports/samples/index.ts'
import { aPost, aProfile, reportOf } from '../../../../test/builders/dataset.ts'
import { itemReportOf } from '../../../../test/builders/items.ts'
import { reports } from '../../../../test/builders/reports.ts'
import { type Place, someItems } from '../../../../test/builders/some-items.ts'

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

const isSentence = (text: string) => text.length > 10 && text.endsWith('.')

/** Columns whose cells are figures, whatever they are called. */
function numeric({ header, values, footer }: TableData): string[] {
  const cells = footer ? [...values, footer] : values
  return header.filter(({ key, unit }) => unit !== undefined || cells.some((row) => typeof row[key]?.value === 'number')).map(({ key }) => key)
}

/** What is wrong with a tab, each with the place of it and what is to be done. */
function faultsOf(tab: TabReport): string[] {
  const blocks = tab.report.flatMap(({ key: section, content }) => content.map((block) => ({ block, at: `${section} > ${block.key} (${block.kind})` })))
  const shown = new Set(figuresShown(tab))
  return [
    ...[...shown].filter((key) => !tab.passports[key]).map((key) => `${key} is shown without a passport: write it in passports/ of its engine.`),
    ...Object.keys(tab.passports).flatMap((key) => (shown.has(key) ? [] : [`${key} has a passport and nothing shows it: no tile or block names it.`])),
    ...tab.summary.flatMap(({ key, passport }) => (passport === key ? [] : [`the tile ${key} names the passport ${passport}, not its own.`])),
    // a table without a row has no columns of figures either
    ...blocks.flatMap(({ block: { kind, passports, no_data }, at }) =>
      passports.length > 0 || kind === 'text' || (kind === 'table' && no_data)
        ? []
        : [`${at} names no figure: its resolver says which it is made of (figures).`],
    ),
    ...blocks.flatMap(({ block, at }) => (block.kind === 'table' ? columnFaults(block).map((fault) => `${at}: ${fault}`) : [])),
    ...Object.entries(tab.passports).flatMap(([key, passport]) => {
      const texts = [passport.rule, passport.definition, passport.formula]
      const unsaid = /undefined|NaN|\{\w+\}/.exec([passport.title, ...texts, passport.compared, passport.days].join())
      return [
        ...texts.filter((text) => !isSentence(text)).map((text) => `${key}: "${text}" is no sentence.`),
        ...(unsaid ? [`${key} says "${unsaid[0]}".`] : []),
      ]
    }),
  ]
}

function columnFaults(table: TableData): string[] {
  const named = new Set(table.header.flatMap(({ key, passport }) => (passport === undefined ? [] : [key])))
  const figures = new Set(numeric(table))
  return [
    ...[...figures].filter((key) => !named.has(key)).map((key) => `the column ${key} is of figures and names no passport.`),
    ...[...named].filter((key) => !figures.has(key)).map((key) => `the column ${key} names a passport and has no figure.`),
  ]
}

function check(report: Report): void {
  expect(reportTabs(report).flatMap((tab) => faultsOf(tab).map((fault) => `${report.type}, tab ${tab.display} (${tab.code}), ${fault}`))).toEqual([])
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
  expect(passports.impressions?.note).toContain('Like for like, without 1 new profile')
})

const itemReport = async (type: string) => {
  const definition = reports.find(({ id }) => id === type)
  if (!definition) throw new Error(`no ${type}`)
  return (await worldOf(definition)).reports.crossChannel
}

test('a profile that came into the range later says since when it has data, where items leave no empty days', async () => {
  const { passports } = await itemReport('reviews')
  const events = expect.stringMatching(/^Every imported review in the period counts.* Days without any are normal\.$/)
  const since = 'Profile f1 (Facebook) has data since 10 Mar 2026.'
  expect(passports.reviews_received?.coverage).toEqual({ have: 49, expected: 58, notes: [since, events] })
  // an average is of reviews, not of days: of the two there neither has stars
  expect(passports.rating_avg?.coverage).toEqual({ have: 0, expected: 2, notes: [since, events], of: 'reviews', single: true })
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

/** A rank counts pages, a distance from the median is of two rates: there is nothing to divide. */
const isNoQuotient = (key: string) => key === 'rank' || /_(?:rank|vs)$/.test(key)

test('every rate, mean and share of a tab shows its two terms, and they give its figure', async () => {
  const [unshown, untrue]: string[][] = [[], []]
  for (const definition of reports) {
    for (const { passports } of reportTabs(await worldOf(definition))) {
      for (const [key, { class: rule, figure, terms }] of Object.entries(passports)) {
        if (!['RATIO', 'MEAN', 'SHARE'].includes(rule) || !figure || figure.value === null || isNoQuotient(key)) continue
        const [num, den] = (terms?.parts ?? []).map(({ value }) => value)
        if (num == null || den == null) unshown?.push(`${definition.id} ${key}`)
        // as they are, in percent, in seconds of minutes, for a thousand
        else if (![1, 60, 100, 1000].some((scale) => Math.abs((num / den) * scale - (figure.value ?? 0)) < 0.006)) untrue?.push(`${definition.id} ${key}`)
      }
    }
  }
  expect([unshown, untrue]).toEqual([[], []])
})
