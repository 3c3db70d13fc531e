/** Lines by their dashes and columns by their textures, in the order in which a chart has them, whatever their colours. */
import type { Chart } from 'chart.js'
import { cssColor } from '../color.ts'
import { columnsOf } from './columns.ts'
import type { Paper } from './paper.ts'
import { hasPoints, isLine, line } from './pattern.ts'
import type { ChartSeries, SeriesChart } from './series.ts'
import { widthOf } from './swatch.tsx'
import { strokesOf, type Texture, textureOf } from './texture.ts'
import type { ChartTheme } from './theme.ts'

const dashes: readonly (readonly number[])[] = [[], [9, 3], [2, 3], [9, 3, 2, 3], [5, 3], [12, 3, 2, 3, 2, 3]]

function dashOf(series: ChartSeries, chart: SeriesChart): readonly number[] {
  return chart.values.length === 1 || series.line ? [] : (dashes[chart.values.indexOf(series) % dashes.length] ?? [])
}

function drawTextures(chart: Chart, block: SeriesChart, theme: ChartTheme) {
  const { ctx } = chart
  ctx.strokeStyle = theme.surface
  block.values.forEach((series, dataset) => {
    const boxes = columnsOf(chart, dataset).filter((box) => box !== null)
    for (const { width, draw } of strokesOf(textureOf(series, block), boxes[0]?.width ?? 0)) {
      ctx.beginPath()
      for (const box of boxes) draw(ctx, box)
      ctx.lineWidth = width
      ctx.stroke()
    }
  })
}

const side = 10

function Textured({ texture }: { texture: Texture }) {
  return strokesOf(texture, side).map(({ width, draw }) => {
    let d = ''
    draw({ moveTo: (x, y) => (d += `M${x} ${y}`), lineTo: (x, y) => (d += `L${x} ${y}`) }, { x: side / 2, width: side, top: 0, bottom: side })
    return <path key={d} d={d} stroke="var(--surface)" strokeWidth={width} />
  })
}

function Swatch({ series, chart }: { series: ChartSeries; chart: SeriesChart }) {
  const color = cssColor(series.line ? 'text' : series.color)
  if (!isLine(series, chart))
    return (
      <svg width={side} height={side} data-swatch={textureOf(series, chart)} aria-hidden="true">
        <rect width={side} height={side} rx={2} fill={color} />
        <Textured texture={textureOf(series, chart)} />
      </svg>
    )
  const dash = dashOf(series, chart)
  const width = widthOf(dash)
  const points = hasPoints(chart)
  // a point in its middle would hide how a short line is dashed, which is all that tells lines apart in grey
  const end = width + line.point
  return (
    <svg width={points ? end + line.point + 1 : width} height={side} data-swatch={dash.join(' ') || 'line'} aria-hidden="true">
      <path d={`M0 5H${width}`} stroke={color} strokeWidth={line.width} strokeDasharray={dash.join(' ') || undefined} />
      {points && <circle cx={end} cy={5} r={line.point} fill={color} stroke="var(--surface)" strokeWidth={1.5} />}
    </svg>
  )
}

export const paperPatterns: Paper = { dashOf, drawTextures, Swatch }
