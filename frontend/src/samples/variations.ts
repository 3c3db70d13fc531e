/** What the samples of several kinds of block share: other names, one row, nothing to compare with. */
import type { BlockOf } from '../../../shared/blocks/index.ts'
import { uncompared } from './uncompared.ts'

export const first = <T, B extends { values: T[] }>(block: B): B => ({ ...block, values: block.values.slice(0, 1) })
export const same = <B>(block: B): B => block
export const turn = (names: readonly string[], index: number) => names[index % names.length] ?? ''
export const labelled = <B extends { values: { label: string }[] }>(block: B, names: readonly string[]): B => ({
  ...block,
  values: block.values.map((row, index) => ({ ...row, label: turn(names, index) })),
})

type SeriesBlock = BlockOf<'line'> | BlockOf<'column'>
export const series = {
  named: labelled,
  first: <B extends SeriesBlock>(block: B): B => ({
    ...block,
    labels: block.labels.slice(0, 1),
    priorLabels: block.priorLabels?.slice(0, 1) ?? null,
    priorTotal: block.priorTotal?.slice(0, 1) ?? null,
    partialFrom: null,
    values: block.values.map((one) => ({ ...one, values: one.values.slice(0, 1), prior: one.prior?.slice(0, 1) ?? null })),
  }),
  uncompared: <B extends SeriesBlock>(block: B): B => ({
    ...block,
    priorLabels: null,
    priorTotal: null,
    total: block.total && uncompared(block.total),
    values: block.values.map((one) => ({ ...one, prior: null })),
  }),
}
