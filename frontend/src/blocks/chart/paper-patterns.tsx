/** Lines by their dashes and columns by their textures, in the order in which a chart has them, whatever their colours. */
import { BarElement, type Chart } from 'chart.js'
import { dashesOnPaper } from '../../../../shared/print-dashes.ts'
import { cssColor } from '../color.ts'
import { type Box, columnsOf } from './columns.ts'
import type { Paper } from './paper.ts'
import { hasPoints, isLine, line } from './pattern.ts'
import type { ChartSeries, SeriesChart } from './series.ts'
import { widthOf } from './swatch.tsx'
import { strokesOf, type Texture, textureOf } from './texture.ts'
import type { ChartTheme } from './theme.ts'

/** Pixels between the parts of a stack. */
const gap = 1
const dashes: readonly (readonly number[])[] = dashesOnPaper.lines

function dashOf(series: ChartSeries, chart: SeriesChart): readonly number[] {
  return chart.values.length === 1 || series.line ? [] : (dashes[chart.values.indexOf(series) % dashes.length] ?? [])
}

/**
 * A pixel of ground between the parts of a stack. On screen it is a line over each part (marks.ts), since columns grow while they appear. On
 * paper each part is shorter at its end towards the axis: one more line for every part would be a tenth of a chart's bytes.
 */
function partStacks(chart: Chart) {
  const zero = chart.scales.y?.getPixelForValue(0) ?? 0
  for (const { data } of chart.getSortedVisibleDatasetMetas())
    for (const element of data) {
      if (!(element instanceof BarElement)) continue
      const { y, base } = element.getProps(['y', 'base'])
      if (y === null || base === null || Math.abs(base - zero) < 0.5) continue
      // of what is hardly there a half stays
      Object.assign(element, { base: base + Math.sign(y - base) * Math.min(gap, Math.abs(y - base) / 2) })
    }
}

function drawTextures(chart: Chart, block: SeriesChart, theme: ChartTheme) {
  const { ctx } = chart
  ctx.strokeStyle = theme.surface
  block.values.forEach((series, dataset) => {
    const boxes = columnsOf(chart, dataset).filter((box) => box !== null)
    for (const { width, across, dash, draw } of strokesOf(textureOf(series, block), boxes[0]?.width ?? 0)) {
      ctx.save()
      if (across) clipTo(ctx, boxes)
      ctx.beginPath()
      for (const box of across ? [around(boxes)] : boxes) draw(ctx, box)
      ctx.lineWidth = width
      ctx.setLineDash([...(dash ?? [])])
      ctx.stroke()
      ctx.restore()
    }
  })
}

function clipTo(ctx: CanvasRenderingContext2D, boxes: readonly Box[]) {
  ctx.beginPath()
  for (const { x, width, top, bottom } of boxes) ctx.rect(x - width / 2, top, width, bottom - top)
  ctx.clip()
}

/** The smallest box that holds them all. */
function around(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map(({ x, width }) => x - width / 2))
  const right = Math.max(...boxes.map(({ x, width }) => x + width / 2))
  return { x: (left + right) / 2, width: right - left, top: Math.min(...boxes.map(({ top }) => top)), bottom: Math.max(...boxes.map(({ bottom }) => bottom)) }
}

const side = 10
/** A square whose corners are a curve each: Chromium makes two of each corner of a rectangle. */
const rounded = 'M2 0H8C9.1 0 10 .9 10 2V8C10 9.1 9.1 10 8 10H2C.9 10 0 9.1 0 8V2C0 .9 .9 0 2 0Z'

function Textured({ texture }: { texture: Texture }) {
  return strokesOf(texture, side).map(({ width, dash, draw }) => {
    const box = { x: side / 2, width: side, top: 0, bottom: side }
    let d = ''
    draw({ moveTo: (x, y) => (d += `M${x} ${y}`), lineTo: (x, y) => (d += `L${x} ${y}`) }, box)
    return <path key={d} d={d} stroke="var(--surface)" strokeWidth={width} strokeDasharray={dash?.join(' ')} />
  })
}

function Swatch({ series, chart }: { series: ChartSeries; chart: SeriesChart }) {
  const color = cssColor(series.line ? 'text' : series.color)
  if (!isLine(series, chart))
    return (
      <svg width={side} height={side} data-swatch={textureOf(series, chart)} aria-hidden="true">
        <path d={rounded} fill={color} />
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

export const paperPatterns: Paper = { dashOf, partStacks, drawTextures, Swatch }
