/** Everything in front of the data: gaps in stacks, hatches, prior ticks, labels at line ends, the peak, the pointer's line. */
import { BarElement, type Chart, PointElement } from 'chart.js'
import { columnsOf } from './columns.ts'
import { drawEnds, endLabels } from './ends.ts'
import type { Gutters } from './gutters.ts'
import { hatchRect } from './hatch.ts'
import type { Paper } from './paper.ts'
import { hatch, isHatched } from './pattern.ts'
import { drawPeak } from './peak.ts'
import type { SeriesChart } from './series.ts'
import type { ChartTheme } from './theme.ts'

function drawHatches(chart: Chart, block: SeriesChart, theme: ChartTheme) {
  block.values.forEach((series, dataset) => {
    if (!isHatched(series, block)) return
    chart.ctx.beginPath()
    for (const box of columnsOf(chart, dataset)) if (box) hatchRect(chart.ctx, box.x - box.width / 2, box.top, box.width, box.bottom - box.top, hatch.gap)
    chart.ctx.strokeStyle = theme.surface
    chart.ctx.lineWidth = hatch.width
    chart.ctx.stroke()
  })
}

/** The edge of a part that faces the axis; null where it stands on the axis. */
function innerEdge({ top, bottom }: { top: number; bottom: number }, zero: number): number | null {
  const edge = bottom <= zero || Math.abs(bottom - zero) < 0.5 ? bottom : top
  return Math.abs(edge - zero) < 0.5 ? null : edge
}

/** One pixel of ground between the parts of a stack. */
function drawGaps(chart: Chart, block: SeriesChart, theme: ChartTheme) {
  const zero = chart.scales.y?.getPixelForValue(0) ?? 0
  chart.ctx.beginPath()
  block.values.forEach((series, dataset) => {
    if (series.line) return
    for (const box of columnsOf(chart, dataset)) {
      const inner = box && innerEdge(box, zero)
      if (!box || inner === null) continue
      chart.ctx.moveTo(box.x - box.width / 2, inner)
      chart.ctx.lineTo(box.x + box.width / 2, inner)
    }
  })
  chart.ctx.strokeStyle = theme.surface
  chart.ctx.lineWidth = 1
  chart.ctx.stroke()
}

/** The prior value as a tick over its column, with a casing of ground so that it reads on any colour. */
function drawTicks(chart: Chart, block: SeriesChart, theme: ChartTheme) {
  const ticks: { x: number; y: number; width: number }[] = []
  const y = chart.scales.y
  const x = chart.scales.x
  if (!y || !x) return
  const add = (dataset: number, index: number, value: number | null | undefined) => {
    // a tick on the axis itself would only thicken it
    if (value === null || value === undefined || value === 0) return
    const element = chart.getDatasetMeta(dataset).data[index]
    if (!(element instanceof BarElement)) return
    const { x: middle, width } = element.getProps(['x', 'width'], true)
    const center = block.stacked ? x.getPixelForValue(index) : (middle ?? Number.NaN)
    ticks.push({ x: center, y: y.getPixelForValue(value), width: width + (theme.print ? 6 : 4) })
  }
  const firstBar = block.values.findIndex((series) => !series.line)
  if (block.stacked)
    block.priorTotal?.forEach((value, index) => {
      add(firstBar, index, value)
    })
  else
    block.values.forEach((series, dataset) => {
      if (!series.line)
        series.prior?.forEach((value, index) => {
          add(dataset, index, value)
        })
    })
  const { ctx } = chart
  const rects = (height: number) => {
    ctx.beginPath()
    for (const tick of ticks) ctx.rect(tick.x - tick.width / 2, tick.y - height / 2, tick.width, height)
    ctx.fill()
  }
  ctx.fillStyle = theme.surface
  rects(4)
  ctx.fillStyle = theme.print ? theme.text : theme.text2
  rects(theme.print ? 1.75 : 1.5)
}

/** A line over columns gets a casing, so it stays readable on them. */
function drawCasing(chart: Chart, block: SeriesChart, theme: ChartTheme) {
  block.values.forEach((series, dataset) => {
    if (!series.line || block.kind !== 'column') return
    const meta = chart.getDatasetMeta(dataset)
    const { ctx } = chart
    for (const [width, color] of [
      [5, theme.surface],
      [2, theme.color('text')],
    ] as const) {
      ctx.beginPath()
      let open = false
      for (const point of meta.data) {
        if (!(point instanceof PointElement)) continue
        const { x, y } = point.getProps(['x', 'y'], true)
        if (point.skip || x === null || y === null || !Number.isFinite(y)) open = false
        else if (open) ctx.lineTo(x, y)
        else {
          ctx.moveTo(x, y)
          open = true
        }
      }
      ctx.lineWidth = width
      ctx.lineJoin = 'round'
      ctx.strokeStyle = color
      ctx.stroke()
    }
  })
}

function drawPointer(chart: Chart, theme: ChartTheme) {
  const active = chart.getActiveElements()[0]
  if (!active) return
  const { x } = active.element.getProps(['x'], true)
  const { ctx } = chart
  ctx.globalCompositeOperation = 'destination-over'
  ctx.beginPath()
  ctx.moveTo(Math.round(x) + 0.5, chart.chartArea.top)
  ctx.lineTo(Math.round(x) + 0.5, chart.chartArea.bottom)
  ctx.lineWidth = 1
  ctx.strokeStyle = theme.text3
  ctx.stroke()
  ctx.globalCompositeOperation = 'source-over'
}

export function drawMarks(chart: Chart, block: SeriesChart, theme: ChartTheme, gutters: Gutters, paper: Paper | null) {
  chart.ctx.save()
  if (block.kind === 'column') {
    if (paper) paper.drawTextures(chart, block, theme)
    else drawHatches(chart, block, theme)
    if (block.stacked && !paper) drawGaps(chart, block, theme)
    drawTicks(chart, block, theme)
    drawCasing(chart, block, theme)
    if (theme.print) drawPeak(chart, block, theme)
  }
  if (gutters.padding.right > 0 && endLabels(block)) drawEnds(chart, block, theme)
  if (!theme.print) drawPointer(chart, theme)
  chart.ctx.restore()
}
