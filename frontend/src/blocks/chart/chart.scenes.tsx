import type { BlockOf } from '../../../../shared/blocks/index.ts'
import { type NetworkCode, networks } from '../../../../shared/networks.ts'
import { aBlock } from '../../../../test/builders/block.ts'
import { type BlockMode, BlockModeContext } from '../mode.ts'
import styles from './chart.module.css'
import { guttersOf } from './gutters.ts'
import { SeriesLegend } from './legend.tsx'
import { ChartPaper } from './paper.ts'
import { paperPatterns } from './paper-patterns.tsx'
import type { ChartSeries, SeriesChart } from './series.ts'
import { SeriesView } from './series-view.tsx'
import { SlicesView } from './slices-view.tsx'
import { ChartSurface } from './surface.ts'
import { SvgSurface } from './svg-surface.tsx'
import { SeriesTooltip } from './tooltip.tsx'
import { useChartTheme } from './use-theme.ts'

const labels = Array.from({ length: 28 }, (_, day) => `2026-10-${String(day + 1).padStart(2, '0')}`)
const wave = (level: number, turn: number) => labels.map((_, day) => Math.round(level * (1 + 0.3 * Math.sin(day / 3 + turn))))
const dates = { dateFrom: '2026-10-01', dateTo: '2026-10-28', priorFrom: '2026-09-03', priorTo: '2026-09-30' }

const chart: SeriesChart = {
  kind: 'line',
  ...aBlock,
  bucket: 'day',
  unit: 'count',
  labels,
  priorLabels: null,
  colors: [],
  stacked: false,
  priorTotal: null,
  partialFrom: null,
  total: null,
  values: [],
}
const gap = (values: number[]) => values.map((value, day) => (day > 8 && day < 13 ? null : value))
const oneLine: SeriesChart = {
  ...chart,
  values: [{ key: 'all', label: 'Followers', color: 'c1', unit: 'count', values: gap(wave(900, 0)), prior: wave(700, 1) }],
}
const of = (code: NetworkCode, turn: number): ChartSeries => ({
  key: code,
  label: networks[code].display,
  color: `n-${code}`,
  badge: { network: code },
  unit: 'count',
  values: wave(400 + 90 * turn, turn),
  prior: wave(380 + 80 * turn, turn + 1),
})
const several = (['facebook', 'instagram', 'linkedin', 'twitter', 'youtube'] as const).map(of)
const lines: SeriesChart = { ...chart, values: several.slice(0, 4) }
const columns: SeriesChart = { ...chart, kind: 'column', stacked: true, partialFrom: 26, values: several, priorTotal: wave(2400, 0) }

const pie: BlockOf<'pie'> = {
  kind: 'pie',
  ...aBlock,
  unit: 'count',
  colors: [],
  values: [
    { key: 'positive', label: 'Positive', color: 'positive', value: 62, share: 62 },
    { key: 'neutral', label: 'Neutral', color: 'neutral', value: 28, share: 28 },
    { key: 'negative', label: 'Negative', color: 'negative', value: 10, share: 10 },
  ],
  total: { label: 'mentions', value: 100 },
}

const mode = (of: BlockMode['mode']): BlockMode => ({ mode: of, hideIndicators: false, timezone: 'Europe/London', dates })

/** The tooltip of a day, beside its chart's key. */
function KeyAndTooltip({ of }: { of: SeriesChart }) {
  const theme = useChartTheme()
  return (
    <>
      <SeriesLegend chart={of} />
      <div className={styles.plot} style={{ height: 200 }}>
        <SeriesTooltip chart={of} index={5} gutters={guttersOf(of, theme, 600)} width={600} />
      </div>
    </>
  )
}

export const scenes = {
  'one line': () => (
    <BlockModeContext value={mode('screen')}>
      <SeriesView chart={oneLine} name="Followers" />
    </BlockModeContext>
  ),
  'key and tooltip': () => (
    <BlockModeContext value={mode('screen')}>
      <KeyAndTooltip of={lines} />
      <KeyAndTooltip of={columns} />
    </BlockModeContext>
  ),
  printed: () => (
    <BlockModeContext value={mode('print')}>
      <ChartSurface value={SvgSurface}>
        <ChartPaper value={paperPatterns}>
          <SeriesView chart={oneLine} name="Followers" width={600} height={220} />
          <SeriesLegend chart={lines} />
          <SeriesView chart={lines} name="Reach" width={600} height={220} />
          <SeriesLegend chart={columns} />
          <SeriesView chart={columns} name="Engagements" width={600} height={220} />
          <SlicesView data={pie} name="Sentiment" width={600} height={156} />
        </ChartPaper>
      </ChartSurface>
    </BlockModeContext>
  ),
}
