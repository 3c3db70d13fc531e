import type { BlockData, BlockOf } from '../../../../shared/blocks/index.ts'

/** Bars of one section that measure the same rows in the same unit, to be read beside each other. */
export function comparable(one: BlockData, other: BlockData): other is BlockOf<'bar'> {
  if (one.kind !== 'bar' || other.kind !== 'bar' || one.no_data !== null || other.no_data !== null || one.unit !== other.unit) return false
  const rows = new Set(one.values.map(({ key }) => key))
  return other.values.some(({ key }) => rows.has(key))
}
