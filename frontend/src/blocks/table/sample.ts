import { table } from '../../samples/tables.ts'
import { first, turn } from '../../samples/variations.ts'
import type { GallerySample } from '../gallery-sample.ts'

export const tableSample: GallerySample<'table'> = {
  span: 12,
  full: table,
  named: (block, names) => ({
    ...block,
    values: block.values.map((row, index) => ({
      ...row,
      [block.header[0]?.key ?? '']: { type: 'text' as const, value: turn(names, index), description: turn(names, index + 1) },
    })),
  }),
  first,
  uncompared: (block) => ({
    ...block,
    values: block.values.map((row) => Object.fromEntries(Object.entries(row).map(([key, cell]) => [key, { ...cell, prior: undefined, growth: undefined }]))),
  }),
}
