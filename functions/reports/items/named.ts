/** Which figures a block over items shows follows from its declaration, and of each its tab has a passport. */
import type { Unnamed } from '../../../shared/blocks/index.ts'
import type { ItemBlock } from '../../../shared/reports/items/definition.ts'
import { figuresShown, type Passport, type TabReport } from '../../../shared/reports/report.ts'
import { passportOf } from './passport.ts'
import { everything, figureOf, offered, type Scope } from './scope.ts'

export function figuresOf<Item extends object>(scope: Scope<Item>, spec: ItemBlock<Item, string, string>, block: Unnamed): string[] {
  if (block.kind === 'table') return [...new Set(block.header.flatMap(({ passport }) => passport ?? []))]
  return metricsOf(spec).filter((id) => offered(scope, id))
}

function metricsOf<Item extends object>(spec: ItemBlock<Item, string, string>): readonly string[] {
  if ('metric' in spec) return [spec.metric]
  return 'metrics' in spec ? spec.metrics : []
}

export function passportsOf<Item extends object>(scope: Scope<Item>, tab: Pick<TabReport, 'summary' | 'report'>): TabReport['passports'] {
  const tiles = new Map(tab.summary.map(({ key, figure }) => [key, figure]))
  return Object.fromEntries(
    figuresShown(tab).map((key): [string, Passport] => [key, passportOf(scope, key, tiles.get(key) ?? figureOf(scope, key, everything))]),
  )
}
