/** How many things a figure rests on, on both sides of a comparison: a change of few is chance, however many percent it is. */
import type { Report, TabReport, Tile } from '../reports/report.ts'

/** `tile`: what counts them, where a tile does. */
export type Base = { tile: Tile | null; prior: number; value: number }

export function baseOf({ days }: Pick<Report, 'days'>, tab: TabReport, tile: Tile): Base {
  const counted = tile.about?.countedBy
  if (counted === null) return enough
  if (counted?.daily) {
    const daily = tileOf(tab, counted.by)
    return { tile: null, prior: (daily?.prior ?? 0) * (days.prior ?? 0), value: (daily?.value ?? 0) * days.current }
  }
  const counter = counterOf(tab, tile)
  if (!counter) return nothing
  const answered = tileOf(tab, counted?.share)
  const part = (rate: number | null | undefined) => (answered ? (rate ?? 0) / 100 : 1)
  // a sum is not held against one of many more days, and a rate over both is
  const before = counter.prior ?? (counter === tile || tile.prior === null ? 0 : counter.value)
  return { tile: counter, prior: Math.abs(before ?? 0) * part(answered?.prior), value: Math.abs(counter.value ?? 0) * part(answered?.value) }
}

/** Of what nothing counts the test alone decides. */
const enough: Base = { tile: null, prior: Number.POSITIVE_INFINITY, value: Number.POSITIVE_INFINITY }
/** Of what cannot be counted here no change is sure. */
const nothing: Base = { tile: null, prior: 0, value: 0 }

const tileOf = ({ summary }: TabReport, key: string | undefined): Tile | undefined => summary.find((one) => one.key === key)

/** The posts or texts that the report adds up. */
export const itemsOf = ({ summary }: TabReport): Tile | undefined => summary.find(({ about }) => about?.countsItems)

/** The tile that counts it: often itself, else what its metric names, else the first count of its tab. */
function counterOf(tab: TabReport, tile: Tile): Tile | undefined {
  const overItems = tab.summary.some((one) => isOf(tab, one, 'POST'))
  if (overItems && (isOf(tab, tile, 'POST') || isOf(tab, tile, 'RATIO'))) return itemsOf(tab)
  const named = tileOf(tab, tile.about?.countedBy?.by)
  if (named) return named
  return counts(tile) ? tile : tab.summary.find(({ unit }) => unit === 'count')
}

/** It is a number of things by itself. */
export const counts = ({ unit }: Tile) => unit === 'count' || unit === 'change'

export function isOf({ passports }: TabReport, { passport }: Tile, kind: string): boolean {
  return passports[passport ?? '']?.class === kind
}

/** It is worked out from others, rather than counted. */
export function isRate(tab: TabReport, tile: Tile): boolean {
  return ['RATIO', 'MEAN', 'SHARE', 'ORDER'].some((kind) => isOf(tab, tile, kind))
}
