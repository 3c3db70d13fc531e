/** What a sentence says of chance is held against the test of each change in it, whoever wrote it. */
import { type Report, reportTabs } from '../reports/report.ts'
import { isChance, sureTiles } from './evidence.ts'
import { thinChanges } from './rank.ts'
import type { Citation } from './schema.ts'

const chance =
  /\b(?:by|than|may be|can be|is|mere|pure) chance\b|\bchance (?:can|could|alone|may|to)\b|\b(?:random|coincidence|within normal (?:(?:day-to-day|week-to-week) )?variation)\b/iu
const nothing = /\b(?:no change stands out|not significant)\b/iu
const few = /\btoo (?:few|short|small|little)\b/iu
const isChange = (field: string) => ['prior', 'growth', 'delta', 'compared'].includes(field)

/** False where a change is called chance that is not, or the other way round. */
export function saysChanceTruly(report: Report, text: string, cites: readonly Citation[]): boolean {
  const changes = cites.filter(({ section, figures }) => section === null && figures.some(({ field }) => isChange(field)))
  const tabs = reportTabs(report)
  return changes.every(({ tab: code, block }) => {
    const tab = tabs.find((one) => one.code === code)
    const tile = tab?.summary.find(({ key }) => key === block)
    if (!tab || !tile) return false
    if (nothing.test(text) && [...sureTiles(tab)].some((one) => !thinChanges(report, tab).includes(one))) return false
    if (chance.test(text)) return isChance(tab, tile)
    return !few.test(text) || tile.chance === undefined || !sureTiles(tab).has(tile) || thinChanges(report, tab).includes(tile)
  })
}
