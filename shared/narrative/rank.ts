/** Which changes are worth a sentence: by size and evidence together; those of too few things not at all (docs/metrics.md#which-changes-are-told). */
import { isOfWhole } from '../change-words.ts'
import { today } from '../dates/index.ts'
import { growthDirection, growthTone } from '../format.ts'
import { relativeChange } from '../metrics/growth.ts'
import { plainUnit } from '../metrics/units.ts'
import type { Report, TabReport, Tile } from '../reports/report.ts'
import { evidenceOf, isContext, sureTiles } from './evidence.ts'
import { type Base, baseOf, counts, isOf } from './sample-size.ts'
import { placeInTheme, themeOf } from './themes.ts'

export type Ranked = { tile: Tile; tab: TabReport; score: number }

/** A change of fewer things than this, on either side, is never said as a trend. */
export const fewest = 10
/** However sure, a change of less is no news: 0.2%, half a point of a share, a fiftieth of a star. */
const leastSize = { percent: 0.002, points: 0.02 }
/** Growth beyond this counts no more; it is mostly a small base. */
const most = 2

/** Tiles whose change is beyond chance, best first; a level that did not move is not among them, nor one that is not ours. */
export function rankChanges(report: Report, tab: TabReport): Ranked[] {
  const sure = sureTiles(tab)
  return changedTiles(report, tab)
    .filter((tile) => sure.has(tile) && !isThin(tile, baseOf(report, tab, tile)))
    .map((tile) => ({ tile, tab, score: sizeOf(tab, tile) * evidenceOf(tile) * knownPart(tab, tile) }))
    .sort((a, b) => b.score - a.score)
}

/** The changes of a tab, one of each theme: engagements up a tenth and engagements per post up a tenth are one piece of news. */
export function newsOf(report: Report, tab: TabReport): Ranked[] {
  const isNews = ({ tile }: Ranked) => sizeOf(tab, tile) >= leastSize[relativeSize(tab, tile) === null ? 'points' : 'percent'] && !isGainsaid(tab, tile)
  const themes = Map.groupBy(rankChanges(report, tab).filter(isNews), ({ tile }) => themeOf(tile))
  const chief = [...themes.values()].flatMap((some) => some.toSorted((a, b) => placeInTheme(a.tile) - placeInTheme(b.tile)).slice(0, 1))
  // results may be the very clicks that stand beside them
  const alike = Map.groupBy(chief, ({ tile: { prior, value, unit } }) => `${prior} ${value} ${unit}`)
  return surestSecond([...alike.values()].flatMap(([first]) => first ?? []).sort((a, b) => b.score - a.score))
}

/** The largest stands first and the surest of the others second, however small it is: each would hide the other. */
function surestSecond([first, ...others]: readonly Ranked[]): Ranked[] {
  const [surest] = others.toSorted((a, b) => evidenceOf(b.tile) - evidenceOf(a.tile))
  return first && surest ? [first, surest, ...others.filter((one) => one !== surest)] : first ? [first] : []
}

/** Tiles whose figures moved, but of which there are too few for it to mean much. */
export function thinChanges(report: Report, tab: TabReport): Tile[] {
  return changedTiles(report, tab).filter((tile) => isThin(tile, baseOf(report, tab, tile)))
}

/** What is ours and moved, as far as it can be held against the prior range at all. */
export function changedTiles(report: Report, tab: TabReport): Tile[] {
  return tab.summary.filter(
    (tile) =>
      !isContext(tile) &&
      tile.prior !== null &&
      tile.value !== null &&
      growthDirection(tile.figure.growth, tile.unit) !== 'flat' &&
      !(growsWithDays(tab, tile) && isUneven(report)),
  )
}

/** Of itself a count needs enough before, which is what its percentage is of; any other figure on both sides. */
export function isThin(tile: Tile, base: Base): boolean {
  if (base.tile === tile) return (tile.figure.growth.kind === 'new' ? base.value : base.prior) < fewest
  return Math.min(base.prior, base.value) < fewest
}

/** More is left unanswered, but of far more that came in: the figure that says most of the theme moved the other way. */
export function isGainsaid({ summary }: TabReport, tile: Tile): boolean {
  const toneOf = ({ figure, polarity, unit }: Tile) => growthTone(figure.growth, polarity, unit)
  const telling = summary.filter((one) => one.about?.theme && themeOf(one) === themeOf(tile) && placeInTheme(one) < placeInTheme(tile))
  return toneOf(tile) === 'bad' && telling.some((one) => toneOf(one) === 'good')
}

/** How large its change is in percent, also of a rate, whose change is shown in points; null of means and shares, which move on a scale. */
export function relativeSize(tab: TabReport, tile: Tile): number | null {
  const { growth, value, compared, prior } = tile.figure
  const now = compared ?? value
  if (growth.kind === 'percent') return Math.abs(growth.value ?? 0)
  if (growth.kind !== 'points' || !isOf(tab, tile, 'RATIO') || now === null || prior === null) return null
  return Math.abs(relativeChange(now, prior) ?? 0)
}

/** Of all profiles: a change of some does not lead to the figure of all. */
export const isOfAll = ({ tile }: Pick<Ranked, 'tile'>) => isOfWhole(tile.figure)

/** What moves a figure on a scale as far as doubling moves a sum: a quarter of a whole, a star, half of what is good in a score. */
const doubling: Readonly<Record<string, number>> = { percent: 25, stars: 1, score: 5 }

/** How far it moved. What is neither good nor bad news is less of it. */
function sizeOf(tab: TabReport, tile: Tile): number {
  const { value, prior, unit, polarity } = tile
  const { growth } = tile.figure
  const weight = polarity === 'neutral' ? 0.5 : 1
  if (growth.kind === 'new' || growth.kind === 'dash') return weight * most
  const relative = relativeSize(tab, tile)
  if (relative !== null) return weight * Math.min(most, relative / 100)
  const scale = doubling[plainUnit(unit)] ?? (Math.max(Math.abs(value ?? 0), Math.abs(prior ?? 0)) || 1)
  return weight * Math.min(most, Math.abs(growth.value ?? 0) / scale)
}

/** Below this share of the other range, what grows with every day is not held against it. */
const likeLong = 0.8

/** How much of the longer range the shorter one is, by days that are over: a day that goes on has hardly begun. */
function evenness({ days: { current, prior }, dates, timezone, fetchedAt }: Report): number {
  if (!prior) return 1
  const over = dates.dateTo === today(timezone, new Date(fetchedAt)) ? current - 1 : current
  return Math.min(over, prior) / Math.max(over, prior)
}

/** Sums and distinct people grow with every day of a range; rates, levels and averages do not. */
function growsWithDays(tab: TabReport, tile: Tile): boolean {
  return ['FLOW', 'DELTA', 'POST', 'UNIQUE'].some((kind) => isOf(tab, tile, kind))
}

/** Ranges so unequal that their sums say nothing of each other. */
export const isUneven = (report: Report) => evenness(report) < likeLong

/** 0 to 1: less for a figure that is largely of profiles connected too late to be compared, and for days without data. */
function knownPart({ coverage }: TabReport, tile: Tile): number {
  const { value, figure } = tile
  const share = counts(tile) && value && value > 0 ? Math.min(1, Math.max(0, (figure.compared ?? value) / value)) : 1
  return share * (coverage && coverage.expected > 0 ? coverage.have / coverage.expected : 1)
}
