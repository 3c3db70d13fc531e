/** The tint between a single line and its axis, which Chart.js would bring a plugin of 3 KB for. */
import { type Chart, LineElement } from 'chart.js'
import type { SeriesChart } from './series.ts'
import type { ChartTheme } from './theme.ts'

export function drawArea(chart: Chart, { kind, values }: SeriesChart, theme: ChartTheme) {
  const [only] = values
  const line = chart.getDatasetMeta(0).dataset
  const base = chart.scales.y?.getBasePixel()
  if (kind !== 'line' || values.length !== 1 || !only || !(line instanceof LineElement) || base === undefined) return
  // a curve has its handles once it is drawn itself, which comes after this
  line.updateControlPoints(chart.chartArea, 'x')
  const { ctx } = chart
  ctx.fillStyle = `${theme.color(only.color)}14`
  for (const segment of line.segments) {
    const from = line.points[segment.start]?.x
    const to = line.points[segment.end]?.x
    if (typeof from !== 'number' || typeof to !== 'number') continue
    ctx.beginPath()
    line.pathSegment(ctx, segment, { move: true })
    ctx.lineTo(to, base)
    ctx.lineTo(from, base)
    ctx.fill()
  }
}
