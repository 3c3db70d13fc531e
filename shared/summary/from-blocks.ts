/** Sentences over lists and heat maps: best content, best times; and what all sentences over blocks share. */
import type { BlockData, BlockOf } from '../blocks/index.ts'
import type { Report, Section } from '../reports/report.ts'
import { citeFigures } from './cite.ts'
import type { Place } from './read-figure.ts'
import type { Advice, Sentence } from './schema.ts'
import { inSentence, withoutCurrency } from './words.ts'

type Found<K extends BlockData['kind']> = { section: Section; block: BlockOf<K>; place: Place }

/** The blocks of some kinds that have data, in reading order. */
export function blocksOf<K extends BlockData['kind']>(report: Report, kinds: readonly K[]): Found<K>[] {
  const tab = report.reports.crossChannel
  const isOf = (block: BlockData): block is BlockOf<K> => kinds.some((kind) => kind === block.kind)
  return tab.report.flatMap((section) =>
    section.content.flatMap((block) =>
      isOf(block) && !block.no_data ? { section, block, place: { tab: tab.code, section: section.key, block: block.key } } : [],
    ),
  )
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

/** Below this a part, a best post or a busy hour is chance. */
export const fewest = 10

/** The first row of what is ordered by a figure. */
export function bestContent(report: Report): { sentence: Sentence; advice: Advice[] } | null {
  for (const { block, place, section } of blocksOf(report, ['posts', 'table'])) {
    const top = block.kind === 'posts' ? topPost(block) : topRow(block)
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
                title: 'Build on what did best',
                description: `${next.names[0]} comes next in ${where} with ${next.texts[0]} ${label}: what it has in common with the first is worth repeating.`,
                cites: [next.cite],
              },
            ]
          : [],
    }
  }
  return null
}

type Top = { row: string; next: string; field: string; label: string } | null

/** By the figure whose highest value stands first; that is what they are ordered by. */
function topPost({ values, rowsTotal }: BlockOf<'posts'>): Top {
  const [first, second] = values
  if (!first?.text.trim() || rowsTotal < 2) return null
  const by = first.figures.find(({ key, figure }) => {
    const others = values.map((one) => one.figures.find((other) => other.key === key)?.figure.value ?? null)
    return figure.value !== null && figure.value > 0 && figure.unit === 'count' && others.every((value) => (value ?? 0) <= (figure.value ?? 0))
  })
  return by && (by.figure.value ?? 0) >= fewest ? { row: first.id, next: second?.text.trim() ? second.id : '', field: by.key, label: by.label } : null
}

/** Tables of things that someone made; those of networks or people are no content. */
const contentColumns = /^(?:post|ad|creative|campaign|mention)s?$/

function topRow({ header, values, rowsTotal }: BlockOf<'table'>): Top {
  const by = header.find(({ sort_order }) => sort_order === 'desc')
  if (!contentColumns.test(header[0]?.key ?? '')) return null
  const value = by && values[0]?.[by.key]?.value
  if (!by || typeof value !== 'number' || value < fewest || rowsTotal < 2) return null
  const highest = values.every((row) => Number(row[by.key]?.value ?? 0) <= value)
  return highest && !['percent', 'ratio'].includes(by.unit ?? 'count') ? { row: '0', next: '1', field: by.key, label: by.value } : null
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
    const over = block.counted ? '' : ` over ${few ? 'only ' : ''}${items} ${inSentence(block.itemsLabel)}${few ? ', worth a test' : ''}`
    return {
      title: block.counted ? `Be there on ${name}` : `${few ? 'Test' : 'Publish on'} ${name}`,
      description: `${name} ${rank}: ${value}${counted(report, block) || ` ${inSentence(block.itemsLabel)}`}${over}.`,
      cites: [cited.cite],
    }
  })
}
