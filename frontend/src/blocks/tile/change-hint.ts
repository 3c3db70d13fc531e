import { relativeWords } from '../../../../shared/change-words.ts'
import { figureMessages } from '../../../../shared/figure-messages.ts'
import { isChance } from '../../../../shared/narrative/evidence.ts'
import type { TabReport, Tile } from '../../../../shared/reports/report.ts'

/** Tooltip of a tile's change: the relative change of a rate, and whether it is within normal variation. */
export function changeHint(tab: Pick<TabReport, 'summary'>, tile: Tile): string | undefined {
  const relative = relativeWords(tile.figure)
  return [...(relative === null ? [] : [relative]), ...(isChance(tab, tile) ? [figureMessages.report.usual] : [])].join('. ') || undefined
}
