/** The days of ads in a list: whose they are, their sums, and which measures each tells of. */
import type { AdRow } from '../../../items/ads.ts'
import { memoized } from '../../../memoize.ts'
import { sumKnownOf } from '../../../metrics/flow.ts'
import { groupedBy } from '../../language/items/grouped-by.ts'
import type { Occurrence } from '../../language/items/metric.ts'
import type { AdEntry, RowEntry, Told } from './entries.ts'

const measures = ['spend', 'impressions', 'clicksAll', 'linkClicks', 'results', 'conversions', 'conversionValue', 'thruplays'] as const
export type Measure = (typeof measures)[number]

export type Occurrences = readonly Occurrence<AdEntry>[]

/** The days of ads in a list, of each account, and their sums. `told`: the measures that every one of them tells of. */
export type Days = {
  readonly rows: readonly RowEntry[]
  readonly accounts: readonly Days[]
  readonly told: number
  readonly sums: Map<Measure, number | null>
}

export const daysOf = memoized((items: Occurrences): Days => {
  const rows: RowEntry[] = []
  for (const { item } of items) if (item.kind === 'row') rows.push(item)
  const accounts = [...groupedBy(rows, ({ account }) => account.id).values()]
  return accounts.length < 2 ? alone(rows) : { rows, accounts: accounts.map(alone), told: toldByAll(rows), sums: new Map() }
})

export function alone(rows: readonly RowEntry[]): Days {
  const accounts: Days[] = []
  const own = { rows, accounts, told: toldByAll(rows), sums: new Map<Measure, number | null>() }
  if (rows.length > 0) accounts.push(own)
  return own
}

function toldByAll(rows: readonly RowEntry[]): number {
  let all = -1
  for (const { told } of rows) all &= told
  return all
}

export function sumOf({ rows, sums }: Days, measure: Measure): number | null {
  const before = sums.get(measure)
  if (before !== undefined) return before
  const sum = sumKnownOf(rows, ({ row }) => row[measure])
  sums.set(measure, sum)
  return sum
}

export const bitOf = (measure: Measure): number => 1 << measures.indexOf(measure)

export function toldBy(row: AdRow): Told {
  let [told, some] = [0, 0]
  for (const [index, measure] of measures.entries()) {
    if (row[measure] !== null) told |= 1 << index
    if (row[measure]) some |= 1 << index
  }
  return { told, some }
}

/** The days of one account's rows, by date. */
export const toldByDay = memoized((rows: readonly RowEntry[]): ReadonlyMap<string, Told> => {
  const days = new Map<string, { told: number; some: number }>()
  for (const { row, told, some } of rows) {
    const day = days.get(row.date)
    if (day) {
      day.told |= told
      day.some |= some
    } else days.set(row.date, { told, some })
  }
  return days
})
