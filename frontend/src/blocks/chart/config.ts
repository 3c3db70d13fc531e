/** One configuration for line and column charts, drawn on a canvas on screen and into SVG in print. */
import { BarController, BarElement, Chart, type ChartConfiguration, type ChartDataset, LinearScale, LineController, LineElement, PointElement } from 'chart.js'
import { tint } from '../color.ts'
import { drawArea } from './area.ts'
import { drawGutters, type Gutters, guttersOf } from './gutters.ts'
import { drawMarks } from './marks.ts'
import type { Paper } from './paper.ts'
import { dashOf, hasPoints, isLine, line, prior } from './pattern.ts'
import type { ChartSeries, SeriesChart } from './series.ts'
import type { ChartTheme } from './theme.ts'
import { thinned } from './thinned.ts'

Chart.register(BarController, LineController, BarElement, LineElement, PointElement, LinearScale)

type SeriesPoint = { x: number; y: number | null }
export type SeriesConfig = ChartConfiguration<'bar' | 'line', SeriesPoint[]>
type Dataset = ChartDataset<'bar' | 'line', SeriesPoint[]>

const whole = (values: readonly (number | null)[]): SeriesPoint[] => values.map((y, x) => ({ x, y }))

function lonely(values: readonly (number | null)[], index: number): boolean {
  return (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null
}

/** Days that may still change are dashed. In print an empty option keeps Chart.js from using Path2D, which an SVG context cannot read. */
function segmentOf(partial: number | null, data: readonly SeriesPoint[], { print }: ChartTheme): Pick<ChartDataset<'line'>, 'segment'> {
  if (partial !== null) return { segment: { borderDash: ({ p1DataIndex }) => ((data[p1DataIndex]?.x ?? 0) >= partial ? [2, 3] : undefined) } }
  return print ? { segment: {} } : {}
}

function lineDataset(series: ChartSeries, chart: SeriesChart, theme: ChartTheme, width: number, paper: Paper | null): Dataset {
  const color = theme.color(series.line ? 'text' : series.color)
  const few = hasPoints(chart)
  const partial = theme.print ? null : chart.partialFrom
  // an option that is a function is asked for every point, so it is one only where points differ
  const data = thinned(series.values, width)
  const dotted = !few && series.values.some((value, index) => value !== null && lonely(series.values, index))
  return {
    type: 'line',
    label: series.label,
    data,
    borderColor: color,
    borderWidth: line.width,
    borderDash: [...(paper ?? { dashOf }).dashOf(series, chart)],
    // over columns it is straight, as its casing is (marks.ts)
    cubicInterpolationMode: series.line ? 'default' : 'monotone',
    borderJoinStyle: 'round',
    pointRadius: dotted ? ({ dataIndex }) => (lonely(series.values, data[dataIndex]?.x ?? dataIndex) ? line.point : 0) : few ? line.point : 0,
    pointHoverRadius: 4,
    pointBackgroundColor: color,
    pointBorderColor: theme.surface,
    pointBorderWidth: few ? 1.5 : 0,
    pointHoverBorderColor: theme.surface,
    pointHoverBorderWidth: 2,
    ...segmentOf(partial, data, theme),
    order: 0,
    clip: false,
  }
}

function priorDataset(series: ChartSeries, theme: ChartTheme, width: number): Dataset | null {
  if (!series.prior?.some((value) => value !== null)) return null
  return {
    type: 'line',
    label: 'prior',
    data: thinned(series.prior, width),
    borderColor: theme.prior,
    borderWidth: prior.width,
    borderDash: [...prior.dash],
    cubicInterpolationMode: 'monotone',
    pointRadius: series.prior.length === 1 ? 2 : 0,
    pointHoverRadius: 3.5,
    pointBackgroundColor: theme.surface,
    pointHoverBackgroundColor: theme.surface,
    pointHoverBorderColor: theme.prior,
    pointHoverBorderWidth: 1.5,
    ...segmentOf(null, [], theme),
    order: 1,
    clip: false,
  }
}

function barDataset(series: ChartSeries, chart: SeriesChart, theme: ChartTheme): Dataset {
  const color = theme.color(series.color)
  const isPartial = (index: number) => (chart.partialFrom !== null && index >= chart.partialFrom) || chart.cut?.includes(index) === true
  return {
    type: 'bar',
    label: series.label,
    data: whole(series.values),
    backgroundColor: (context) => (theme.print && isPartial(context.dataIndex) ? tint(color, 0.55) : color),
    borderRadius: 3,
    stack: chart.stacked ? 'all' : series.key,
    barPercentage: chart.stacked || chart.values.length === 1 ? 0.7 : 0.9,
    categoryPercentage: chart.stacked || chart.values.length === 1 ? 1 : 0.72,
    maxBarThickness: 28,
    order: 2,
    clip: false,
  }
}

function datasetsOf(chart: SeriesChart, theme: ChartTheme, width: number, paper: Paper | null): Dataset[] {
  const drawn = chart.values.map((series) => (isLine(series, chart) ? lineDataset(series, chart, theme, width, paper) : barDataset(series, chart, theme)))
  const only = chart.kind === 'line' && chart.values.length === 1 ? chart.values[0] : undefined
  const before = only ? priorDataset(only, theme, width) : null
  return before ? [...drawn, before] : drawn
}

/** Builds the chart for a box of `width` pixels. `onHover` hears the index under the pointer, or null. */
export function seriesConfig(
  chart: SeriesChart,
  theme: ChartTheme,
  width: number,
  paper: Paper | null = null,
  onHover?: (index: number | null) => void,
): { config: SeriesConfig; gutters: Gutters } {
  const gutters = guttersOf(chart, theme, width)
  const edge = chart.kind === 'column' || theme.print || chart.labels.length === 1 ? 0.5 : 0
  const config: SeriesConfig = {
    type: chart.kind === 'line' ? 'line' : 'bar',
    data: { datasets: datasetsOf(chart, theme, width, paper) },
    options: {
      parsing: false,
      normalized: true,
      responsive: !theme.print,
      maintainAspectRatio: false,
      animation: theme.still ? false : { duration: 240 },
      events: theme.print ? [] : ['mousemove', 'mouseout', 'touchstart', 'touchmove'],
      interaction: { mode: 'index', axis: 'x', intersect: false },
      layout: { padding: gutters.padding, autoPadding: false },
      scales: {
        x: { type: 'linear', display: false, min: -edge, max: chart.labels.length - 1 + edge, offset: false, bounds: 'ticks' },
        y: { type: 'linear', display: false, min: gutters.scale.min, max: gutters.scale.max, stacked: chart.stacked },
      },
      plugins: { legend: { display: false }, tooltip: { enabled: false } },
      onHover: (_event, [active]) => onHover?.((active && config.data.datasets[active.datasetIndex]?.data[active.index]?.x) ?? null),
    },
    plugins: [
      {
        id: 'almanac-frame',
        afterUpdate: (updated) => {
          if (chart.stacked) paper?.partStacks(updated)
        },
        beforeDatasetsDraw: (drawn) => {
          drawGutters(drawn, chart, theme, gutters)
          drawArea(drawn, chart, theme)
        },
        afterDatasetsDraw: (drawn) => drawMarks(drawn, chart, theme, gutters, paper),
        afterEvent: (_drawn, { event }) => {
          if (event.type === 'mouseout') onHover?.(null)
        },
      },
    ],
  }
  return { config, gutters }
}
