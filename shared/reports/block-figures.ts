/** Which figures a block of a report over daily figures and posts shows follows from its declaration: keys into its tab's passports. */
import type { Unnamed } from '../blocks/index.ts'
import type { BlockSpec } from './definition.ts'

/** In reading order, each once; none for plain text. What no network of the tab gives is not drawn, so it is not named. */
export function figuresOf(spec: BlockSpec, block: Unnamed): string[] {
  if (block.kind === 'table') return [...new Set(block.header.flatMap(({ passport }) => passport ?? []))]
  if (block.kind === 'posts') return (block.values[0]?.figures ?? []).map(({ key }) => key)
  switch (spec.kind) {
    case 'column':
      return 'metric' in spec ? [spec.metric] : spec.parts === 'engagements' ? ['engagements'] : []
    case 'line':
      return [spec.metric]
    case 'bar':
    case 'donut':
    case 'pie':
      return 'metric' in spec ? [spec.metric] : []
    default:
      return []
  }
}
