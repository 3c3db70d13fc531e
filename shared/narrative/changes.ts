/** Changes of tiles in words. */
import type { Report, Tile } from '../reports/report.ts'
import { citeFigures } from './cite.ts'
import { levelSentences, placeOf } from './levels.ts'
import { isOfAll, type Ranked } from './rank.ts'
import { comparedProfiles } from './read-figure.ts'
import type { Citation, Sentence } from './schema.ts'
import { asSubject, capital, listed, moved } from './words.ts'

type Said = { text: string; cite: Citation }

/** From here on nobody can picture a percentage. */
export const manyfold = 300
/** Nor does one of so few say more than they do themselves. */
export const countable = 30

/** "impressions rose 17.5% to 3.96M", "sentiment score fell from 2.3 to 2.0" */
function change(report: Report, { tab, tile }: Ranked): Said | null {
  if (sayBoth(tile)) return shift(report, { tab, tile })
  const cited = citeFigures(report, placeOf(tab, tile), null, ['growth', isOfAll({ tile }) ? 'value' : 'compared'])
  if (!cited) return null
  const [growth, value] = cited.texts
  return { text: `${asSubject(tile.title)} ${moved(tile.figure.growth.value)} ${growth} to ${value}`, cite: cited.cite }
}

/** Both figures say it better: of rates and ranks, of few, of what was nothing or less, or of so little that it runs into hundreds. */
function sayBoth({ figure: { growth, prior, value }, unit }: Tile): boolean {
  if (growth.kind === 'points' || unit === 'percent' || Math.abs(growth.value ?? 0) >= manyfold || (unit === 'count' && (prior ?? 0) < countable)) return true
  return unit === 'change' && ((prior ?? 0) <= 0 || (value ?? 0) <= 0)
}

/** A rank, which is counted, falls when it rises. */
function shift(report: Report, { tab, tile }: Pick<Ranked, 'tab' | 'tile'>): Said | null {
  const cited = citeFigures(report, placeOf(tab, tile), null, ['prior', isOfAll({ tile }) ? 'value' : 'compared'])
  if (!cited) return null
  const [prior, value] = cited.texts
  const { growth } = tile.figure
  const verb = tile.unit === 'count' && growth.kind === 'points' ? 'went' : moved(growth.value)
  return prior === value ? null : { text: `${asSubject(tile.title)} ${verb} from ${prior} to ${value}`, cite: cited.cite }
}

/** The changes of all profiles in one sentence, then those of the profiles that can be compared, beside the figures of all. */
export function changeSentences(report: Report, ranked: readonly Ranked[]): Sentence[] {
  const [whole, partial] = [ranked.filter(isOfAll), ranked.filter((one) => !isOfAll(one))]
  const sentence = (some: readonly Ranked[], opening: string): Sentence[] => {
    const changes = some.flatMap((one) => change(report, one) ?? [])
    const text = `${opening}${listed(changes.map(({ text }) => text))}.`
    return changes.length > 0 ? [{ text: capital(text), cites: changes.map(({ cite }) => cite) }] : []
  }
  const [first] = partial
  const compared = Map.groupBy(partial, ({ tab, tile }) => comparedProfiles(tab, tile))
  const withNewOnes = first
    ? levelSentences(
        report,
        first.tab,
        partial.map(({ tile }) => tile),
        'in all, ',
      )
    : []
  return [...sentence(whole, ''), ...[...compared].flatMap(([profiles, some]) => sentence(some, `on the ${profiles}, `)), ...withNewOnes]
}

/** One change as a sentence of its own. */
export function changeSentence(report: Report, ranked: Ranked): Sentence[] {
  const cited = change(report, ranked)
  if (!cited) return []
  const { tab, tile } = ranked
  const text = isOfAll(ranked) ? cited.text : `on the ${comparedProfiles(tab, tile)}, ${cited.text}`
  return [{ text: `${capital(text)}.`, cites: [cited.cite] }]
}
