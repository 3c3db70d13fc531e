/**
 * Which rows are totals of others: of all, of a campaign, of the days of an ad. A row that goes less deep than the file does is one when it
 * adds up to what it would be the total of, or says that it is one. A row that names nothing is one as well when it is more than that: then
 * rows are missing, and both figures are told. Every other row counts, whatever it lacks: it was paid for.
 */
import { firstIndex } from '../../../../shared/first-index.ts'
import type { AdDimension } from '../../../../shared/items/ads.ts'
import type { Measure } from '../../../../shared/reports/kits/ads/account-days.ts'
import type { Days } from './days.ts'
import { adMeasures } from './languages.ts'
import { depthOf, hasFigures, type Level, type Line, levels } from './rows.ts'

export type Placed = Line & { readonly account: string; readonly days: Days }
/** A total and what the rows that it is of add up to. */
export type Checked = { readonly total: Placed; readonly read: Sums; readonly rows: number }
type Sums = Readonly<Record<Measure, number>>
export type Sorted = { readonly counted: readonly Placed[]; readonly totals: readonly Checked[] }

export function sortTotals(lines: readonly Placed[]): Sorted {
  const depth = lines.reduce((most, line) => Math.max(most, depthOf(line)), 0)
  const dimensions = [...new Set(lines.flatMap(({ parts }) => Object.keys(parts)))]
  const daily = lines.some(({ isDaily }) => isDaily)
  const lacks = (line: Placed) => (depth - depthOf(line)) * 10 + (dimensions.length - Object.keys(line.parts).length) + (daily && !line.isDaily ? 1 : 0)
  const byLack = Map.groupBy(lines, lacks)
  const counted = [...(byLack.get(0) ?? [])]
  const totals: Checked[] = []
  for (const lack of [...byLack.keys()].filter((one) => one > 0).sort((a, b) => a - b)) {
    const sumsOf = summer(counted)
    for (const line of byLack.get(lack) ?? []) {
      const { sums, rows } = sumsOf(line)
      if (rows > 0 && (line.isTotal || isTotal(line, sums, rows))) totals.push({ total: line, read: sums, rows })
      else counted.push(line)
    }
  }
  return { counted: counted.sort((a, b) => a.row.line - b.row.line), totals }
}

/** What rounding of so many rows to a hundredth may come to. */
export const rounding = (rows: number) => 0.005 * (rows + 1) + 1e-6

export const namesNothing = (line: Line) => depthOf(line) === 0 && Object.keys(line.parts).length === 0

function isTotal(line: Placed, sums: Sums, rows: number): boolean {
  if (!hasFigures(line)) return namesNothing(line)
  return isSum(line, sums, rows) || (namesNothing(line) && (line.figures.spend ?? 0) > sums.spend)
}

/** A row that names something is paid for unless its impressions agree as well: two small amounts are the same by chance. */
function isSum(line: Placed, sums: Sums, rows: number): boolean {
  const { spend, impressions } = line.figures
  if (Math.abs((spend ?? 0) - sums.spend) > rounding(rows)) return false
  if (impressions === null || (spend !== 0 && namesNothing(line))) return true
  // Meta estimates the impressions of an age or a region, so a paid total may differ a little
  return Math.abs(impressions - sums.impressions) <= (spend === 0 ? 0 : sums.impressions / 100)
}

/** A total of everything that its rows add up to. */
export const isWhole = ({ total, read, rows }: Checked) => namesNothing(total) && hasFigures(total) && isSum(total, read, rows)

type Added = { readonly sums: Sums; readonly rows: number }

/** Sums of those of the lines that a line may be the total of: all that it names they name alike, and their days are its own. */
function summer(lines: readonly Placed[]): (line: Placed) => Added {
  const indexes = new Map<string, Map<string, Prefix>>()
  return (line) => {
    const fields = fieldsOf(line)
    const pattern = fields.map(([name]) => name).join()
    let index = indexes.get(pattern)
    if (!index) {
      const names = fields.map(([name]) => name)
      const groups = Map.groupBy(lines, (one) => keyOf(names.map((name) => fieldOf(one, name))))
      index = new Map([...groups].map(([key, of]) => [key, prefixOf(of)]))
      indexes.set(pattern, index)
    }
    return between(index.get(keyOf(fields.map(([, value]) => value))), line.days)
  }
}

type Field = 'account' | `${Level} ${'id' | 'name'}` | AdDimension
const keyOf = (values: readonly string[]) => JSON.stringify(values)

function fieldOf(line: Placed, field: Field): string {
  if (field === 'account') return line.account
  const level = levels.find((one) => field.startsWith(`${one} `))
  if (level) return field.endsWith(' id') ? line.of[level].id : line.of[level].name
  for (const [dimension, part] of Object.entries(line.parts)) if (dimension === field) return part
  return ''
}

/** What it names, by the id where it has one. */
function fieldsOf(line: Placed): [Field, string][] {
  const named = levels.flatMap((level): [Field, string][] => {
    const { id, name } = line.of[level]
    if (id !== '') return [[`${level} id`, id]]
    return name === '' ? [] : [[`${level} name`, name]]
  })
  const dimensions = (['age_gender', 'region', 'placement', 'device', 'hour'] as const).flatMap((dimension): [Field, string][] => {
    const part = line.parts[dimension]
    return part === undefined ? [] : [[dimension, part]]
  })
  return [['account', line.account], ...named, ...dimensions]
}

/** By their last day, and the sums up to each. */
type Prefix = { readonly lines: readonly Placed[]; readonly sums: Readonly<Record<Measure, Float64Array>> }

function prefixOf(of: readonly Placed[]): Prefix {
  const lines = [...of].sort((a, b) => (a.days.to < b.days.to ? -1 : 1))
  const column = (measure: Measure) => {
    const sums = new Float64Array(lines.length + 1)
    lines.forEach(({ figures }, at) => {
      sums[at + 1] = (sums[at] ?? 0) + (figures[measure] ?? 0)
    })
    return sums
  }
  return { lines, sums: perMeasure(column) }
}

function between(prefix: Prefix | undefined, { from, to }: Days): Added {
  if (!prefix) return { sums: perMeasure(() => 0), rows: 0 }
  const { lines, sums } = prefix
  const start = firstIndex(lines.length, (at) => (lines[at]?.days.to ?? '') >= (from ?? ''))
  const end = firstIndex(lines.length, (at) => (lines[at]?.days.to ?? '') > to)
  return { sums: perMeasure((measure) => (sums[measure][end] ?? 0) - (sums[measure][start] ?? 0)), rows: end - start }
}

function perMeasure<Made>(of: (measure: Measure) => Made): Record<Measure, Made> {
  const [spend, impressions, clicksAll, linkClicks, results, conversions, conversionValue, thruplays] = adMeasures
  return {
    spend: of(spend),
    impressions: of(impressions),
    clicksAll: of(clicksAll),
    linkClicks: of(linkClicks),
    results: of(results),
    conversions: of(conversions),
    conversionValue: of(conversionValue),
    thruplays: of(thruplays),
  }
}
