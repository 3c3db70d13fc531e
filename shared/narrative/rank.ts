/** Which changes are worth a sentence: the larger and the surer first; those of too few things not at all. */
import { isOfWhole } from '../change-words.ts'
import { today } from '../dates/index.ts'
import { growthDirection } from '../format.ts'
import type { Report, TabReport, Tile } from '../reports/report.ts'
import { type Base, baseOf, counts, isOf } from './sample-size.ts'
import { placeInTheme, themeOf } from './themes.ts'

export type Ranked = { tile: Tile; tab: TabReport; score: number }

/** A change of fewer things than this, on either side, is never said as a trend. */
export const fewest = 10
/** Growth beyond this counts no more; it is mostly a small base. */
const most = 2
/** What moved less than a twentieth is no news. */
const worthSaying = 0.05

/** Tiles that surely changed, best first; a level that did not move is not among them, nor one that is not ours. */
export function rankChanges(report: Report, tab: TabReport): Ranked[] {
  return changedTiles(report, tab)
    .filter(({ tile, score }) => score >= worthSaying && !isThin(tile, baseOf(report, tab, tile)))
    .sort((a, b) => b.score - a.score)
}

/** The changes of a tab, one of each theme: engagements up a tenth and engagements per post up a tenth are one piece of news. */
export function newsOf(report: Report, tab: TabReport): Ranked[] {
  const themes = Map.groupBy(rankChanges(report, tab), ({ tile }) => themeOf(tile))
  const chief = [...themes.values()].flatMap((some) => some.toSorted((a, b) => placeInTheme(a.tile) - placeInTheme(b.tile)).slice(0, 1))
  // results may be the very clicks that stand beside them
  const alike = Map.groupBy(chief, ({ tile: { prior, value, unit } }) => `${prior} ${value} ${unit}`)
  return [...alike.values()].flatMap(([first]) => first ?? []).sort((a, b) => b.score - a.score)
}

/** Tiles whose figures moved, but of which there are too few for it to mean much. */
export function thinChanges(report: Report, tab: TabReport): Tile[] {
  return changedTiles(report, tab)
    .filter(({ tile }) => isThin(tile, baseOf(report, tab, tile)))
    .map(({ tile }) => tile)
}

function changedTiles(report: Report, tab: TabReport): Ranked[] {
  return tab.summary
    .filter((tile) => !isContext(tile) && growthDirection(tile.figure.growth, tile.unit) !== 'flat')
    .map((tile, index) => ({ tile, tab, score: (sizeOf(tile) * certaintyOf(report, tab, tile)) / (1 + index * 0.05) }))
}

/** What stands beside our own figures: its change is news of others. */
export const isContext = ({ about }: Tile) => about?.ofOthers === true

/** Of itself a count needs enough before, which is what its percentage is of; any other figure on both sides. */
export function isThin(tile: Tile, base: Base): boolean {
  return (base.tile === tile ? base.prior : Math.min(base.prior, base.value)) < fewest
}

/** Of all profiles: a change of some does not lead to the figure of all. */
export const isOfAll = ({ tile }: Pick<Ranked, 'tile'>) => isOfWhole(tile.figure)

/** So many points of a share, or of another scale, move it as far as doubling moves a sum. */
const pointsOf = { percent: 50, other: 10 }

/** How far it moved; 0 when that cannot be said. What is neither good nor bad news is less of it. */
function sizeOf({ figure: { growth }, unit, polarity }: Tile): number {
  if (growth.value === null) return 0
  const weight = polarity === 'neutral' ? 0.5 : 1
  if (growth.kind === 'percent') return weight * Math.min(most, Math.abs(growth.value) / 100)
  return growth.kind === 'points' ? weight * Math.min(most, Math.abs(growth.value) / (unit === 'percent' ? pointsOf.percent : pointsOf.other)) : 0
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

/**
 * 0 to 1. Less for a change that chance alone could make; for a figure that is largely of profiles connected too late to be
 * compared; for days without data; and for sums over ranges of unequal length, of which very unequal ones say nothing.
 */
function certaintyOf(report: Report, tab: TabReport, tile: Tile): number {
  const { value, prior, figure } = tile
  const { growth } = figure
  if (prior === null || value === null) return 0
  if (growsWithDays(tab, tile) && isUneven(report)) return 0
  const { coverage } = tab
  const compared = growth.kind === 'percent' && growth.value !== null ? prior + (Math.abs(prior) * growth.value) / 100 : value
  const share = counts(tile) && value > 0 ? Math.min(1, Math.max(0, compared / value)) : 1
  const covered = coverage && coverage.expected > 0 ? coverage.have / coverage.expected : 1
  return beyondChance(tile, baseOf(report, tab, tile), compared) * share * covered
}

/** What single values of a scale are apart, as a rule. */
const spreadOf = { score: 4, stars: 1.2 }

/** Chance alone makes one change in ten as large as this many standard errors. */
const leastErrors = 1.64
const sureErrors = 2.5

/** 0 to 1, by the change in standard errors. */
function beyondChance(tile: Tile, base: Base, compared: number): number {
  const errors = standardErrors(tile, base, compared)
  return errors < leastErrors ? 0 : Math.min(1, errors / sureErrors)
}

function standardErrors(tile: Tile, base: Base, compared: number): number {
  const prior = tile.prior ?? 0
  const change = Math.abs(compared - prior)
  if (change === 0) return 0
  if (base.tile === tile) return change / Math.sqrt(Math.max(1, Math.abs(compared) + Math.abs(prior)))
  if (base.prior === 0 || base.value === 0) return 0
  const both = Math.sqrt(1 / base.prior + 1 / base.value)
  if (tile.unit === 'score' || tile.unit === 'stars') return change / (spreadOf[tile.unit] * both)
  if (isPartOf(tile, base)) {
    const pooled = (prior * base.prior + compared * base.value) / (base.prior + base.value) / 100
    return change / 100 / (Math.sqrt(Math.max(1e-9, pooled * (1 - pooled))) * both)
  }
  const middle = (Math.abs(prior) + Math.abs(compared)) / 2
  return change / (middle * both)
}

/** A share of the things that are counted: any other rate is worth as much as what it counts itself. */
function isPartOf({ unit, about }: Tile, { tile }: Base): boolean {
  return unit === 'percent' && tile !== null && !about?.countedBy?.rate
}
