/** From the declaration of a block to its data. Null: no network of the tab offers it, so it is absent rather than empty. */
import type { BlockData, Unnamed } from '../../../../../shared/blocks/index.ts'
import type { ItemBlock } from '../../../../../shared/reports/language/items/section.ts'
import { noData } from '../../common/no-data.ts'
import { tagsBlock } from '../../common/tag-cloud.ts'
import { cellContext } from '../cell-context.ts'
import type { SectionContext } from '../context.ts'
import { inRange } from '../occurrences.ts'
import { heatmap } from './heatmap.ts'
import { column, line } from './over-time.ts'
import { bar, donut, map, pie } from './parts.ts'
import { table } from './table.ts'

export function resolveItemBlock<Item extends object>(context: SectionContext<Item>, spec: ItemBlock<Item, string, string>): Unnamed<BlockData> | null {
  switch (spec.kind) {
    case 'line':
      return line(context, spec)
    case 'column':
      return column(context, spec)
    case 'bar':
      return bar(context, spec)
    case 'donut':
      return donut(context, spec)
    case 'pie':
      return pie(context, spec)
    case 'heatmap':
      return heatmap(context, spec)
    case 'map':
      return map(context, spec)
    case 'table':
      return table(context, spec)
    case 'hashtags': {
      const { text, engagements, impressions, profile } = spec
      const tagged = inRange(context, profile).map(({ item }) => ({
        text: text(item),
        engagements: engagements?.(item) ?? null,
        impressions: impressions?.(item) ?? null,
      }))
      return tagsBlock(context, { ...spec, noun: context.spec.noun }, tagged)
    }
    case 'text': {
      const { paragraphs, facts = [] } = spec.text(inRange(context), cellContext(context))
      const hasText = paragraphs.length + facts.length > 0
      return {
        kind: 'text',
        key: spec.key,
        title: spec.title ?? null,
        subTitle: null,
        no_data: noData(context, hasText),
        type: 'text',
        paragraphs: [...paragraphs],
        facts: [...facts],
      }
    }
  }
}
