/** Sentences over lists and heat maps: best content, best times; and what all sentences over blocks share. */
import type { BlockData, BlockKind, BlockOf } from '../blocks/index.ts'
import { fewest } from '../blocks/reading.ts'
import { readingOf } from '../blocks/readings.ts'
import type { Report, Section } from '../reports/report.ts'
import { citeFigures } from './cite.ts'
import type { Place } from './read-figure.ts'
import type { Advice, Sentence } from './schema.ts'
import { inSentence, withoutCurrency } from './words.ts'

type Found<K extends BlockKind> = { section: Section; block: BlockOf<K>; place: Place }

/** The blocks that have data, in reading order. */
export function blocksWithData(report: Report): Found<BlockKind>[] {
  const tab = report.reports.crossChannel
  return tab.report.flatMap((section) =>
    section.content.flatMap((block) => (block.no_data ? [] : { section, block, place: { tab: tab.code, section: section.key, block: block.key } })),
  )
}

/** Those of some kinds. */
export function blocksOf<K extends BlockKind>(report: Report, kinds: readonly K[]): Found<K>[] {
  const isOf = (block: BlockData): block is BlockOf<K> => kinds.some((kind) => kind === block.kind)
  return blocksWithData(report).flatMap(({ block, ...found }) => (isOf(block) ? { ...found, block } : []))
}

/** What a block of one figure counts, after a number: " impressions"; nothing for a block of several. */
export function counted(report: Report, { passports: [only, ...more] }: BlockData): string {
  const title = only && more.length === 0 ? report.reports.crossChannel.passports[only]?.title : undefined
  return title
    ? ` ${inSentence(withoutCurrency(title))
        .replace(' by weekday and hour', '')
        .replace(/^share of /, 'of ')}`
    : ''
}

/** The first row of what is ordered by a figure. */
export function bestContent(report: Report): { sentence: Sentence; advice: Advice[] } | null {
  for (const { block, place, section } of blocksWithData(report)) {
    const top = readingOf(block).first?.(block)
    const cited = top && citeFigures(report, place, top.row, [top.field])
    if (!cited) continue
    const name = cited.names[0] ?? ''
    const where = `${inSentence(section.title)}${block.title ? ` of ${block.title}` : ''}`
    const next = citeFigures(report, place, top.next, [top.field])
    const label = inSentence(top.label)
    // what others made is not ours to build on
    const ours = section.content[0] === block && next?.names[0] !== name && (next?.cite.figures[0]?.value ?? 0) >= fewest
    return {
      sentence: { text: `${name} leads ${where} with ${cited.texts[0]} ${label}.`, cites: [cited.cite] },
      advice:
        next && ours
          ? [
              {
                title: 'Build on what worked best',
                description: `${next.names[0]} comes second in ${where} with ${next.texts[0]} ${label}. Repeat what it has in common with the first.`,
                cites: [next.cite],
              },
            ]
          : [],
    }
  }
  return null
}

/** Of fewer posts an hour says little; where what comes is counted, of fewer than are ever chance. */
const fewestItems = { mean: 4, counted: fewest }

/** The best hour of a week, of those that are sure; how people sounded at some hour is nothing to plan for. */
export function bestTime(report: Report): Advice[] {
  return blocksOf(report, ['heatmap']).flatMap(({ block, place }) => {
    // at which hours others post is theirs to know
    if (block.unit === 'score' || block.title) return []
    const best = block.best.find(({ items }) => items >= (block.counted ? fewestItems.counted : fewestItems.mean))
    // what is counted in an hour must be what comes in it, such as messages: of ads one can only say when they were shown
    if (block.counted && best?.items !== best?.value) return []
    const row = best && `${best.row}:${best.column}`
    const cited = row && citeFigures(report, place, row, ['value', 'items'])
    if (!cited) return []
    const [value, items] = cited.texts
    const name = cited.names[0] ?? ''
    // where many come is no merit of the hour
    const word = block.counted ? 'busiest' : 'best'
    const rank = best === block.best[0] ? `is the ${word} hour of the week` : `is among the ${word} hours of the week`
    const few = best.items < fewest
    const over = block.counted ? '' : `, based on ${few ? 'only ' : ''}${items} ${inSentence(block.itemsLabel)}`
    return {
      title: `${block.counted ? 'Plan for' : few ? 'Test' : 'Publish on'} ${name}`,
      description: `${name} ${rank}: ${value}${counted(report, block) || ` ${inSentence(block.itemsLabel)}`}${over}.`,
      cites: [cited.cite],
    }
  })
}
