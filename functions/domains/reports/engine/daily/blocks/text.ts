import { noData } from '../../common/no-data.ts'
import type { Resolver } from './resolver.ts'

export const text: Resolver<'text'> = (context, { key, title, paragraphs }) => ({
  kind: 'text',
  key,
  title: title ?? null,
  subTitle: null,
  no_data: noData(context, paragraphs.length > 0),
  type: 'text',
  paragraphs: [...paragraphs],
  facts: [],
})
