/** On screen every change has both of its terms: beside it, or where a pointer rests on it. */
import { expect, test } from '@jest/globals'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Figure } from '../../../shared/blocks/shared.ts'
import { aBlock } from '../../../test/builders/block.ts'
import { aTile } from '../../../test/builders/report.ts'
import { BarView } from './bar/view.tsx'
import { Head } from './chart/series-parts.tsx'
import { BlockModeContext } from './mode.ts'
import { SummaryStrip } from './tile/strip.tsx'
import { Tile } from './tile/tile.tsx'

const part = { compared: 6000, over: { some: 6, all: 7 } }
const tile = { ...aTile('impressions', 'Impressions', 42_000, 4200), passport: null }
const tiles = {
  'of a part': { ...tile, figure: { ...tile.figure, ...part, growth: { kind: 'percent', value: 42.9 } } },
  'of the whole': tile,
} as const
const tab = { summary: Object.values(tiles) }
const dates = { dateFrom: '2026-11-22', dateTo: '2026-11-28', priorFrom: '2026-11-15', priorTo: '2026-11-21' }

function drawn(node: ReactNode, hideIndicators = false): string {
  return renderToStaticMarkup(<BlockModeContext value={{ mode: 'screen', hideIndicators, timezone: 'UTC', dates }}>{node}</BlockModeContext>)
}
const bars = (figure: Figure) => (
  <BarView name="Impressions" data={{ ...aBlock, kind: 'bar', unit: 'count', colors: [], values: [{ key: 'page', label: 'Page', color: 'c1', figure }] }} />
)
const days = { bucket: 'day', unit: 'count', labels: [], priorLabels: null, colors: [], partialFrom: null, priorTotal: null, values: [] } as const
const head = (total: Figure) => <Head data={{ ...aBlock, ...days, kind: 'line', labels: [], colors: [], values: [], total }} />

test.each([
  ['of a part', '6,000 from 4,200 (6 of 7 days)'],
  ['of the whole', 'from 4,200'],
] as const)('a change %s has both of its terms on a tile, in the strip, on a bar and over a chart', (name, terms) => {
  const one = tiles[name]
  for (const node of [
    <Tile key="tile" tab={tab} tile={one} color="c1" selected={false} onSelect={null} />,
    <SummaryStrip key="strip" tab={{ summary: [one] }} of={{ current: null }} />,
    bars(one.figure),
    head(one.figure),
  ])
    expect(drawn(node)).toContain(terms)
})

test('hidden changes have no terms either', () => {
  for (const node of [<SummaryStrip key="strip" tab={tab} of={{ current: null }} />, bars(tiles['of a part'].figure), head(tile.figure)])
    expect(drawn(node, true)).not.toContain('from 4,200')
})
