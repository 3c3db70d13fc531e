/** Rates, averages, shares and times that were compared: none is left out, and each is told as what it is (docs/metrics.md#which-changes-are-told). */
import { listed } from '../listed.ts'
import type { Report, TabReport, Tile } from '../reports/report.ts'
import { changeSentences } from './changes.ts'
import { citeFigures } from './cite.ts'
import { isChance } from './evidence.ts'
import { placeOf } from './levels.ts'
import { changedTiles, isOfAll, isThin, rankChanges } from './rank.ts'
import { likeForLike } from './read-figure.ts'
import { baseOf, isOf } from './sample-size.ts'
import type { Citation, Sentence } from './schema.ts'
import { asSubject, capital } from './words.ts'

/** It is worked out from others, rather than counted. */
export function isRate(tab: TabReport, tile: Tile): boolean {
  return ['RATIO', 'MEAN', 'SHARE', 'ORDER'].some((kind) => isOf(tab, tile, kind))
}

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
  const chance = unsure.filter((tile) => isChance(tab, tile) && !isThin(tile, baseOf(report, tab, tile)))
  return {
    sure: inGroups(sure).flatMap((some) => changeSentences(report, some)),
    unsure: [
      ...bothSides(report, tab, chance, (many) => `chance can explain the change${many ? 's' : ''} in`),
      ...bothSides(
        report,
        tab,
        unsure.filter((tile) => !chance.includes(tile)),
        () => 'there is too little data for a trend in',
      ),
    ],
  }
}

const figuresOf = ({ prior, value, unit }: Tile) => [prior, value, unit].join()

/** Posts a day say no more than posts: the same change of the same thing. */
function movedAlike({ figure: { growth: one } }: Tile, { figure: { growth: other } }: Tile): boolean {
  return one.kind === 'percent' && other.kind === 'percent' && Math.abs((one.value ?? 0) - (other.value ?? 0)) < 1e-6
}

function inGroups<One>(all: readonly One[]): One[][] {
  return Array.from({ length: Math.ceil(all.length / together) }, (_, nth) => all.slice(nth * together, (nth + 1) * together))
}

/**
 * "Chance can explain the changes in average rating (4.45 to 4.41) and response rate (74.98% to 75.10%)."; of those that some profiles are in no
 * change of, a sentence for each group of profiles that are.
 */
function bothSides(report: Report, tab: TabReport, tiles: readonly Tile[], begin: (many: boolean) => string): Sentence[] {
  const whose = Map.groupBy(tiles, (tile) => (isOfAll({ tile }) ? '' : `${likeForLike(tile)}, `))
  return [...whose].flatMap(([where, some]) => {
    const said = some.flatMap((tile) => sides(report, tab, tile) ?? [])
    if (said.length === 0) return []
    return [{ text: `${capital(`${where}${begin(said.length > 1)}`)} ${listed(said.map(({ text }) => text))}.`, cites: said.map(({ cite }) => cite) }]
  })
}

function sides(report: Report, tab: TabReport, tile: Tile): { text: string; cite: Citation } | null {
  const cited = citeFigures(report, placeOf(tab, tile), null, ['prior', isOfAll({ tile }) ? 'value' : 'compared'])
  const [prior, now] = cited?.texts ?? []
  if (!cited || prior === now) return null
  return { text: `${asSubject(tile.title).replace(/,$/, '')} (${prior} to ${now})`, cite: cited.cite }
}
