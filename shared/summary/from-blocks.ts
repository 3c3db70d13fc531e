/** Sentences over charts and tables: outlier days, best content, leading parts, best times. */
import type { BlockData, BlockOf } from '../blocks/index.ts'
import type { Report, Section } from '../reports/report.ts'
import { citeFigures } from './cite.ts'
import { withoutCurrency } from './money.ts'
import { median, totals } from './read-block.ts'
import type { Place } from './read-figure.ts'
import type { Advice, Sentence } from './schema.ts'
import { inSentence, within } from './words.ts'

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
function counted(report: Report, { passports: [only, ...more] }: BlockData): string {
  const title = only && more.length === 0 ? report.reports.crossChannel.passports[only]?.title : undefined
  return title
    ? ` ${inSentence(withoutCurrency(title))
        .replace(' by weekday and hour', '')
        .replace(/^share of /, 'of ')}`
    : ''
}

/** Below this a part, a best post or a busy hour is chance. */
const fewest = 10

/** Days that stand out: three and a half robust deviations (of the median) and at least half above the typical day. */
export function outlierDays(report: Report): Sentence[] {
  const peaks = blocksOf(report, ['column', 'line']).flatMap(({ block, place, section }) => {
    const all = totals(block)
    if (!all || block.unit !== 'count' || block.labels.length < 7) return []
    const typical = median(all)
    const spread = median(all.map((value) => (value === null ? null : Math.abs(value - typical)))) * 1.4826
    const highest = Math.max(...all.map((value) => value ?? Number.NEGATIVE_INFINITY))
    // counts differ by their root by chance alone
    const distance = (highest - typical) / Math.max(spread, Math.sqrt(typical), 1)
    const label = block.labels[all.indexOf(highest)]
    // a few on an ordinary day make every day with some more an outlier
    if (!label || typical < 5 || distance < 3.5 || highest < typical * 1.5) return []
    return { block, place, section, label, distance }
  })
  // a day that stands out in several charts is told of the first
  const days = [...Map.groupBy(peaks, ({ label }) => label).values()].filter(([first]) => !first || !isOfOnePost(report, first.block, first.label))
  return days
    .sort((a, b) => Math.max(...b.map(({ distance }) => distance)) - Math.max(...a.map(({ distance }) => distance)))
    .slice(0, 2)
    .flatMap(([first]) => first ?? [])
    .flatMap(({ block, place, section, label }) => {
      const cited = citeFigures(report, place, label, ['value', 'times'])
      if (!cited) return []
      const begins = block.bucket === 'day' ? '' : `The ${block.bucket} from `
      const [value, times] = cited.texts
      const what = counted(report, block)
      const of = inSentence(section.title).includes(what.trim()) ? '' : what
      return {
        text: `${begins}${cited.names[0]} stands out ${within(section.title)}: ${value}${of}, ${times} times the median ${block.bucket}.`,
        cites: [cited.cite],
      }
    })
}

/** Engagements count for the day of their post: the day of the best post is no news beside it. */
function isOfOnePost(report: Report, block: BlockOf<'column'> | BlockOf<'line'>, label: string): boolean {
  const all = totals(block)?.[block.labels.indexOf(label)] ?? 0
  const posts = blocksOf(report, ['posts']).flatMap(({ block: { values } }) => values)
  return posts.some(({ publishedAt, figures }) => {
    const near = Math.abs(Date.parse(publishedAt) - Date.parse(`${label}T12:00:00Z`)) < 36 * 3_600_000
    return near && figures.some(({ key, figure }) => block.passports.includes(key) && (figure.value ?? 0) > all / 2)
  })
}

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

/** Parts that say only that something is not known, or not set. */
const nameless = /^(?:none|unknown|other|not set|no reply)$/i

/** The largest part of a whole, where one part stands out. */
export function leadingParts(report: Report): Advice[] {
  return blocksOf(report, ['donut', 'pie']).flatMap(({ block, place, section }) => {
    const [top, second] = block.values.toSorted((a, b) => b.share - a.share)
    if (!top || !second || second.share === 0 || top.share < second.share * 1.2) return []
    if (nameless.test(top.label) || (block.unit === 'count' && top.value < fewest)) return []
    const cited = citeFigures(report, place, top.key, ['share', 'value'])
    if (!cited) return []
    const [share, value] = cited.texts
    const where = within(section.title)
    return {
      title: `${top.label} first ${where}`,
      description: `The largest part ${where} is ${top.label}: ${share}, ${value} ${inSentence(block.total.label)}.`,
      cites: [cited.cite],
    }
  })
}

/** The row with the highest bar. */
export function longestBars(report: Report): Advice[] {
  return blocksOf(report, ['bar']).flatMap(({ block, place, section }) => {
    const [top, second] = block.values.toSorted((a, b) => (b.figure.value ?? 0) - (a.figure.value ?? 0))
    const [most, next] = [top?.figure.value ?? 0, second?.figure.value ?? 0]
    if (!top || next <= 0 || most < fewest || most < next * 1.2 || block.unit !== 'count' || nameless.test(top.label)) return []
    const cited = citeFigures(report, place, top.key, ['value'])
    if (!cited) return []
    const where = within(section.title)
    const description = `Most ${where}: ${top.label}, with ${cited.texts[0]}${counted(report, block)}.`
    return { title: `${top.label} first ${where}`, description, cites: [cited.cite] }
  })
}

/** Of fewer posts an hour says little; where what comes is counted, of fewer than are ever chance. */
const fewestItems = { mean: 4, counted: fewest }

/** The best hour of a week, of those that are sure; how people sounded at some hour is nothing to plan for. */
export function bestTime(report: Report): Advice[] {
  return blocksOf(report, ['heatmap']).flatMap(({ block, place }) => {
    // at which hours others post is theirs to know
    if (block.unit === 'score' || block.title) return []
    const count = ({ items, value }: (typeof block.best)[number]) => (block.counted && block.unit === 'count' ? Math.max(items, value) : items)
    const best = block.best.find((one) => count(one) >= (block.counted ? fewestItems.counted : fewestItems.mean))
    const row = best && `${best.row}:${best.column}`
    const cited = row && citeFigures(report, place, row, ['value', 'items'])
    if (!cited) return []
    const [value, items] = cited.texts
    const name = cited.names[0] ?? ''
    // where many come is no merit of the hour
    const word = block.counted ? 'busiest' : 'best'
    const rank = best === block.best[0] ? `is the ${word} hour of the week` : `is among the ${word} hours of the week`
    const what = counted(report, block)
    const over = what === ` ${inSentence(block.itemsLabel)}` ? '' : `, over ${items} ${inSentence(block.itemsLabel)}`
    return {
      title: block.counted ? `Be there on ${name}` : `Publish on ${name}`,
      description: `${name} ${rank}: ${value}${what}${over}.`,
      cites: [cited.cite],
    }
  })
}
