/** Which figures a block over items shows follows from its declaration, and of each its tab has a passport. */
import type { Unnamed } from '../../../../../shared/blocks/index.ts'
import type { ShownItemId } from '../../../../../shared/reports/language/items/non-metric-figures.ts'
import type { ItemBlock } from '../../../../../shared/reports/language/items/section.ts'
import { figuresShown, type Passport, type TabReport } from '../../../../../shared/reports/report.ts'
import { comparedText, fetchedText, wholeFigure } from '../../common/passport-text.ts'
import { figureOf } from '../aggregate.ts'
import { offered, type TabContext } from '../context.ts'
import { everything } from '../group.ts'
import { noteOf } from '../note.ts'
import { inRange } from '../occurrences.ts'
import { metricPassport, type PassportContext, shownPassport } from './metric.ts'

/** In reading order, each once; none for plain text. */
export function figuresOf<Item extends object>(context: TabContext<Item>, spec: ItemBlock<Item, string, string>, block: Unnamed): string[] {
  if (block.kind === 'table') return [...new Set(block.header.flatMap(({ passport }) => passport ?? []))]
  if (spec.kind === 'hashtags') return [...tagFigures(spec)]
  const ids = 'metric' in spec ? [spec.metric] : 'metrics' in spec ? spec.metrics : []
  return ids.filter((id) => offered(context, id))
}

function tagFigures({ engagements, impressions }: { readonly engagements?: unknown; readonly impressions?: unknown }): ShownItemId[] {
  return [
    'hashtag_items',
    ...(engagements ? (['hashtag_engagements', 'hashtag_average'] as const) : []),
    ...(impressions ? (['hashtag_impressions'] as const) : []),
  ]
}

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
