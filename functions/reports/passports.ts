/** The passports of a tab: of every figure that its tiles, blocks and columns name, once. */
import { isMetricId } from '../../shared/metrics/index.ts'
import { figuresShown, type Passport, type TabReport } from '../../shared/reports/report.ts'
import { passportOf } from './passport.ts'
import type { Scope } from './scope.ts'
import { shownOf } from './tiles.ts'

export function passportsOf(scope: Scope, tab: Pick<TabReport, 'summary' | 'report'>, hideIndicators: boolean): TabReport['passports'] {
  const tiles = new Map(tab.summary.map((tile) => [tile.key, tile]))
  const made = figuresShown(tab).flatMap((key): [string, Passport][] =>
    isMetricId(key) ? [[key, passportOf(scope, key, tiles.get(key) ?? shownOf(scope, key, hideIndicators))]] : [],
  )
  return Object.fromEntries(made)
}
