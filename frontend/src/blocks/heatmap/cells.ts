import type { BlockOf } from '../../../../shared/blocks/index.ts'
import { formatFigure } from '../../../../shared/format.ts'
import { inDigits } from '../../../../shared/formats.ts'
import type { Unit } from '../../../../shared/metrics/units.ts'

type Data = BlockOf<'heatmap'>

/** Room for four signs: from a thousand on in thousands, these and percentages with one decimal below ten. */
export function cellText(value: number | null, unit: Unit): string {
  if (value !== null && unit === 'percent') return `${inDigits(new Intl.NumberFormat('en-GB', { maximumFractionDigits: value < 9.95 ? 1 : 0 }).format(value))}%`
  if (value === null || Math.abs(value) < 1000 || (unit !== 'count' && unit !== 'score')) return formatFigure(value, unit)
  return `${inDigits(new Intl.NumberFormat('en-GB', { maximumFractionDigits: Math.abs(value) < 9_950 ? 1 : 0 }).format(value / 1000))}K`
}

/** Means of fewer items than this are hatched and not ranked (docs/metrics.md#publishing). */
const leastItems = 3

/** Whether the value of a cell is shown. */
export function isShown({ items, value }: { items: number; value: number | null }, { counted: isCount }: Pick<Data, 'counted'>): boolean {
  return value !== null && items >= (isCount ? 1 : leastItems)
}

const shades = 7

/** Whether a cell holds nothing but how many there are. */
export function isCount({ values, counted }: Pick<Data, 'values' | 'counted'>): boolean {
  return counted === true && values.flat().every(({ value, items }) => value === null || value === items)
}

/**
 * Where the shades begin and end: the lowest and highest value that is shown. Of things that are counted one by one a shade is worth at
 * least one, so a week in which no hour has two of them looks like the little it is.
 */
export function shadeRange(data: Pick<Data, 'values' | 'counted'>): [number, number] | null {
  const cells = data.values.flat().filter((cell) => isShown(cell, data))
  const values = cells.flatMap(({ value }) => value ?? [])
  if (values.length === 0) return null
  return [Math.min(...values), Math.max(isCount(data) ? shades : Number.NEGATIVE_INFINITY, ...values)]
}

/** One of seven shades between the limits, from zero or from what lies below it; the lowest stands for nothing, so data starts at the second. */
export function step(value: number, [low, high]: readonly [number, number]): number {
  const base = Math.min(0, low)
  return high <= base ? 2 : Math.min(shades, Math.max(2, Math.ceil(((value - base) / (high - base)) * shades)))
}

/** 1 for the best cell, 2 and 3 for the next; 0 for all others. */
export function rankOf(data: Data, row: number, column: number): number {
  return data.best.findIndex((best) => best.row === row && best.column === column) + 1
}

/** "1 post", "12 posts": labels of items are written in the plural. */
export function counted(items: number, label: string): string {
  return `${formatFigure(items, 'count')} ${items === 1 ? label.replace(/s$/, '') : label}`
}

/** What a best cell holds: "347 per post, 12 posts", "score 4.6, 3 items", or only how many where the cell is the number itself. */
export function cellWords({ value, items }: { value: number; items: number }, data: Pick<Data, 'unit' | 'itemsLabel' | 'counted'>): string {
  const many = counted(items, data.itemsLabel)
  if (data.unit === 'score') return `score ${formatFigure(value, data.unit)}, ${many}`
  if (data.counted && value !== items) return `${formatFigure(value, data.unit)}, ${many}`
  return value === items ? many : `${formatFigure(value, data.unit)} per ${data.itemsLabel.replace(/s$/, '')}, ${many}`
}
