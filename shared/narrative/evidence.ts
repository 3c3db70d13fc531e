/** Which changes chance explains, and how surely it does not: by the test that a tile brings (docs/metrics.md#chance). */
import type { Figure } from '../blocks/shared.ts'
import { figureMessages } from '../figure-messages.ts'
import type { Polarity } from '../metrics/units.ts'
import type { TabReport, Tile } from '../reports/report.ts'

/** Of the changes that are told as sure, this part is expected to be chance. */
const level = 0.05

/** Beyond so many zeros a change is as sure as any. */
const sureZeros = 4

/** What stands beside our own figures: its change is news of others. */
export const isContext = ({ about }: Tile) => about?.ofOthers === true

/** The tiles of a tab whose change is beyond chance: the more are tested, the surer each must be (Benjamini and Hochberg). */
export function sureTiles({ summary }: Pick<TabReport, 'summary'>): ReadonlySet<Tile> {
  const tested = summary.filter((tile) => tile.chance !== undefined && !isContext(tile)).toSorted((a, b) => (a.chance ?? 1) - (b.chance ?? 1))
  const last = tested.findLastIndex(({ chance = 1 }, index) => chance <= (level * (index + 1)) / tested.length)
  return new Set(tested.slice(0, last + 1))
}

/** Whether its change was tested, and chance explains it. */
export function isChance(tab: Pick<TabReport, 'summary'>, tile: Tile): boolean {
  return tile.chance !== undefined && !isContext(tile) && !sureTiles(tab).has(tile)
}

/** Why a tile's change is neither good nor bad news; null where it may be either. */
export function whyGrey(tab: Pick<TabReport, 'summary'>, tile: Tile): string | null {
  if (tile.littleData) return figureMessages.report.littleData
  return isChance(tab, tile) ? figureMessages.report.usual : null
}

/** The polarity that a tile's change is shown with. */
export function polarityShown(tab: Pick<TabReport, 'summary'>, tile: Tile): Polarity {
  return whyGrey(tab, tile) === null ? tile.polarity : 'neutral'
}

type ChangeShown = { readonly polarity: Polarity; readonly grey: string | null }

/**
 * How the change of a figure is shown, wherever it is: a chart's head, a bar, a cell, a passport. The figure of a tile is shown as the tile.
 * @param keys the passports of what shows it
 */
export function changeShown(tab: Pick<TabReport, 'summary'>, figure: Omit<Figure, 'unit'>, keys: readonly (string | undefined)[]): ChangeShown {
  const tile = tab.summary.find(({ passport, figure: own }) => passport !== null && keys.some((key) => isOfMetric(passport, key)) && isSame(own, figure))
  const grey = tile ? whyGrey(tab, tile) : null
  return { polarity: grey === null ? figure.polarity : 'neutral', grey }
}

/** A tile of one currency or result type, `results_leads`, is of the metric that a column names, `results`. */
function isOfMetric(passport: string, key: string | undefined): boolean {
  return passport === key || passport.startsWith(`${key}_`)
}

function isSame(one: Omit<Figure, 'unit'>, other: Omit<Figure, 'unit'>): boolean {
  return one.value === other.value && one.prior === other.prior && one.growth.kind === other.growth.kind && one.growth.value === other.growth.value
}

/** 0 to 1: the zeros of the p-value, of four. */
export function evidenceOf({ chance = 1 }: Tile): number {
  return Math.min(1, -Math.log10(Math.max(chance, 10 ** -sureZeros)) / sureZeros)
}
