/** Which changes are worth a sentence: the larger and the surer first. */
import { today } from '../dates/index.ts'
import { growthDirection } from '../format.ts'
import type { Report, TabReport, Tile } from '../reports/report.ts'

export type Ranked = { tile: Tile; tab: TabReport; score: number }

/** Below this base a percentage says little: 3 of 4 more likes is chance. */
const smallBase = 30
/** Growth beyond this counts no more; it is mostly a small base. */
const most = 2

/** What moved less is noise. */
const worthSaying = 0.005

/** Tiles that changed, best first; a level that did not move is not among them. */
export function rankChanges(report: Report, tab: TabReport): Ranked[] {
  return tab.summary
    .map((tile, index) => ({ tile, tab, score: (sizeOf(tile) * certaintyOf(report, tab, tile)) / (1 + index * 0.05) }))
    .filter(({ tile, score }) => score >= worthSaying && growthDirection(tile.figure.growth, tile.unit) !== 'flat')
    .sort((a, b) => b.score - a.score)
}

/** Of all profiles: a change of some does not lead to the figure of all. */
export const isOfAll = ({ tile }: Pick<Ranked, 'tile'>) => tile.figure.compared === undefined

/** So many points of a share, or of another scale, move it as far as doubling moves a sum. */
const pointsOf = { percent: 50, other: 10 }

/** How far it moved; 0 when that cannot be said. */
function sizeOf({ figure: { growth }, unit }: Tile): number {
  if (growth.value === null) return 0
  if (growth.kind === 'percent') return Math.min(most, Math.abs(growth.value) / 100)
  return growth.kind === 'points' ? Math.min(most, Math.abs(growth.value) / (unit === 'percent' ? pointsOf.percent : pointsOf.other)) : 0
}

/** What a rate or mean rests on: the first count of its tab, in the range that had fewer. */
function restsOn({ summary }: TabReport): number {
  const count = summary.find(({ unit }) => unit === 'count')
  return count ? Math.min(Math.abs(count.value ?? 0), Math.abs(count.prior ?? 0)) : Number.MAX_VALUE
}

/** Below this share of the other range, what grows with every day is not held against it. */
const likeLong = 0.8

/** How much of the longer range the shorter one is, by days that are over: a day that goes on has hardly begun. */
function evenness({ days: { current, prior }, dates, timezone, fetchedAt }: Report): number {
  if (!prior) return 1
  const over = dates.dateTo === today(timezone, new Date(fetchedAt)) ? current - 1 : current
  return Math.min(over, prior) / Math.max(over, prior)
}

/** Sums, distinct people and follower growth grow with every day of a range; rates, levels and averages do not. */
function growsWithDays({ passports }: TabReport, { key, passport }: Tile): boolean {
  const rule = passports[passport ?? '']?.class
  return rule === 'FLOW' || rule === 'DELTA' || rule === 'POST' || rule === 'UNIQUE' || /(?:^|_)growth(?:_|$)/.test(key)
}

/**
 * 0 to 1. Less for a small base; for a figure that is largely of profiles connected too late to be compared; for days without
 * data; and for sums over ranges of unequal length, of which very unequal ones say nothing.
 */
export function certaintyOf(report: Report, tab: TabReport, tile: Tile): number {
  const { days } = report
  const { value, prior, unit, figure } = tile
  const { growth } = figure
  if (prior === null || value === null) return 0
  if (growsWithDays(tab, tile) && evenness(report) < likeLong) return 0
  const { coverage } = tab
  const counted = unit === 'count' || unit === 'change'
  const size = counted ? Math.abs(prior) : restsOn(tab)
  const base = (1 - smallBase / (size + smallBase)) * (counted ? 1 : 0.8)
  const compared = growth.kind === 'percent' && growth.value !== null ? prior + (Math.abs(prior) * growth.value) / 100 : value
  const share = counted && value > 0 ? Math.min(1, Math.max(0, compared / value)) : 1
  const covered = coverage && coverage.expected > 0 ? coverage.have / coverage.expected : 1
  const even = counted && days.prior !== null && days.prior > 0 ? Math.min(days.current, days.prior) / Math.max(days.current, days.prior) : 1
  return base * share * covered * even
}
