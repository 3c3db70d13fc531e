/** The kinds of block on paper, one entry each. Apart from views.ts, so that no screen loads what only paper needs. */
import type { BlockKind } from '../../../shared/blocks/index.ts'
import type { BlockPrint } from '../print/block-print.ts'
import { barPrint } from './bar/print.ts'
import { columnPrint } from './column/print.tsx'
import { donutPrint } from './donut/print.ts'
import { hashtagsPrint } from './hashtags/print.tsx'
import { heatmapPrint } from './heatmap/print.tsx'
import { linePrint } from './line/print.ts'
import { mapPrint } from './map/print.tsx'
import { piePrint } from './pie/print.ts'
import { postsPrint } from './posts/print.tsx'
import { tablePrint } from './table/print.tsx'
import { textPrint } from './text/print.ts'

const blockPrints: { [K in BlockKind]: BlockPrint<K> } = {
  line: linePrint,
  column: columnPrint,
  bar: barPrint,
  pie: piePrint,
  donut: donutPrint,
  heatmap: heatmapPrint,
  map: mapPrint,
  table: tablePrint,
  hashtags: hashtagsPrint,
  text: textPrint,
  posts: postsPrint,
}

/** How any block is printed: the compiler follows `kind` from the data. */
export function printOf<K extends BlockKind>({ kind }: { kind: K }): BlockPrint<K> {
  return blockPrints[kind]
}
