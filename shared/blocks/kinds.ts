/** What a report over daily figures and posts asks of each kind of block: the figures it shows, and a sample of it. */
import { barFigures } from './bar/figures.ts'
import { barSample } from './bar/sample.ts'
import { columnFigures } from './column/figures.ts'
import { columnSample } from './column/sample.ts'
import { donutSample } from './donut/sample.ts'
import type { BlockFigures } from './figures.ts'
import { hashtagsFigures } from './hashtags/figures.ts'
import { hashtagsSample } from './hashtags/sample.ts'
import { heatmapFigures } from './heatmap/figures.ts'
import { heatmapSample } from './heatmap/sample.ts'
import type { BlockKind } from './index.ts'
import { lineFigures } from './line/figures.ts'
import { lineSample } from './line/sample.ts'
import { mapFigures } from './map/figures.ts'
import { mapSample } from './map/sample.ts'
import { pieSample } from './pie/sample.ts'
import { postsFigures } from './posts/figures.ts'
import { postsSample } from './posts/sample.ts'
import type { BlockSample } from './sample.ts'
import { slicesFigures } from './slices-figures.ts'
import { tableFigures } from './table/figures.ts'
import { tableSample } from './table/sample.ts'
import { textFigures } from './text/figures.ts'
import { textSample } from './text/sample.ts'

const blockFigures: { [K in BlockKind]: BlockFigures<K> } = {
  line: lineFigures,
  column: columnFigures,
  bar: barFigures,
  pie: slicesFigures,
  donut: slicesFigures,
  heatmap: heatmapFigures,
  map: mapFigures,
  table: tableFigures,
  hashtags: hashtagsFigures,
  text: textFigures,
  posts: postsFigures,
}

const blockSamples: { [K in BlockKind]: BlockSample<K> } = {
  line: lineSample,
  column: columnSample,
  bar: barSample,
  pie: pieSample,
  donut: donutSample,
  heatmap: heatmapSample,
  map: mapSample,
  table: tableSample,
  hashtags: hashtagsSample,
  text: textSample,
  posts: postsSample,
}

export function figuresOf<K extends BlockKind>({ kind }: { kind: K }): BlockFigures<K> {
  return blockFigures[kind]
}

export function sampleOf<K extends BlockKind>({ kind }: { kind: K }): BlockSample<K> {
  return blockSamples[kind]
}
