import type { BlockOf } from '../../../../shared/blocks/index.ts'

/** Every part that some bar has, in the order they are stacked. */
export function partsOf(data: BlockOf<'bar'>) {
  const known = new Map(data.values.flatMap(({ parts = [] }) => parts.map((part) => [part.key, part] as const)))
  return [...known.values()]
}
