/** Sentences over lists: the best content; and what all sentences over blocks share. */
import { type BlockData, type BlockKind, type BlockOf, readingOf } from '../blocks/index.ts'
import { fewest } from '../blocks/reading.ts'
import type { Report, Section, TabReport } from '../reports/report.ts'
import { citeFigures } from './cite.ts'
import { type Place, readFigure } from './read-figure.ts'
import type { Advice, Sentence } from './schema.ts'
import { bestTodo } from './themes.ts'
import { afterNumber, inSentence } from './words.ts'

type Found<K extends BlockKind> = { section: Section; block: BlockOf<K>; place: Place }

/** The blocks of a tab that have data, in reading order. */
export function blocksWithData(report: Report, tab: TabReport = report.reports.crossChannel): Found<BlockKind>[] {
  return tab.report.flatMap((section) =>
    section.content.flatMap((block) => (block.no_data ? [] : { section, block, place: { tab: tab.code, section: section.key, block: block.key } })),
  )
}

/** Those of some kinds. */
export function blocksOf<K extends BlockKind>(report: Report, kinds: readonly K[], tab?: TabReport): Found<K>[] {
  const isOf = (block: BlockData): block is BlockOf<K> => kinds.some((kind) => kind === block.kind)
  return blocksWithData(report, tab).flatMap(({ block, ...found }) => (isOf(block) ? { ...found, block } : []))
}

/** What a block of one figure counts, after a number: " impressions"; nothing for a block of several. */
export function counted(report: Report, { passports: [only, ...more] }: BlockData): string {
  const title = only && more.length === 0 ? report.reports.crossChannel.passports[only]?.title : undefined
  return title
    ? ` ${afterNumber(title)
        .replace(' by weekday and hour', '')
        .replace(/^share of /, 'of ')}`
    : ''
}

/** Of fewer the best are chance. */
const fewestRows = 10
/** Less of the first than this is too far behind to have much in common with it, and what is no more than this many times the last is nothing special. */
const [closeSecond, special] = [0.5, 1.5]

/** The first row of what is ordered by a figure. */
export function bestContent(report: Report): { sentence: Sentence; advice: Advice[] } | null {
  for (const { block, place, section } of blocksWithData(report)) {
    const top = readingOf(block).first?.(block)
    const cited = top && citeFigures(report, place, top.row, [top.field])
    if (!cited) continue
    const name = cited.names[0] ?? ''
    const where = `${inSentence(section.title)}${block.title ? ` of ${block.title}` : ''}`
    const label = inSentence(top.label)
    // what others made is not ours to build on
    const ours = section.content[0] === block && 'rowsTotal' in block && block.rowsTotal >= fewestRows
    const next = ours ? citeFigures(report, place, top.next, [top.field]) : null
    const sizeOf = (row: string) => readFigure(report, place, row, top.field)?.value ?? 0
    const [first, second, last] = [top.row, top.next, top.last].map(sizeOf)
    const isClose = next !== null && next.names[0] !== name && (second ?? 0) >= Math.max(fewest, (first ?? 0) * closeSecond, (last ?? 0) * special)
    return {
      sentence: { text: `Of the ${where}, ${name} drew the most: ${cited.texts[0]} ${label}.`, cites: [cited.cite] },
      advice: isClose
        ? [
            {
              title: 'Build on what worked best',
              description: `${name} drew ${cited.texts[0]} ${label}; next comes ${next.names[0]} with ${next.texts[0]}. ${bestTodo}`,
              cites: [cited.cite, next.cite],
            },
          ]
        : [],
    }
  }
  return null
}
