import { expect, test } from '@jest/globals'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { BlockOf } from '../../../../shared/blocks/index.ts'
import type { Figure } from '../../../../shared/blocks/shared.ts'
import { changeShown, isChance } from '../../../../shared/narrative/evidence.ts'
import { reportTabs, type TabReport } from '../../../../shared/reports/report.ts'
import { aBlock } from '../../../../test/builders/block.ts'
import { aPost, aProfile, reportOf } from '../../../../test/builders/dataset.ts'
import { BarView } from '../bar/view.tsx'
import { valueScale } from '../chart/scale.ts'
import { Head } from '../chart/series-parts.tsx'
import { SeriesTooltip } from '../chart/tooltip.tsx'
import { EntryFigure } from '../passport/entry.tsx'
import { CellView } from '../table/cell.tsx'
import { Tile } from '../tile/tile.tsx'
import { TilesContext } from './use-change-shown.ts'

/** 120 after 100, which is all of one profile over one day. */
const figure: Figure = { value: 120, prior: 100, growth: { kind: 'percent', value: 20 }, unit: 'count', polarity: 'higher' }
const tabOf = (chance: number): TabReport => {
  const tile = {
    key: 'reach',
    title: 'Reach',
    ...{ value: 120, prior: 100, growth: 20, unit: 'count', polarity: 'higher' },
    figure,
    spark: null,
    note: null,
    chance,
  }
  const summary: TabReport['summary'] = [{ ...tile, unit: 'count', polarity: 'higher', passport: 'reach' }]
  const rest = { report: [], by_profile: [], coverage: null, passports: {}, extraText: null, hideIndicators: false }
  return { code: 'facebook', display: 'Facebook', summary, ...rest }
}

const days = { bucket: 'day', unit: 'count', labels: ['2026-11-01'], priorLabels: ['2026-10-31'], colors: [], partialFrom: null, priorTotal: null } as const
const series = { key: 'a', label: 'A', color: 'c1', unit: 'count', polarity: 'higher', values: [120], prior: [100] } as const
const shows = { ...aBlock, passports: ['reach'] }
const chart = (total: Figure): BlockOf<'column'> => ({
  ...{ kind: 'column', ...shows, ...days, labels: [...days.labels], priorLabels: [...days.priorLabels], colors: [], stacked: false },
  ...{ values: [{ ...series, values: [total.value], prior: [total.prior] }], total },
})
const bar = (of: Figure): BlockOf<'bar'> => ({ kind: 'bar', ...shows, unit: 'count', colors: [], values: [{ key: 'a', label: 'A', color: 'c1', figure: of }] })
const column = { key: 'reach', value: 'Reach', unit: 'count', polarity: 'higher', passport: 'reach', align: 'right', sortable: true } as const
const header: BlockOf<'table'>['header'] = [{ ...column, sticky: false, is_hidden: false, image: false, sort_order: null }]
const cellOf = ({ value, prior, growth }: Figure) => ({ type: 'number' as const, value, prior, growth })
const passport = (of: Figure): TabReport['passports'][string] => ({
  ...{
    title: 'Reach',
    class: 'UNIQUE',
    figure: of,
    note: null,
    definition: '',
    formula: '',
    rule: '',
    networks: [],
    coverage: null,
    days: '',
    compared: '',
    fetched: '',
  },
  native: null,
})
const gutters = { padding: { left: 0, right: 0, top: 0, bottom: 0 }, scale: valueScale(0, 120, 'column', 'count'), labels: [] }

function drawn(tab: TabReport, of: Figure): Record<string, ReactNode> {
  const [tile] = tab.summary
  return {
    tile: tile && <Tile tab={tab} tile={tile} color="c1" selected={false} onSelect={null} />,
    'chart head': <Head data={chart(of)} />,
    tooltip: <SeriesTooltip chart={chart(of)} index={0} gutters={gutters} width={600} />,
    bar: <BarView data={bar(of)} name="Reach" />,
    cell: header[0] && <CellView cell={cellOf(of)} column={header[0]} />,
    passport: <EntryFigure name="reach" passport={passport(of)} />,
  }
}

const tonesOf = (tab: TabReport, of: Figure) =>
  Object.entries(drawn(tab, of)).map(([place, node]) => {
    const html = renderToStaticMarkup(<TilesContext value={tab}>{node}</TilesContext>)
    return [place, [...html.matchAll(/data-tone="(\w+)"/g)].map(([, tone]) => tone)]
  })

test('one figure has one colour wherever it is shown: grey within normal variation, else by its polarity', () => {
  const places = Object.keys(drawn(tabOf(0.6), figure))
  expect(tonesOf(tabOf(0.6), figure)).toEqual(places.map((place) => [place, ['flat']]))
  expect(tonesOf(tabOf(0.001), figure)).toEqual(places.map((place) => [place, ['good']]))
})

test('a row that is all of a tile of one result type or currency has its colour', () => {
  const { summary, ...rest } = tabOf(0.6)
  const ofLeads = { ...rest, summary: summary.map((tile) => ({ ...tile, key: 'reach_leads', passport: 'reach_leads' })) }
  expect(Object.fromEntries(tonesOf(ofLeads, figure)).cell).toEqual(['flat'])
})

test('a change of too little data is grey, and says so', () => {
  const { summary, ...rest } = tabOf(0.001)
  const tab = { ...rest, summary: summary.map((tile) => ({ ...tile, littleData: true as const })) }
  expect(tonesOf(tab, figure)).toEqual(Object.keys(drawn(tab, figure)).map((place) => [place, ['flat']]))
  expect(renderToStaticMarkup(<TilesContext value={tab}>{drawn(tab, figure).tile}</TilesContext>)).toContain('title="Too little data for a trend"')
})

test('another figure of the same metric keeps its own colour', () => {
  const other: Figure = { ...figure, value: 80, growth: { kind: 'percent', value: -20 } }
  const { tile: _, ...places } = drawn(tabOf(0.6), other)
  expect(tonesOf(tabOf(0.6), other).slice(1)).toEqual(Object.keys(places).map((place) => [place, ['bad']]))
})

test('a grey change says why, in a chart head, a bar, a cell and a passport', () => {
  const { tile, 'chart head': head, bar: bars, cell, passport: entry } = drawn(tabOf(0.6), figure)
  for (const node of [tile, head, bars, cell, entry])
    expect(renderToStaticMarkup(<TilesContext value={tabOf(0.6)}>{node}</TilesContext>)).toMatch(/title="[^"]*Within normal variation/)
})

test('in a report, the passport and the chart head of a tile within normal variation are grey as well', () => {
  const page = aProfile('page', 'facebook', { known: { posts: ['2026-08-01/2026-12-31'] } })
  const posts = Array.from({ length: 56 }, (_, at) => {
    const day = new Date(Date.UTC(2026, 9, 5 + at)).toISOString().slice(0, 10)
    return aPost(`p${at}`, page, `${day}T10:00:00Z`, { reactions: 20 + ((at * 7) % 11), impressions: 400 + ((at * 13) % 29) })
  })
  const report = reportOf({ type: 'posts', range: ['2026-11-02', '2026-11-29'], prior: ['2026-10-05', '2026-11-01'], profiles: [{ profile: page, posts }] })
  const found = reportTabs(report).flatMap((tab) =>
    tab.summary
      .filter((tile) => isChance(tab, tile) && tile.polarity !== 'neutral')
      .flatMap(({ passport: key }) => {
        const own = key === null ? null : tab.passports[key]?.figure
        const totals = tab.report.flatMap(({ content }) =>
          content.flatMap((block) => ((block.kind === 'line' || block.kind === 'column') && block.passports.join() === key ? (block.total ?? []) : [])),
        )
        return [...(own ? [own] : []), ...totals].map((one) => [key, changeShown(tab, one, [key ?? '']).polarity])
      }),
  )
  expect(found.length).toBeGreaterThan(1)
  expect(found.filter(([, polarity]) => polarity !== 'neutral')).toEqual([])
})
