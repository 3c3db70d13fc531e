/** The kinds of block on paper. */
import type { BlockKind } from '../../../shared/blocks/index.ts'
import type { BlockPrint } from './block-print.ts'
import { blockKinds, viewOf } from './index.ts'

/** Before anything is planned: pages are planned at once. */
export async function loadPrints(): Promise<void> {
  await Promise.all(Object.values(blockKinds).map(({ print }) => print.load()))
}

/** How any block is printed, once all are loaded. */
export function printOf<K extends BlockKind>(block: { kind: K }): BlockPrint<K> {
  return viewOf(block).print.get()
}
