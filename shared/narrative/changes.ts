/** Changes of tiles in words. */

import { growthDirection } from '../format.ts'
import { listed } from '../listed.ts'
import type { Report, Tile } from '../reports/report.ts'
import { citeFigures } from './cite.ts'
import { isSum, placeOf } from './levels.ts'
import { isOfAll, type Ranked } from './rank.ts'
import { likeForLike } from './read-figure.ts'
import type { Citation, Sentence } from './schema.ts'
import { asSubject, capital } from './words.ts'

type Said = { text: string; cite: Citation }

/** From here on nobody can picture a percentage. */
export const manyfold = 300
/** Nor does one of so few say more than they do themselves. */
export const countable = 30

/** "impressions rose 17.5% to 3.96M", "sentiment score fell from 2.3 to 2.0"; of some profiles with what it is of all. */
function change(report: Report, ranked: Ranked): Said | null {
  const { tab, tile } = ranked
  const both = sayBoth(tile)
  const cited = citeFigures(report, placeOf(tab, tile), null, [both ? 'prior' : 'growth', ...(isOfAll(ranked) ? ['value'] : ['compared', 'value'])])
  if (!cited) return null
  const [first, now] = cited.texts
  if (both && first === now) return null
  const text = `${both ? wentFrom(tile) : moved(tile)} ${first} to ${now}`
  return { text: `${asSubject(tile.title)} ${text}`, cite: cited.cite }
}

/** "like for like (4.81M in total)" */
function ofSome(report: Report, { tab, tile }: Ranked): string {
  const [compared, total] = citeFigures(report, placeOf(tab, tile), null, ['compared', 'value'])?.texts ?? []
  return ` ${likeForLike(tile)}${compared === total ? '' : ` (${total} ${isSum(tab, tile) ? 'in total' : 'overall'})`}`
}

/** Both figures say it better: of rates and ranks, of few, of what was nothing or less, or of so little that it runs into hundreds. */
export function sayBoth({ figure: { growth, prior, value }, unit }: Tile): boolean {
  if (growth.kind !== 'percent' || unit === 'percent' || Math.abs(growth.value ?? 0) >= manyfold || (unit === 'count' && (prior ?? 0) < countable)) return true
  return unit === 'change' && ((prior ?? 0) <= 0 || (value ?? 0) <= 0)
}

export const moved = ({ figure: { growth }, unit }: Tile) => (growthDirection(growth, unit) === 'down' ? 'fell' : 'rose')

/** A rank, which is counted, falls when it rises. */
export function wentFrom(tile: Tile): string {
  return `${tile.unit === 'count' && tile.figure.growth.kind === 'points' ? 'went' : moved(tile)} from`
}

/** The changes of all profiles in one sentence, then each like-for-like change with the figure of all. */
export function changeSentences(report: Report, ranked: readonly Ranked[]): Sentence[] {
  const whole = ranked.filter(isOfAll).flatMap((one) => change(report, one) ?? [])
  const together = { text: `${capital(listed(whole.map(({ text }) => text)))}.`, cites: whole.map(({ cite }) => cite) }
  return [...(whole.length > 0 ? [together] : []), ...ranked.filter((one) => !isOfAll(one)).flatMap((one) => changeSentence(report, one))]
}

/** One change as a sentence of its own. */
export function changeSentence(report: Report, ranked: Ranked): Sentence[] {
  const cited = change(report, ranked)
  return cited ? [{ text: `${capital(cited.text)}${isOfAll(ranked) ? '' : ofSome(report, ranked)}.`, cites: [cited.cite] }] : []
}
