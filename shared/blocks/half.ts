/**
 * The kinds of block that a template may set to half the width of a report; one that is not here needs the whole of it. Apart from index.ts,
 * because the builder asks for it and screens carry no schemas.
 */
import type { BlockKind, BlockOf } from './index.ts'
import { fewColumns } from './table/few-columns.ts'

const always = () => true

const halves: { readonly [K in BlockKind]?: (block: BlockOf<K>) => boolean } = {
  line: always,
  column: always,
  bar: always,
  pie: always,
  donut: always,
  table: fewColumns,
}

/** Whether a block can stand at half the width; none where its kind never does. */
export function halfOf<K extends BlockKind>({ kind }: { kind: K }): ((block: BlockOf<K>) => boolean) | undefined {
  return halves[kind]
}
