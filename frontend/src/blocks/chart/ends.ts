/** Labels at the right end of lines, when there are four series or fewer. */
import type { Chart } from 'chart.js'
import { formatFigure } from '../../../../shared/format.ts'
import { lastValue, type SeriesChart } from './series.ts'
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

export function drawEnds(chart: Chart, block: SeriesChart, theme: ChartTheme) {
  const y = chart.scales.y
  const x = chart.scales.x
  if (!y || !x) return
  const several = block.values.length > 1
  const ends: End[] = []
  for (const series of block.values) {
    const last = lastValue(series.values)
    if (last) {
      const place = y.getPixelForValue(last.value)
      ends.push({
        y: place,
        at: place,
        name: several ? series.label : null,
        value: formatFigure(last.value, series.unit, 'compact'),
        color: several ? theme.color(series.color) : theme.text,
      })
    }
    const before = several ? null : lastValue(series.prior ?? [])
    if (before) {
      const place = y.getPixelForValue(before.value)
      ends.push({ y: place, at: place, name: null, value: formatFigure(before.value, series.unit, 'compact'), color: theme.text3 })
    }
  }
  const { right, top, bottom } = chart.chartArea
  spread(ends, several && theme.print ? 31 : 16, top + 6, bottom - (several && theme.print ? 14 : 4))
  const { ctx } = chart
  ctx.save()
  ctx.textAlign = 'left'
  ctx.textBaseline = 'middle'
  for (const end of ends) {
    const from = right + 8
    if (theme.print && Math.abs(end.at - end.y) > 3) {
      ctx.beginPath()
      ctx.moveTo(right + 2, end.y)
      ctx.lineTo(from + 2, end.at)
      ctx.strokeStyle = end.color
      ctx.lineWidth = 1
      ctx.stroke()
    }
    const start = theme.print ? right + indent : from
    ctx.fillStyle = end.color
    ctx.font = nameFont(theme)
    if (end.name !== null && theme.print) {
      ctx.fillText(shorten(ctx, end.name, chart.width - start), start, end.at)
      ctx.font = `400 11px ${theme.font}`
      ctx.fillStyle = theme.text2
      ctx.fillText(end.value, start, end.at + 14)
    } else {
      ctx.font = `${end.color === theme.text3 ? 400 : 600} 12px ${theme.font}`
      ctx.fillText(end.value, start, end.at)
    }
  }
  ctx.restore()
}

function shorten(ctx: CanvasRenderingContext2D, text: string, width: number): string {
  if (ctx.measureText(text).width <= width) return text
  let kept = [...text]
  while (kept.length > 1 && ctx.measureText(`${kept.join('')}…`).width > width) kept = kept.slice(0, -1)
  return `${kept.join('').trimEnd()}…`
}
