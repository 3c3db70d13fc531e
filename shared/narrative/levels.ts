/** Figures as they are, in words. */
import { listed } from '../listed.ts'
import { plainUnit } from '../metrics/units.ts'
import type { Report, TabReport, Tile } from '../reports/report.ts'
import { citeFigures } from './cite.ts'
import { counts, isOf } from './sample-size.ts'
import type { Sentence } from './schema.ts'
import { asSubject, capital } from './words.ts'

export const placeOf = (tab: TabReport, tile: Tile) => ({ tab: tab.code, section: null, block: tile.key })

/** It adds up, rather than being a rate, a rank or a time. */
export function isSum(tab: TabReport, tile: Tile): boolean {
  return (counts(tile) || plainUnit(tile.unit) === 'money') && !isOf(tab, tile, 'RATIO') && !isOf(tab, tile, 'MEAN')
}

/** Sums in one sentence, all else in another: "Impressions came to 4,620 and engagements to 84. Followers stood at 910." */
export function levelSentences(report: Report, tab: TabReport, tiles: readonly Tile[], opening: string): Sentence[] {
  const isOverTime = (tile: Tile) => isSum(tab, tile) && !isOf(tab, tile, 'STOCK')
  const [sums, others] = [tiles.filter(isOverTime), tiles.filter((tile) => !isOverTime(tile))]
  const said = [...sentenceOf(report, tab, sums, ['came to', 'to']), ...sentenceOf(report, tab, others, ['stood at', 'at'])]
  return said.map(({ text, cites }, nth) => ({ text: capital(nth === 0 ? `${opening}${text}` : text), cites }))
}

function sentenceOf(report: Report, tab: TabReport, tiles: readonly Tile[], [verb, word]: readonly [string, string]): Sentence[] {
  const found = tiles.flatMap((tile) => {
    const cited = citeFigures(report, placeOf(tab, tile), null, ['value'])
    return cited ? { name: asSubject(tile.title), figure: cited.texts[0], cite: cited.cite } : []
  })
  const said = listed(found.map(({ name, figure }, index) => `${name} ${index === 0 ? verb : word} ${figure}`))
  return found.length > 0 ? [{ text: `${said}.`, cites: found.map(({ cite }) => cite) }] : []
}
