/** Large changes that chance can explain: a reader sees them on the tile, and must be told what they are worth. */
import { listed } from '../listed.ts'
import type { Report, Tile } from '../reports/report.ts'
import { moved, sayBoth, wentFrom } from './changes.ts'
import { citeFigures } from './cite.ts'
import { isChance } from './evidence.ts'
import { placeOf } from './levels.ts'
import { changedTiles, fewest, isGainsaid, isOfAll, isThin } from './rank.ts'
import { baseOf, counts, isRate } from './sample-size.ts'
import type { Sentence } from './schema.ts'
import { placeInTheme, themeOf } from './themes.ts'
import { asSubject, capital } from './words.ts'

/** In percent, either way. */
const least = 25

/** In one sentence. */
const together = 2

export type Unsure = { readonly tiles: readonly Tile[]; readonly sentence: Sentence }

/** The largest such changes, of themes of which nothing is told; null without any. @param told tiles whose change is told */
export function largeButUnsure(report: Report, told: readonly Tile[]): Unsure | null {
  const tab = report.reports.crossChannel
  const themes = new Set(told.map(themeOf))
  const large = changedTiles(report, tab)
    .filter((tile) => isChance(tab, tile) && isOfAll({ tile }) && !isRate(tab, tile) && !isThin(tile, baseOf(report, tab, tile)) && !isFew(tile))
    .filter((tile) => isLarge(tile) && isNews(tile) && !isGainsaid(tab, tile) && !themes.has(themeOf(tile)))
  const chief = [...Map.groupBy(large, themeOf).values()].flatMap((some) => some.toSorted((a, b) => placeInTheme(a) - placeInTheme(b)).slice(0, 1))
  const said = chief
    .toSorted((a, b) => sizeOf(b) - sizeOf(a))
    .slice(0, together)
    .flatMap((tile) => {
      const both = sayBoth(tile)
      const cited = citeFigures(report, placeOf(tab, tile), null, [both ? 'prior' : 'growth', 'value'])
      return cited
        ? { tile, text: `${asSubject(tile.title)} ${both ? wentFrom(tile) : moved(tile)} ${cited.texts[0]} to ${cited.texts[1]}`, cite: cited.cite }
        : []
    })
  if (said.length === 0) return null
  const changes = capital(listed(said.map(({ text }) => text)))
  const text = `${changes}${asUsual(report, said.length > 1)}.`
  return { tiles: said.map(({ tile }) => tile), sentence: { text, cites: said.map(({ cite }) => cite) } }
}

const isFew = (tile: Tile) => counts(tile) && Math.min(Math.abs(tile.prior ?? 0), Math.abs(tile.value ?? 0)) < fewest
const isNews = ({ about }: Tile) => Boolean(about?.theme ?? about?.countsItems)
/** Whether a reader sees a large change on the tile. */
export const isLarge = (tile: Tile) => sizeOf(tile) >= least
const sizeOf = ({ figure: { growth } }: Tile) => (growth.kind === 'percent' ? Math.abs(growth.value ?? 0) : 0)

export const asUsual = (report: Report, many = false) => `, ${many ? 'both ' : ''}within normal ${stepsOf(report)} variation`

/** What the test compares (docs/metrics.md#chance). */
const stepsOf = ({ days: { current } }: Report) => (current <= 120 ? 'day-to-day' : 'week-to-week')
