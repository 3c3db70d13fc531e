/** Everything behind the data: weekend and partial bands, grid, axis labels. Drawn by hand so that every chart keeps the same gutters. */
import type { Chart } from 'chart.js'
import { formatWeekday } from '../../../../shared/dates/format.ts'
import { axisTexts, isWeekend } from '../dates.ts'
import { axisFigure } from '../figures.ts'
import { endLabels, endsWidth } from './ends.ts'
import { hatchRect } from './hatch.ts'
import { extent, labelIndexes, type ValueScale, valueScale } from './scale.ts'
import type { SeriesChart } from './series.ts'
import { figureWidth } from './text-width.ts'
import type { ChartTheme } from './theme.ts'

export type Gutters = { scale: ValueScale; labels: number[]; padding: { top: number; right: number; bottom: number; left: number } }

/** Between a label and its grid line. */
const axisGap = 8
const axisFont = ({ print, font }: ChartTheme) => `400 ${print ? 11 : 12}px ${font}`

export function guttersOf(chart: SeriesChart, theme: ChartTheme, width: number): Gutters {
  const [low, high] = extent(chart)
  const scale = valueScale(low, high, chart.kind, chart.unit)
  // one gutter for all charts, so that days stand under each other; wider only for a long figure
  const widest = Math.max(...scale.ticks.map((tick) => figureWidth(axisFigure(tick, chart.unit), axisFont(theme))))
  const left = Math.max(theme.print ? 40 : 44, Math.ceil(widest) + axisGap + 2)
  const right = endLabels(chart) && width >= 480 ? endsWidth(chart, theme) : 0
  const most = Math.min(8, Math.max(2, Math.floor((width - left - right) / 76)))
  return {
    scale,
    labels: labelIndexes(chart.labels.length, most, theme.print && chart.bucket === 'day'),
    padding: { top: 10, right, bottom: theme.print ? 28 : 24, left },
  }
}

type Area = { left: number; right: number; top: number; bottom: number }

/** Pixels of one label's band, cut to the plot. */
function band(chart: Chart, index: number): [number, number] {
  const x = chart.scales.x
  if (!x) return [0, 0]
  const { left, right } = chart.chartArea
  return [Math.max(left, x.getPixelForValue(index - 0.5)), Math.min(right, x.getPixelForValue(index + 0.5))]
}

function drawWeekends(chart: Chart, block: SeriesChart, theme: ChartTheme, area: Area) {
  chart.ctx.beginPath()
  block.labels.forEach((label, index) => {
    if (!isWeekend(label)) return
    const [from, to] = band(chart, index)
    chart.ctx.rect(from, area.top, to - from, area.bottom - area.top)
  })
  chart.ctx.fillStyle = theme.weekend
  chart.ctx.fill()
}

function drawPartial(chart: Chart, from: number, last: number, theme: ChartTheme, area: Area) {
  const [left] = band(chart, from)
  const [, right] = band(chart, last)
  const { ctx } = chart
  ctx.save()
  // print uses no transparency
  if (!theme.print) ctx.globalAlpha = 0.55
  ctx.fillStyle = theme.sunken
  ctx.fillRect(left, area.top, right - left, area.bottom - area.top)
  if (!theme.print) ctx.globalAlpha = 0.7
  ctx.strokeStyle = theme.hatch
  ctx.lineWidth = 1
  ctx.beginPath()
  hatchRect(ctx, left, area.top, right - left, area.bottom - area.top, 6)
  ctx.stroke()
  ctx.restore()
}

function drawGrid(chart: Chart, block: SeriesChart, theme: ChartTheme, gutters: Gutters, area: Area) {
  const y = chart.scales.y
  if (!y) return
  const { ctx } = chart
  const crisp = (tick: number) => Math.round(y.getPixelForValue(tick)) + 0.5
  ctx.beginPath()
  for (const tick of gutters.scale.ticks) {
    ctx.moveTo(gutters.padding.left, crisp(tick))
    ctx.lineTo(area.right, crisp(tick))
  }
  ctx.strokeStyle = theme.grid
  ctx.lineWidth = 1
  ctx.stroke()
  if (theme.print) {
    ctx.beginPath()
    ctx.moveTo(gutters.padding.left, crisp(Math.max(0, gutters.scale.min)))
    ctx.lineTo(area.right, crisp(Math.max(0, gutters.scale.min)))
    ctx.strokeStyle = theme.axis
    ctx.stroke()
  }
  ctx.fillStyle = theme.text3
  ctx.font = axisFont(theme)
  ctx.textAlign = 'right'
  ctx.textBaseline = 'middle'
  for (const tick of gutters.scale.ticks) ctx.fillText(axisFigure(tick, block.unit), gutters.padding.left - axisGap, crisp(tick))
}

function drawLabels(chart: Chart, block: SeriesChart, theme: ChartTheme, gutters: Gutters, area: Area) {
  const x = chart.scales.x
  if (!x) return
  const { ctx } = chart
  ctx.textBaseline = 'alphabetic'
  const last = block.labels.length - 1
  const dates = gutters.labels.map((index) => block.labels[index] ?? '')
  const texts = theme.print && block.bucket === 'day' ? dates.map(formatWeekday) : axisTexts(dates, block.bucket)
  for (const [place, index] of gutters.labels.entries()) {
    const text = texts[place] ?? ''
    const half = ctx.measureText(text).width / 2
    const at = x.getPixelForValue(index)
    const flushLeft = block.kind === 'line' && index === 0 && !theme.print
    ctx.textAlign = index === last && at + half > area.right ? 'right' : flushLeft ? 'left' : 'center'
    ctx.fillText(text, ctx.textAlign === 'right' ? area.right : ctx.textAlign === 'left' ? area.left + 4 : at, area.bottom + 20)
  }
}

export function drawGutters(chart: Chart, block: SeriesChart, theme: ChartTheme, gutters: Gutters) {
  const area = chart.chartArea
  chart.ctx.save()
  if (theme.print && block.bucket === 'day') drawWeekends(chart, block, theme, area)
  const { partialFrom } = block
  if (partialFrom !== null) drawPartial(chart, partialFrom, block.labels.length - 1, theme, area)
  for (const index of block.cut ?? []) if (partialFrom === null || index < partialFrom) drawPartial(chart, index, index, theme, area)
  drawGrid(chart, block, theme, gutters, area)
  drawLabels(chart, block, theme, gutters, area)
  chart.ctx.restore()
}
