/** Changes within normal variation and missing days, in the PDF. */
import { expect, test } from '@jest/globals'
import type { Report, TabReport } from '../../../shared/reports/report.ts'
import { screenMessages } from '../../../shared/screen-messages.ts'
import { aProfile, reportOf } from '../../../test/builders/dataset.ts'
import { drawnPages, startPaper } from '../../../test/builders/paper.tsx'

startPaper()

const days = (before: number, now: number) => Array.from({ length: 56 }, (_, day) => (day < 28 ? before : now))
const page = (id: string, network: 'facebook' | 'linkedin') => ({
  profile: aProfile(id, network),
  days: [{ from: '2026-10-04', values: { impressions: days(1000, 1200), reactions: days(30, 40) } }],
})
const report = reportOf({
  range: ['2026-11-01', '2026-11-28'],
  prior: ['2026-10-04', '2026-10-31'],
  now: '2026-12-12T12:00:00Z',
  profiles: [page('fb', 'facebook'), page('li', 'linkedin')],
})

function inEachTab(change: (tab: TabReport) => Partial<TabReport>): Report {
  const { crossChannel, networks, ...rest } = report.reports
  return {
    ...report,
    reports: { ...rest, crossChannel: { ...crossChannel, ...change(crossChannel) }, networks: networks.map((tab) => ({ ...tab, ...change(tab) })) },
  }
}

/** Pages with the chip of a tile, beside charts or in the table of networks, and the colours of these. */
function tonesOf(chance: number): Map<string, Set<string>> {
  const tested = inEachTab(({ summary }) => ({ summary: summary.map((tile) => ({ ...tile, polarity: 'higher', chance })) }))
  const chip = /class="(tile-change|slot)"><span[^>]*data-tone="(\w+)"|<dd><b>[^<]*<\/b>()<span[^>]*data-tone="(\w+)"/g
  const found = [...drawnPages(tested).values()].flatMap((html) =>
    [...html.matchAll(chip)].map(([, place = '', tone, , fact]) => [place || 'facts', tone ?? fact ?? ''] as const),
  )
  return new Map([...Map.groupBy(found, ([place]) => place)].map(([place, all]) => [place, new Set(all.map(([, tone]) => tone))]))
}

test('on every page a change is grey within normal variation, else good', () => {
  const places = ['facts', 'slot', 'tile-change']
  for (const [chance, tone] of [
    [0.6, 'flat'],
    [0.0001, 'good'],
  ] as const)
    expect([...tonesOf(chance)].toSorted()).toEqual(places.map((place) => [place, new Set([tone])]))
})

test('the note on missing days is printed only when days are missing', () => {
  const textWith = (have: number) =>
    drawnPages(inEachTab(({ coverage }) => ({ coverage: coverage && { ...coverage, have, expected: 56 } }))).get('coverage') ?? ''
  expect(textWith(56)).toContain('56 of 56')
  expect(textWith(56)).not.toContain(screenMessages.print.missing)
  expect(textWith(55)).toContain(screenMessages.print.missing)
})
