import { relativeWords } from '../../../../shared/change-words.ts'
import { whyGrey } from '../../../../shared/narrative/evidence.ts'
import type { TabReport, Tile } from '../../../../shared/reports/report.ts'

/** Tooltip of a tile's change: the relative change of a rate, and why it is grey. */
export function changeHint(tab: Pick<TabReport, 'summary'>, tile: Tile): string | undefined {
  return hintWords(tile.figure, whyGrey(tab, tile))
}

/** @param grey why the change is */
export function hintWords(figure: Parameters<typeof relativeWords>[0], grey: string | null): string | undefined {
  return [relativeWords(figure), grey].filter((one) => one !== null).join('. ') || undefined
}
