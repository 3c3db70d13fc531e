/** Of every figure that a tab shows, its passport. */
import { figuresShown, type Passport, type TabReport } from '../../../../../../shared/reports/report.ts'
import { comparedText, fetchedText, wholeFigure } from '../../common/passport-text.ts'
import { figureOf } from '../aggregate.ts'
import type { TabContext } from '../context.ts'
import { everything } from '../group.ts'
import { noteOf } from '../note.ts'
import { inRange } from '../occurrences.ts'
import { metricPassport, type PassportContext, shownPassport } from './metric.ts'

export function passportsOf<Item extends object>(
  tab: TabContext<Item>,
  { summary, report }: Pick<TabReport, 'summary' | 'report'>,
  hideIndicators: boolean,
): TabReport['passports'] {
  const context: PassportContext<Item> = {
    ...tab,
    compared: comparedText(tab.dataset, hideIndicators),
    found: inRange(tab),
    fetched: fetchedText(tab.dataset, tab.spec.fromNetworks),
  }
  const tiles = new Map(summary.map(({ key, figure }) => [key, figure]))
  const made = figuresShown({ summary, report }).map((key): [string, Passport] => {
    const metric = context.spec.metrics[key]
    if (!metric) return [key, shownPassport(context, key)]
    const figure = tiles.get(key) ?? (metric.ofWhole ? null : wholeFigure(figureOf(context, key, everything)))
    return [key, metricPassport(context, key, { figure, note: noteOf(context, key, figure, hideIndicators) })]
  })
  return Object.fromEntries(made)
}
