/** Changes of too little to be a trend: a summary says so, and their chips are grey. */
import type { Report, TabReport, Tile } from '../reports/report.ts'
import { isContext } from './evidence.ts'
import { isThin } from './rank.ts'
import { baseOf, isRate } from './sample-size.ts'

/** Of a change of too few things, or of a rate that has too few days for the test. */
export function isOfLittleData(report: Pick<Report, 'days'>, tab: TabReport, tile: Tile): boolean {
  return isThin(tile, baseOf(report, tab, tile)) || (isRate(tab, tile) && tile.chance === undefined)
}

/** The tab, its tiles marked whose changes are of too little data. */
export function withLittleData(report: Pick<Report, 'days'>, tab: TabReport): TabReport {
  const isMarked = (tile: Tile) => tile.figure.growth.kind !== 'none' && !isContext(tile) && isOfLittleData(report, tab, tile)
  return { ...tab, summary: tab.summary.map((tile) => (isMarked(tile) ? { ...tile, littleData: true } : tile)) }
}
