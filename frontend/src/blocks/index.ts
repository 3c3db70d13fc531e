/** The registry of kinds of block on screen and on paper: one import and one line each. */
import type { BlockKind } from '../../../shared/blocks/index.ts'
import { bar } from './bar/index.ts'
import { column } from './column/index.ts'
import { donut } from './donut/index.ts'
import { hashtags } from './hashtags/index.ts'
import { heatmap } from './heatmap/index.ts'
import type { KindOfBlock } from './kind.ts'
import { line } from './line/index.ts'
import { map } from './map/index.ts'
import { pie } from './pie/index.ts'
import { posts } from './posts/index.ts'
import { table } from './table/index.ts'
import { text } from './text/index.ts'

export const blockKinds: { [K in BlockKind]: KindOfBlock<K> } = {
  line,
  column,
  bar,
  pie,
  donut,
  heatmap,
  map,
  table,
  hashtags,
  text,
  posts,
}

/** How any block is drawn: the compiler follows `kind` from the data. */
export function viewOf<K extends BlockKind>({ kind }: { kind: K }): KindOfBlock<K> {
  return blockKinds[kind]
}
