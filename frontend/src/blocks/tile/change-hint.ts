import { relativeWords } from '../../../../shared/change-words.ts'
import { figureMessages } from '../../../../shared/figure-messages.ts'
import { isChance } from '../../../../shared/narrative/evidence.ts'
import type { TabReport, Tile } from '../../../../shared/reports/report.ts'

/** Tooltip of a tile's change: the relative change of a rate, and whether it is within normal variation. */
export function changeHint(tab: Pick<TabReport, 'summary'>, tile: Tile): string | undefined {
  return hintWords(tile.figure, isChance(tab, tile))
}

/** @param isUsual whether the change is within normal variation */
export function hintWords(figure: Parameters<typeof relativeWords>[0], isUsual: boolean): string | undefined {
  return [relativeWords(figure), isUsual ? figureMessages.report.usual : null].filter((one) => one !== null).join('. ') || undefined
}
