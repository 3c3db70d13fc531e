/** A full block of every kind, and what makes it short, long or compared with nothing. */
import type { BlockKind, BlockOf } from '../../../../../shared/blocks/index.ts'
import { column, line } from './series.ts'
import { bar, donut, hashtags, heatmap, map, pie, text } from './shares.ts'
import { posts, table } from './tables.ts'
import { uncompared } from './uncompared.ts'

export type GallerySample<K extends BlockKind> = {
  full: BlockOf<K>
  /** with these names in place of its own, in turn */
  named: (block: BlockOf<K>, names: readonly string[]) => BlockOf<K>
  /** with the first of its rows, days or parts alone */
  first: (block: BlockOf<K>) => BlockOf<K>
  uncompared: (block: BlockOf<K>) => BlockOf<K>
}

const first = <T, B extends { values: T[] }>(block: B): B => ({ ...block, values: block.values.slice(0, 1) })
const same = <B>(block: B): B => block
const turn = (names: readonly string[], index: number) => names[index % names.length] ?? ''
const labelled = <B extends { values: { label: string }[] }>(block: B, names: readonly string[]): B => ({
  ...block,
  values: block.values.map((row, index) => ({ ...row, label: turn(names, index) })),
})

type SeriesBlock = BlockOf<'line'> | BlockOf<'column'>
const series = {
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

const samples: { [K in BlockKind]: GallerySample<K> } = {
  line: { full: line, ...series },
  column: { full: column, ...series },
  bar: {
    full: bar,
    named: labelled,
    first,
    uncompared: (block) => ({ ...block, values: block.values.map((row) => ({ ...row, figure: uncompared(row.figure) })) }),
  },
  pie: { full: pie, named: labelled, first, uncompared: same },
  donut: { full: donut, named: labelled, first, uncompared: same },
  heatmap: {
    full: heatmap,
    named: same,
    first: (block) => ({
      ...block,
      values: block.values.map((row, day) =>
        row.map((cell, hour) => (day === 2 && hour === 18 ? { value: 900, items: 4 } : { ...cell, value: null, items: 0 })),
      ),
      best: [{ row: 2, column: 18, value: 900, items: 4 }],
    }),
    uncompared: same,
  },
  map: {
    full: map,
    named: labelled,
    first,
    uncompared: (block) => ({ ...block, values: block.values.map((country) => ({ ...country, change: null })) }),
  },
  table: {
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
  },
  hashtags: {
    full: hashtags,
    named: (block, names) => ({ ...block, values: block.values.map((tag, index) => ({ ...tag, tag: `#${turn(names, index).replaceAll(' ', '')}${index}` })) }),
    first: (block) => ({ ...block, values: block.values.slice(0, 1), other: null }),
    uncompared: same,
  },
  text: {
    full: text,
    named: (block, names) => ({ ...block, paragraphs: [...names] }),
    first: (block) => ({ ...block, paragraphs: block.paragraphs.slice(0, 1), facts: [] }),
    uncompared: same,
  },
  posts: {
    full: posts,
    named: (block, names) => ({
      ...block,
      values: block.values.map((post, index) => ({ ...post, profile: turn(names, index), text: `${turn(names, index + 1)} ${turn(names, index + 2)}` })),
    }),
    first,
    uncompared: same,
  },
}

export function gallerySampleOf<K extends BlockKind>({ kind }: { kind: K }): GallerySample<K> {
  return samples[kind]
}
