/** The registry of resolvers: one for every kind of block. */
import type { BlockData, BlockKind, Unnamed } from '../../../shared/blocks/index.ts'
import type { BlockSpec } from '../../../shared/reports/definition.ts'
import type { SectionScope } from '../scope.ts'
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

const resolvers = { line, column, bar, pie, donut, heatmap, map, table, hashtags, text, posts } satisfies { [K in BlockKind]: Resolver<K> }

export function resolveBlock(scope: SectionScope, spec: BlockSpec): Unnamed<BlockData> | null {
  switch (spec.kind) {
    case 'line':
      return resolvers.line(scope, spec)
    case 'column':
      return resolvers.column(scope, spec)
    case 'bar':
      return resolvers.bar(scope, spec)
    case 'pie':
      return resolvers.pie(scope, spec)
    case 'donut':
      return resolvers.donut(scope, spec)
    case 'heatmap':
      return resolvers.heatmap(scope, spec)
    case 'map':
      return resolvers.map(scope, spec)
    case 'table':
      return resolvers.table(scope, spec)
    case 'hashtags':
      return resolvers.hashtags(scope, spec)
    case 'text':
      return resolvers.text(scope, spec)
    case 'posts':
      return resolvers.posts(scope, spec)
  }
}
