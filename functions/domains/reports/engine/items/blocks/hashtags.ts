import type { HashtagsData } from '../../../../../../shared/blocks/hashtags/data.ts'
import type { Unnamed } from '../../../../../../shared/blocks/index.ts'
import type { ShownItemId } from '../../../../../../shared/reports/language/items/non-metric-figures.ts'
import type { ItemBlockOf } from '../../../../../../shared/reports/language/items/section.ts'
import { tagsBlock } from '../../common/tag-cloud.ts'
import type { SectionContext } from '../context.ts'
import { inRange } from '../occurrences.ts'

export function hashtags<Item extends object>(context: SectionContext<Item>, spec: ItemBlockOf<Item, 'hashtags'>): Unnamed<HashtagsData> {
  const { text, engagements, impressions, profile } = spec
  const tagged = inRange(context, profile).map(({ item }) => ({
    text: text(item),
    engagements: engagements?.(item) ?? null,
    impressions: impressions?.(item) ?? null,
  }))
  return tagsBlock(context, { ...spec, noun: context.spec.noun }, tagged)
}

export function tagFigures({ engagements, impressions }: { readonly engagements?: unknown; readonly impressions?: unknown }): ShownItemId[] {
  return [
    'hashtag_items',
    ...(engagements ? (['hashtag_engagements', 'hashtag_average'] as const) : []),
    ...(impressions ? (['hashtag_impressions'] as const) : []),
  ]
}
