/** The registry of resolvers: one for every kind of block. */
import type { BlockKind } from '../../../../../shared/blocks/index.ts'
import { bar } from './bar.ts'
import { column } from './column.ts'
import { hashtags } from './hashtags.ts'
import { heatmap } from './heatmap.ts'
import { line } from './line.ts'
import { map } from './map.ts'
import { posts } from './posts.ts'
import type { Resolver } from './resolver.ts'
import { donut, pie } from './slices.ts'
import { table } from './table.ts'
import { text } from './text.ts'

const resolvers: { [K in BlockKind]: Resolver<K> } = { line, column, bar, pie, donut, heatmap, map, table, hashtags, text, posts }

export function resolverOf<K extends BlockKind>({ kind }: { kind: K }): Resolver<K> {
  return resolvers[kind]
}
