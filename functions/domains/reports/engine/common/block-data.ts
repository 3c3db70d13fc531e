/** The data of blocks that reports over days and over items draw alike: their order, shares, colours and empty states. */
import type { BarData } from '../../../../../shared/blocks/bar/data.ts'
import type { DonutData } from '../../../../../shared/blocks/donut/data.ts'
import type { HeatmapData } from '../../../../../shared/blocks/heatmap/data.ts'
import type { Unnamed } from '../../../../../shared/blocks/index.ts'
import type { MapData } from '../../../../../shared/blocks/map/data.ts'
import type { PieData } from '../../../../../shared/blocks/pie/data.ts'
import { weekdayNames } from '../../../../../shared/dates/index.ts'
import { share, sumKnown } from '../../../../../shared/metrics/index.ts'
import { noData } from './no-data.ts'

type Place = { readonly empty: string }
type Heading = { readonly key: string; readonly title?: string | undefined }

/** Of the part that the smallest ones become together. */
export const restKey = 'other'

const fromPaleToDeep = ['s1', 's2', 's3', 's4', 's5', 's6', 's7']

const head = (place: Place, { key, title }: Heading, hasValue: boolean) => ({
  key,
  title: title ?? null,
  subTitle: null,
  no_data: noData(place, hasValue),
  type: 'chart' as const,
})

/** Bars in the order given. */
export function barData(place: Place, { unit, values, hasValue = values.length > 0, ...heading }: Heading & Bars): Unnamed<BarData> {
  return { kind: 'bar', ...head(place, heading, hasValue), unit, values, colors: values.map(({ color }) => color) }
}
type Bars = Pick<BarData, 'unit' | 'values'> & { readonly hasValue?: boolean }

export type Slice = Omit<DonutData['values'][number], 'share'>
export type Slices = Omit<DonutData, 'kind' | 'passports'> & Omit<PieData, 'kind' | 'passports'>

/** Largest first and the rest last, unless they have an order of their own; a part of nothing, or less, is no part of a whole. */
export function slicesData(place: Place, { unit, totalLabel, slices, inOrder = false, ...heading }: Heading & SlicesOf): Slices {
  const parts = slices.filter(({ value }) => value > 0)
  if (!inOrder) parts.sort((a, b) => Number(a.key === restKey) - Number(b.key === restKey) || b.value - a.value)
  const total = sumKnown(parts.map(({ value }) => value))
  return {
    ...head(place, heading, parts.length > 0),
    unit,
    values: parts.map((part) => ({ ...part, share: share(part.value, total) ?? 0 })),
    colors: parts.map(({ color }) => color),
    total: { label: totalLabel, value: total },
  }
}
type SlicesOf = Pick<DonutData, 'unit'> & { readonly totalLabel: string; readonly slices: readonly Slice[]; readonly inOrder?: boolean }

export const hours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'))

/** A week, Monday first, hour by hour. */
export function weekData(
  place: Place,
  { unit, values, itemsLabel, ...heading }: Heading & Pick<HeatmapData, 'unit' | 'values' | 'itemsLabel'>,
): Unnamed<HeatmapData> {
  const hasValue = values.some((row) => row.some(({ items }) => items > 0))
  return {
    kind: 'heatmap',
    ...head(place, heading, hasValue),
    unit,
    rows: [...weekdayNames],
    columns: hours,
    values,
    colors: fromPaleToDeep,
    best: best(values),
    itemsLabel,
  }
}

/** Fewer than this are no pattern. */
const leastItems = 3
const bestCells = 3

/** Highest first; ties by more items, then by weekday and hour. */
function best(values: HeatmapData['values']): HeatmapData['best'] {
  return values
    .flatMap((cells, row) => cells.flatMap(({ value, items }, column) => (value === null || items < leastItems ? [] : [{ row, column, value, items }])))
    .sort((a, b) => b.value - a.value || b.items - a.items || a.row - b.row || a.column - b.column)
    .slice(0, bestCells)
}

export function mapData(place: Place, { unit, values, total, ...heading }: Heading & Pick<MapData, 'unit' | 'values' | 'total'>): Unnamed<MapData> {
  return { kind: 'map', ...head(place, heading, values.length > 0), unit, values, colors: fromPaleToDeep, total }
}
