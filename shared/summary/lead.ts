/** How a summary begins: with the changes that matter; where none is sure, with what there is, and why no change is told. */
import type { Report, TabReport, Tile } from '../reports/report.ts'
import { baseOf } from './bases.ts'
import { changeSentences, placeOf } from './changes.ts'
import { citeFigures } from './cite.ts'
import { fewest, isContext, isThin, isUneven, type Ranked, thinChanges } from './rank.ts'
import type { Sentence } from './schema.ts'
import { themeOf } from './themes.ts'
import { asSentence, asSubject, listed } from './words.ts'

/** Of each theme the first: engagements up a tenth and engagements per post up a tenth are one piece of news. */
export function oneOfEachTheme(ranked: readonly Ranked[]): Ranked[] {
  const told = new Set<string>()
  return ranked.filter(({ tile }) => {
    // results may be the very clicks that stand beside them
    const same = [themeOf(tile.key), `${tile.prior} ${tile.value} ${tile.unit}`]
    const isNew = same.every((one) => !told.has(one))
    for (const one of isNew ? same : []) told.add(one)
    return isNew
  })
}

/** @param ranked at most the two changes that matter most */
export function leadSentences(report: Report, ranked: readonly Ranked[]): Sentence[] {
  const industry = besideIndustry(report).slice(0, 1)
  const changes = changeSentences(report, ranked)
  const tab = report.reports.crossChannel
  if (changes.length > 0) return [...industry, ...changes]
  const few = tab.hideIndicators ? null : tooFew(report, tab)
  const counted = few?.counted ? [few.sentence] : []
  return [...counted, ...industry, ...levels(report, tab, few?.counted ?? null), ...(few && !few.counted ? [few.sentence] : [])]
}

/** What a single change stands among. */
export function surroundings(report: Report, [only, second]: readonly Ranked[]): Sentence[] {
  const tab = report.reports.crossChannel
  return only && !second && besideIndustry(report).length === 0 ? levels(report, tab, only.tile).slice(0, 1) : []
}

/** Up to six figures as they are, in two sentences; nothing of what is nothing. */
function levels(report: Report, tab: TabReport, told: Tile | null): Sentence[] {
  const found = tab.summary.flatMap((tile) => {
    const cited = !tile.value || tile === told || medianOf(tab, tile) || isContext(tile) ? null : citeFigures(report, placeOf(tab, tile), null, ['value'])
    return cited ? { name: asSubject(tile.title), figure: cited.texts[0], cite: cited.cite } : []
  })
  return [found.slice(0, 3), found.slice(3, 6)].flatMap((some, nth) => {
    const said = listed(some.map(({ name, figure }, index) => `${name} ${index === 0 ? 'came to' : 'to'} ${figure}`))
    return some.length > 0 ? [{ text: asSentence(`${nth === 0 && !told ? 'in this range, ' : ''}${said}.`), cites: some.map(({ cite }) => cite) }] : []
  })
}

/** That there are too few to read a change from, or enough but no change beyond chance. */
function tooFew(report: Report, tab: TabReport): { sentence: Sentence; counted: Tile | null } | null {
  if (isUneven(report)) return null
  const [thin] = thinChanges(report, tab)
  const base = thin && baseOf(report, tab, thin).tile
  const tile = base ?? tab.summary.find((one) => one.unit === 'count' && !isContext(one))
  const cited = tile && (tile.value || tile.prior) ? citeFigures(report, placeOf(tab, tile), null, ['value', 'prior']) : null
  if (!tile || !cited) return null
  const [value, prior] = cited.texts
  const name = asSentence(asSubject(tile.title))
  const few = isThin(tile, { tile: null, prior: Math.abs(tile.prior ?? 0), value: Math.abs(tile.value ?? 0) })
  const text = few
    ? `${name} came to ${tile.value && tile.value < fewest ? 'only ' : ''}${value}, after ${prior} in the range before: too few to read a trend from.`
    : `${name} came to ${value}, after ${prior} in the range before; no change stands out.`
  return { sentence: { text, cites: [cited.cite] }, counted: tile }
}

const medianOf = ({ summary }: TabReport, { key }: Tile) => (/_own$/.test(key) ? summary.find((one) => one.key === key.replace(/_own$/, '_median')) : undefined)

/** Ours beside the median of the industry; of few posts with how many a day there were. */
export function besideIndustry(report: Report): Sentence[] {
  const tab = report.reports.crossChannel
  return tab.summary.flatMap((tile) => {
    const median = medianOf(tab, tile)
    const [own, industry] = [tile, median].map((one) => one && citeFigures(report, placeOf(tab, one), null, ['value']))
    if (!own || !industry || own.texts[0] === industry.texts[0]) return []
    const daily = tab.summary.find(({ key }) => key === 'per_day_own')
    const { value: posts } = baseOf(report, tab, tile)
    const first = tab.summary[0] === tile
    const of =
      first && daily && tile !== daily && tile.key !== 'growth_own' && posts < fewest ? citeFigures(report, placeOf(tab, daily), null, ['value']) : null
    const side = (tile.value ?? 0) > (median?.value ?? 0) ? 'above' : 'below'
    const few = of ? `, though of only ${of.texts[0]} ${asSubject(daily?.title ?? '')}` : ''
    return [
      {
        text: `${asSentence(asSubject(tile.title))} came to ${own.texts[0]}, ${side} the industry median of ${industry.texts[0]}${few}.`,
        cites: [own.cite, industry.cite, ...(of ? [of.cite] : [])],
      },
    ]
  })
}
