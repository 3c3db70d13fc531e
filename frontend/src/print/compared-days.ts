/** The days under a network of the overview. */
import { type CountOf, figureMessages } from '../../../shared/figure-messages.ts'
import { formatCount } from '../../../shared/format-count.ts'
import type { TabReport } from '../../../shared/reports/report.ts'
import { tileOf } from './sentences.ts'

/**
 * Over how many days these figures of a tab are compared: "27 of 28 days", "25–28 of 28 days" where they differ; null where all are over all days.
 * Levels are compared at the ends alone. `all`: days of the range.
 */
export function comparedDays(tab: TabReport, keys: readonly string[], all: number): string | null {
  const over = keys.flatMap((key): CountOf[] => {
    const tile = tileOf(tab, key)
    if (!tile || tile.figure.growth.kind === 'none') return []
    if (tile.figure.over) return [tile.figure.over]
    return tab.passports[tile.passport ?? '']?.class === 'STOCK' ? [] : [{ some: all, all }]
  })
  const [fewest, ...others] = over.toSorted((one, other) => one.some - other.some)
  if (!fewest || fewest.some === fewest.all) return null
  const most = others.at(-1) ?? fewest
  const days = figureMessages.report.countOf(most, 'days')
  return most.some > fewest.some ? `${formatCount(fewest.some)}–${days}` : days
}
