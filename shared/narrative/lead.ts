/** How a summary begins: with the changes that matter; where none is sure, with why no change is told. Figures alone stand on their tiles. */
import type { Report, TabReport, Tile } from '../reports/report.ts'
import { changeSentences } from './changes.ts'
import { citeFigures } from './cite.ts'
import { isChance, isContext } from './evidence.ts'
import { placeOf } from './levels.ts'
import { changedTiles, fewest, isOfAll, isThin, isUneven, type Ranked, thinChanges } from './rank.ts'
import { baseOf, isOf } from './sample-size.ts'
import type { Sentence } from './schema.ts'
import { asUsual, isLarge, largeButUnsure, type Unsure } from './unsure.ts'
import { asSubject, capital } from './words.ts'

/** @param ranked at most the two changes that matter most */
export function leadSentences(report: Report, ranked: readonly Ranked[]): Sentence[] {
  const industry = besideIndustry(report).slice(0, 1)
  const changes = changeSentences(report, ranked)
  const tab = report.reports.crossChannel
  if (changes.length > 0) return [...industry, ...changes]
  const base = tab.hideIndicators ? null : (largeButUnsure(report, []) ?? baseSentence(report, tab))
  return [...(base ? [base.sentence] : []), ...industry]
}

/** What there was, and why no change is told: there are too few, or none stands out. */
function baseSentence(report: Report, tab: TabReport): Unsure | null {
  if (isUneven(report)) return null
  const bases = thinChanges(report, tab).map((one) => ({ one, base: baseOf(report, tab, one).tile }))
  const tile =
    bases.find(({ one, base }) => base && base !== one)?.base ??
    tab.summary.find((one) => one.unit === 'count' && !isContext(one) && one.value !== null && one.prior !== null)
  // of all profiles now and of some before there is nothing to say
  const cited = tile && isOfAll({ tile }) && (tile.value || tile.prior) ? citeFigures(report, placeOf(tab, tile), null, ['value', 'prior']) : null
  if (!tile || !cited) return null
  const [value, prior] = cited.texts
  // a figure is told once, and only what is told is cited
  const same = value === prior ? citeFigures(report, placeOf(tab, tile), null, ['value']) : null
  const before = same ? `${tile.value === tile.prior ? '' : 'about '}the same as in the prior period` : `compared with ${prior} in the prior period`
  const few = isThin(tile, { tile: null, prior: Math.abs(tile.prior ?? 0), value: Math.abs(tile.value ?? 0) })
  const only = (tile.value ?? 0) < fewest ? 'only ' : ''
  const why = few ? ': too few to show a trend' : isLarge(tile) && isChance(tab, tile) ? asUsual(report) : whyNone(report, tab)
  return {
    tiles: [tile],
    sentence: {
      text: `${capital(asSubject(tile.title))} ${isOf(tab, tile, 'STOCK') ? 'stood at' : 'came to'} ${only}${value}, ${before}${why}.`,
      cites: [(same ?? cited).cite],
    },
  }
}

/** Why no change is told, where something moved: the test says so, or there was too little time for one. */
function whyNone(report: Report, tab: TabReport): string {
  const changed = changedTiles(report, tab)
  if (changed.length === 0) return ''
  if (changed.every((tile) => tile.chance === undefined)) return ': too short a period to show a trend'
  return changed.every((tile) => tile.chance === undefined || isChance(tab, tile)) ? '; no change stands out from normal variation' : ''
}

const medianOf = ({ summary }: TabReport, { about }: Tile) => summary.find(({ key }) => key === about?.beside)

/** Ours beside the median of the industry; of few posts with how many a day there were. */
export function besideIndustry(report: Report): Sentence[] {
  const tab = report.reports.crossChannel
  return tab.summary.flatMap((tile) => {
    const median = medianOf(tab, tile)
    const [own, industry] = [tile, median].map((one) => one && citeFigures(report, placeOf(tab, one), null, ['value']))
    if (!own || !industry || own.texts[0] === industry.texts[0]) return []
    const counted = tile.about?.countedBy
    const daily = counted?.daily && tab.summary.find(({ key }) => key === counted.by)
    const { value: posts } = baseOf(report, tab, tile)
    const few = tab.summary[0] === tile && daily && tile !== daily && posts < fewest ? fewOf(report, daily) : null
    const side = (tile.value ?? 0) > (median?.value ?? 0) ? 'above' : 'below'
    return [
      {
        text: `${capital(asSubject(tile.title))} stood at ${own.texts[0]}, ${side} the industry median of ${industry.texts[0]}${few?.text ?? ''}.`,
        cites: [own.cite, industry.cite, ...(few?.cite ? [few.cite] : [])],
      },
    ]
  })
}

/** ", though on only 1.25 posts per day"; a part of a post is no number of posts. */
function fewOf(report: Report, daily: Tile): { text: string; cite?: Sentence['cites'][number] } | null {
  if ((daily.value ?? 0) < 1) return { text: ', though on less than one post per day' }
  const cited = citeFigures(report, placeOf(report.reports.crossChannel, daily), null, ['value'])
  return cited && { text: `, though on only ${cited.texts[0]} ${asSubject(daily.title)}`, cite: cited.cite }
}
