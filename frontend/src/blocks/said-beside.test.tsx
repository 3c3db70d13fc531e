import { expect, test } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Figure } from '../../../shared/blocks/shared.ts'
import { relativeWords } from '../../../shared/change-words.ts'
import { figureMessages } from '../../../shared/figure-messages.ts'
import type { Tile } from '../../../shared/reports/report.ts'
import { templateNotes } from '../../../shared/template-messages.ts'
import { aBlock } from '../../../test/builders/block.ts'
import { SeriesLegend } from './chart/legend.tsx'
import type { SeriesChart } from './chart/series.ts'
import { BlockModeContext } from './mode.ts'
import { ReportNotes } from './report/notes.tsx'
import { hintOf } from './table/cell-terms.ts'
import { changeHint } from './tile/change-hint.ts'

/** 5% after 4%. */
const rate: Figure = { value: 5, prior: 4, growth: { kind: 'points', value: 1 }, unit: 'percent', polarity: 'higher' }
const relative = figureMessages.report.relative('+25.0%')

test('the change of a rate is in points, and its hint says how much that is of the prior rate', () => {
  expect(relativeWords(rate)).toBe(relative)
  // of the part that is compared
  expect(relativeWords({ ...rate, value: 9, compared: 5 })).toBe(relative)
  expect(relativeWords({ ...rate, prior: 0 })).toBeNull()
  expect(relativeWords({ ...rate, unit: 'stars' })).toBeNull()
  expect(relativeWords({ ...rate, unit: 'count', growth: { kind: 'percent', value: 25 } })).toBeNull()
})

test('the hints of a tile and of a cell have it, with normal variation where that is so', () => {
  const shown = { title: 'Rate', value: 5, prior: 4, growth: 1, unit: 'percent', polarity: 'higher', spark: null, note: null, passport: 'rate' } as const
  const tile: Tile = { ...shown, key: 'rate', figure: rate }
  expect(changeHint({ summary: [tile] }, tile)).toBe(relative)
  const usual = { ...tile, chance: 0.6 }
  expect(changeHint({ summary: [usual] }, usual)).toBe(`${relative}. ${figureMessages.report.usual}`)
  const cell = { type: 'ratio', value: 5, prior: 4, growth: rate.growth } as const
  expect(hintOf(cell, 'percent', 'from 4.00%', null)).toBe(`from 4.00%, ${relative}`)
  expect(hintOf(cell, 'percent', 'from 4.00%', figureMessages.report.usual)).toBe(`from 4.00%, ${relative}. ${figureMessages.report.usual}`)
  expect(hintOf({ ...cell, growth: { kind: 'percent', value: 25 } }, 'count', null, null)).toBeUndefined()
})

const one = { color: 'c1', unit: 'count', values: [3], prior: [2] } as const
const chart: SeriesChart = {
  ...{ kind: 'column', ...aBlock, bucket: 'day', unit: 'count', labels: ['2026-11-02'], priorLabels: ['2026-11-01'], colors: [], stacked: true },
  ...{ priorTotal: [4], partialFrom: null, total: null },
  values: ['a', 'b'].map((key) => ({ ...one, key, label: key, values: [...one.values], prior: [...one.prior] })),
}
const dates = { dateFrom: '2026-11-02', dateTo: '2026-11-02', priorFrom: '2026-11-01', priorTo: '2026-11-01' }
const legendOf = (of: SeriesChart, mode: 'screen' | 'print') =>
  renderToStaticMarkup(
    <BlockModeContext value={{ mode, hideIndicators: false, timezone: 'UTC', dates }}>
      <SeriesLegend chart={of} />
    </BlockModeContext>,
  )

test('the legend says of how many profiles a prior total is, on screen and on paper', () => {
  expect(legendOf(chart, 'screen')).toContain('<span>Prior period total</span>')
  expect(legendOf({ ...chart, priorOf: '3 of 5 profiles' }, 'screen')).toContain('<span>Prior period total, 3 of 5 profiles</span>')
  expect(legendOf({ ...chart, priorOf: '3 of 5 profiles' }, 'print')).toContain('<span>Prior, total, 3 of 5 profiles</span>')
})

test('notes for the author are one line that opens; without them there is nothing of it', () => {
  const notes = ['The template leaves out TikTok.', 'No reviews.']
  const html = renderToStaticMarkup(<ReportNotes report={{ notes: [], authorNotes: { sections: 18, notes } }} />)
  expect(html).toMatch(/^<details[^>]*data-author-notes/)
  expect(html).not.toMatch(/<details[^>]* open/)
  expect(html).toContain(`<summary>${templateNotes.forAuthor(18, 2)}</summary>`)
  for (const note of notes) expect(html).toContain(`<li>${note}</li>`)
  // a link and paper get a report without them
  expect(renderToStaticMarkup(<ReportNotes report={{ notes: [] }} />)).toBe('')
})
