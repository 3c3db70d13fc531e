/** The column that stands out, and its label beside it. */
import { BarElement, type Chart } from 'chart.js'
import { type Peak, peakIn } from '../../../../shared/blocks/peak.ts'
import { formatFigure } from '../../../../shared/format.ts'
import { bucketText } from '../dates.ts'
import { type SeriesChart, seriesSum } from './series.ts'
import type { ChartTheme } from './theme.ts'

function stackAt(block: SeriesChart, index: number): number {
  return seriesSum(block.values.filter((series) => !series.line).map((series) => Math.max(0, series.values[index] ?? 0))) ?? 0
}

/** The highest column, where it stands out. */
export function peakOf(block: SeriesChart): Peak | null {
  const summed = block.values.filter((series) => !series.line)
  if (block.unit !== 'count' || (summed.length > 1 && !block.stacked)) return null
  const isKnown = (_: string, index: number) => summed.some(({ values }) => (values[index] ?? null) !== null)
  return peakIn(block.labels.map((label, index) => (isKnown(label, index) ? stackAt(block, index) : null)))
}

export function drawPeak(chart: Chart, block: SeriesChart, theme: ChartTheme) {
  const peak = block.kind === 'column' ? peakOf(block) : null
  const label = peak ? block.labels[peak.index] : undefined
  const { x, y } = chart.scales
  if (!peak || label === undefined || !x || !y) return
  const { ctx } = chart
  const at = y.getPixelForValue(peak.value) + 8
  const bar = chart.getDatasetMeta(0).data[peak.index]
  const half = bar instanceof BarElement ? bar.getProps(['width'], true).width : 16
  const day = bucketText(label, block.bucket)
  const value = formatFigure(peak.value, block.unit, 'compact')
  ctx.textBaseline = 'middle'
  ctx.font = `600 12px ${theme.font}`
  const dayWidth = ctx.measureText(day).width + 8
  const total = dayWidth + ctx.measureText(value).width + 16
  const from = x.getPixelForValue(peak.index)
  // beside the column, where no other column stands as high
  const free = (way: 1 | -1) => {
    const end = from + way * (half / 2 + total)
    if (end > chart.chartArea.right || end < chart.chartArea.left) return false
    return block.labels.every((_, index) => {
      const place = x.getPixelForValue(index)
      const under = index !== peak.index && (way > 0 ? place > from && place < end : place < from && place > end)
      return !under || y.getPixelForValue(stackAt(block, index)) > at + 9
    })
  }
  const way = free(1) ? 1 : free(-1) ? -1 : 0
  if (way === 0) return
  const left = way < 0
  const edge = from + (way * half) / 2
  ctx.strokeStyle = theme.text3
  ctx.lineWidth = 1
  ctx.beginPath()
  ctx.moveTo(edge + 4 * way, at)
  ctx.lineTo(edge + 12 * way, at)
  ctx.stroke()
  ctx.fillStyle = theme.text
  ctx.textAlign = 'left'
  ctx.font = `400 12px ${theme.font}`
  const start = left ? edge - total : edge + 16
  ctx.font = `600 12px ${theme.font}`
  ctx.fillText(day, start, at)
  ctx.font = `400 12px ${theme.font}`
  ctx.fillText(value, start + dayWidth, at)
}
