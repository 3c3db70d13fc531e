import { type BlockSample, sampleHead } from '../sample.ts'
import type { HeatmapData } from './data.ts'

const rows = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const columns = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'))

const cell = (row: number, column: number) =>
  column < 7 || (row + column) % 3 === 0 ? { value: null, items: 0 } : { value: 40 + ((row * 37 + column * 53) % 400), items: ((row + column) % 5) + 1 }

const best = rows
  .flatMap((_, row) => columns.map((__, column) => ({ row, column, ...cell(row, column) })))
  .flatMap(({ value, ...where }) => (value !== null && where.items >= 3 ? [{ ...where, value }] : []))
  .sort((a, b) => b.value - a.value)
  .slice(0, 1)

export const heatmapSample: BlockSample<HeatmapData> = (spec) => ({
  kind: 'heatmap',
  ...sampleHead(spec),
  type: 'chart',
  unit: 'count',
  rows,
  columns,
  values: rows.map((_, row) => columns.map((__, column) => cell(row, column))),
  colors: ['s1', 's7'],
  best,
  itemsLabel: 'posts',
})
