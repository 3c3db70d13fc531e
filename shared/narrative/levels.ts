/** Where a tile stands, and what kind of figure it has. */
import { plainUnit } from '../metrics/units.ts'
import type { TabReport, Tile } from '../reports/report.ts'
import { counts, isOf } from './sample-size.ts'

export const placeOf = (tab: TabReport, tile: Tile) => ({ tab: tab.code, section: null, block: tile.key })

/** It adds up, rather than being a rate, a rank or a time. */
export function isSum(tab: TabReport, tile: Tile): boolean {
  return (counts(tile) || plainUnit(tile.unit) === 'money') && !isOf(tab, tile, 'RATIO') && !isOf(tab, tile, 'MEAN')
}
