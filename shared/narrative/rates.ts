/** Rates, averages, shares and times that were compared: none is left out, and each is told as what it is (docs/metrics.md#which-changes-are-told). */

import { chunksOf } from '../chunks.ts'
import { listed } from '../listed.ts'
import type { Report, TabReport, Tile } from '../reports/report.ts'
import { changeSentences } from './changes.ts'
import { citeFigures } from './cite.ts'
import { placeOf } from './levels.ts'
import { isOfLittleData } from './little-data.ts'
import { changedTiles, isOfAll, rankChanges } from './rank.ts'
import { likeForLike } from './read-figure.ts'
import { isRate } from './sample-size.ts'
import type { Citation, Sentence } from './schema.ts'
import { asSubject, capital } from './words.ts'

/** Changes in one sentence, before a reader loses the thread. */
const together = 3

/**
 * The rates that are not told yet: `sure` of those that surely changed; `unsure` of those whose change chance explains and of those of too little
 * data.
 * @param told tiles whose change is told
 */
export function rateSentences(report: Report, told: readonly Tile[]): { sure: Sentence[]; unsure: Sentence[] } {
  const tab = report.reports.crossChannel
  const rates = changedTiles(report, tab).filter((tile) => isRate(tab, tile) && !told.some((one) => one === tile || movedAlike(one, tile)))
  // a result may be the very click whose cost stands beside it
  const left = rates.filter((tile, index) => !rates.slice(0, index).some((one) => figuresOf(one) === figuresOf(tile)))
  const sure = rankChanges(report, tab).filter(({ tile }) => left.includes(tile))
  const unsure = left.filter((tile) => !sure.some((one) => one.tile === tile))
  const chance = unsure.filter((tile) => !isOfLittleData(report, tab, tile))
  return {
    sure: chunksOf(sure, together).flatMap((some) => changeSentences(report, some)),
    unsure: [
      ...bothSides(report, tab, chance, (many) => (many === 1 ? ', within normal variation' : `, ${many === 2 ? 'both' : 'all'} within normal variation`)),
      ...bothSides(
        report,
        tab,
        unsure.filter((tile) => !chance.includes(tile)),
        () => ', on too little data for a trend',
      ),
    ],
  }
}

const figuresOf = ({ prior, value, unit }: Tile) => [prior, value, unit].join()

/** Posts a day say no more than posts: the same change of the same thing. */
function movedAlike({ figure: { growth: one } }: Tile, { figure: { growth: other } }: Tile): boolean {
  return one.kind === 'percent' && other.kind === 'percent' && Math.abs((one.value ?? 0) - (other.value ?? 0)) < 1e-6
}

/**
 * "Average rating went from 4.45 to 4.41 and response rate from 74.98% to 75.10%, both within normal variation."; of those that some profiles
 * are in no change of, a sentence for each group of profiles that are.
 */
function bothSides(report: Report, tab: TabReport, tiles: readonly Tile[], end: (many: number) => string): Sentence[] {
  const whose = Map.groupBy(tiles, (tile) => (isOfAll({ tile }) ? '' : `${likeForLike(tile)}, `))
  return [...whose].flatMap(([where, some]) => {
    const said = some.flatMap((tile) => sides(report, tab, tile) ?? [])
    if (said.length === 0) return []
    const moves = said.map(({ name, from, to }, at) => `${name} ${at === 0 ? 'went ' : ''}from ${from} to ${to}`)
    return [{ text: `${capital(`${where}${listed(moves)}`)}${end(said.length)}.`, cites: said.map(({ cite }) => cite) }]
  })
}

function sides(report: Report, tab: TabReport, tile: Tile): { name: string; from: string; to: string; cite: Citation } | null {
  const cited = citeFigures(report, placeOf(tab, tile), null, ['prior', isOfAll({ tile }) ? 'value' : 'compared'])
  const [from = '', to = ''] = cited?.texts ?? []
  if (!cited || from === to) return null
  return { name: asSubject(tile.title), from, to, cite: cited.cite }
}
