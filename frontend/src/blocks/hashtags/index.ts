import { later } from '../../lib/later.ts'
import type { KindOfBlock } from '../kind.ts'
import { hashtagsTable } from './table.ts'
import { HashtagsKey, HashtagsView } from './view.tsx'

export const hashtags: KindOfBlock<'hashtags'> = {
  View: HashtagsView,
  Note: HashtagsKey,
  table: hashtagsTable,
  print: later(async () => (await import('./print.tsx')).hashtagsPrint),
  sample: later(async () => (await import('./sample.ts')).hashtagsSample),
}
