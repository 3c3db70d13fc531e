/** Labels at the right end of lines, when there are four series or fewer. */
import type { Chart } from 'chart.js'
import { formatFigure } from '../../../../shared/format.ts'
import { type ChartSeries, lastValue, type SeriesChart } from './series.ts'
import { textWidth } from './text-width.ts'
import type { ChartTheme } from './theme.ts'

export function endLabels(chart: SeriesChart): boolean {
  return chart.kind === 'line' && chart.values.length <= 4 && chart.labels.length > 1
}

const nameFont = (theme: ChartTheme) => `600 12px ${theme.font}`
/** between the plot and a name on paper */
const indent = 14
const margin = { screen: 60, least: 112, most: 168 }

/** Room at the right of the plot. The same for most charts, so that days stand under each other; more where a name asks for it. */
export function endsWidth({ values }: SeriesChart, theme: ChartTheme): number {
  if (!theme.print) return margin.screen
  const names = values.length > 1 ? values.map(({ label }) => indent + Math.ceil(textWidth(label, nameFont(theme))) + 2) : []
  return Math.min(margin.most, Math.max(margin.least, ...names))
}

type End = { y: number; at: number; name: string | null; value: string; color: string }

/** Pushes labels apart until `gap` pixels lie between them, inside the plot. */
function spread(ends: { at: number }[], gap: number, top: number, bottom: number) {
  ends.sort((one, other) => one.at - other.at)
  ends.forEach((end, index) => {
    const above = ends[index - 1]
    end.at = Math.max(end.at, above ? above.at + gap : top)
  })
  for (let index = ends.length - 1; index >= 0; index--) {
    const end = ends[index]
    if (!end) continue
    const below = ends[index + 1]
    end.at = Math.min(end.at, below ? below.at - gap : bottom)
  }
}

/** The last value of each line; of one line alone also that of the prior period. */
function endsOf({ values }: SeriesChart, theme: ChartTheme, pixelOf: (value: number) => number): End[] {
  const several = values.length > 1
  const end = (series: ChartSeries, last: number, color: string, name: string | null): End => ({
    y: pixelOf(last),
    at: pixelOf(last),
    name,
    value: formatFigure(last, series.unit, 'compact'),
    color,
  })
  return values.flatMap((series) => {
    const last = lastValue(series.values)
    const before = several ? null : lastValue(series.prior ?? [])
    return [
      ...(last ? [end(series, last.value, several ? theme.color(series.color) : theme.text, several ? series.label : null)] : []),
      ...(before ? [end(series, before.value, theme.text3, null)] : []),
    ]
  })
}

export function drawEnds(chart: Chart, block: SeriesChart, theme: ChartTheme) {
  const { y } = chart.scales
  if (!y) return
  const ends = endsOf(block, theme, (value) => y.getPixelForValue(value))
  const { right, top, bottom } = chart.chartArea
  const twoLines = block.values.length > 1 && theme.print
  spread(ends, twoLines ? 31 : 16, top + 6, bottom - (twoLines ? 14 : 4))
  const { ctx } = chart
  ctx.save()
  ctx.textAlign = 'left'
  ctx.textBaseline = 'middle'
  for (const end of ends) {
    if (theme.print && Math.abs(end.at - end.y) > 3) drawLeader(ctx, end, right)
    drawEnd(ctx, end, theme, theme.print ? right + indent : right + 8, chart.width)
  }
  ctx.restore()
}

/** From the end of a line to its label, where that was pushed away. */
function drawLeader(ctx: CanvasRenderingContext2D, { y, at, color }: End, right: number) {
  ctx.beginPath()
  ctx.moveTo(right + 2, y)
  ctx.lineTo(right + 10, at)
  ctx.strokeStyle = color
  ctx.lineWidth = 1
  ctx.stroke()
}

function drawEnd(ctx: CanvasRenderingContext2D, { at, name, value, color }: End, theme: ChartTheme, start: number, width: number) {
  ctx.fillStyle = color
  if (name === null || !theme.print) {
    ctx.font = `${color === theme.text3 ? 400 : 600} 12px ${theme.font}`
    ctx.fillText(value, start, at)
    return
  }
  ctx.font = nameFont(theme)
  ctx.fillText(shorten(ctx, name, width - start), start, at)
  ctx.font = `400 11px ${theme.font}`
  ctx.fillStyle = theme.text2
  ctx.fillText(value, start, at + 14)
}

function shorten(ctx: CanvasRenderingContext2D, text: string, width: number): string {
  if (ctx.measureText(text).width <= width) return text
  let kept = [...text]
  while (kept.length > 1 && ctx.measureText(`${kept.join('')}…`).width > width) kept = kept.slice(0, -1)
  return `${kept.join('').trimEnd()}…`
}
