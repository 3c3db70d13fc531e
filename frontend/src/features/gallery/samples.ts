import type { BlockKind } from '../../../../shared/blocks/index.ts'
import type { GallerySample } from '../../blocks/gallery-sample.ts'
import { blockKinds, viewOf } from '../../blocks/index.ts'

await Promise.all(Object.values(blockKinds).map(({ sample }) => sample.load()))

export function gallerySampleOf<K extends BlockKind>(block: { kind: K }): GallerySample<K> {
  return viewOf(block).sample.get()
}
