import type { Unnamed } from '../../../../../../shared/blocks/index.ts'
import type { TextData } from '../../../../../../shared/blocks/text/data.ts'
import type { ItemBlockOf } from '../../../../../../shared/reports/language/items/section.ts'
import { noData } from '../../common/no-data.ts'
import { cellContext } from '../cell-context.ts'
import type { SectionContext } from '../context.ts'
import { inRange } from '../occurrences.ts'

export function text<Item extends object>(context: SectionContext<Item>, spec: ItemBlockOf<Item, 'text'>): Unnamed<TextData> {
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
