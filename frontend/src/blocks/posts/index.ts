import { later } from '../../lib/later.ts'
import type { KindOfBlock } from '../kind.ts'
import { PostsView } from './view.tsx'

export const posts: KindOfBlock<'posts'> = {
  View: PostsView,
  table: null,
  print: later(async () => (await import('./print.tsx')).postsPrint),
  sample: later(async () => (await import('./sample.ts')).postsSample),
}
