/** Blocks on pages: those of a topic together, others in their order, as many as fit. */
import { figuresShown, type Section, type TabReport } from '../../../shared/reports/report.ts'
import { firstOfRow } from '../../../shared/reports/section-rows.ts'
import { printOf } from '../blocks/print.ts'
import type { ChartRow, Group, PrintBlock, PrintPage } from '../paper/page-types.ts'
import { blocksOf, type HeightOf, isList, isWords, itemPages, ownPage, wordsOfTab } from './block-pages.ts'
import { beginsPage, expanded, withHalves } from './halves.ts'
import { onSheet, packed, type RowGroup, rowGap, rowHeights } from './packing.ts'
import { titleOf, titleRoom } from './page-title.ts'
import { type BlockRow, isWide, looseGroups, topicGroups } from './rows.ts'
import { isContent, topicOf } from './topics.ts'

type Bundle = { together: boolean; breaks: boolean; shared: PrintBlock[]; own: PrintBlock[] }
type Chapter = { tab: TabReport; group: Group; items: readonly PrintBlock[] /** by topic, wide charts over the whole width */; topics: boolean }

/** A report of fewer is not about everything: each of its sections is a topic. */
const leastTopics = 4

/** Blocks of a topic, wherever they stand, at the place of its first; between topics, runs of other blocks. Where a section begins a page, what follows is apart. */
function bundlesOf({ items, topics }: Chapter): Bundle[] {
  const byTopic = new Map<string, Bundle>()
  const bundles: Bundle[] = []
  let run: Bundle | null = null
  let breaks = false
  const opened = (together: boolean): Bundle => {
    const bundle = { together, breaks, shared: [], own: [] }
    breaks = false
    bundles.push(bundle)
    return bundle
  }
  const named = new Set(items.flatMap(expanded).flatMap(({ section }) => topicOf(section)?.key ?? []))
  const close = closingTexts(items)
  for (const [at, item] of items.entries()) {
    if (at === close && bundles.some(({ own }) => own.length > 0)) {
      breaks = true
      run = null
    }
    // what has nothing but the words of its tab before it begins a page anyway
    if (beginsPage(item) && item.section !== items[at - 1]?.section && items.slice(0, at).some(({ section }) => section.content.length > 0)) {
      breaks = true
      run = null
      byTopic.clear()
    }
    const topic = topics && named.size >= leastTopics ? topicOf(item.section) : null
    if (topic) {
      run = null
      const bundle = byTopic.get(topic.key) ?? opened(true)
      byTopic.set(topic.key, bundle)
      bundle[ownPage(item) ? 'own' : 'shared'].push(item)
    } else {
      run ??= opened(false)
      run[ownPage(item) ? 'own' : 'shared'].push(item)
    }
  }
  return bundles
}

/** Index of the first closing text of a chapter, such as its method. Closing texts follow charts that fill pages of their own. */
const closingTexts = (items: readonly PrintBlock[]) => items.findLastIndex((item) => isWords(item) || item.block.kind !== 'text') + 1

/** The groups between pages that the template begins. */
function partsOf(bundles: readonly Bundle[], groups: readonly RowGroup<BlockRow>[][]): RowGroup<BlockRow>[][] {
  const parts: RowGroup<BlockRow>[][] = [[]]
  bundles.forEach(({ breaks }, at) => {
    if (breaks) parts.push([])
    parts.at(-1)?.push(...(groups[at] ?? []))
  })
  return parts
}

/** The pages of one chapter of a report. What has pages of its own follows what shares them. */
export function chapterPages(chapter: Chapter): PrintPage[] {
  const { tab, group, topics } = chapter
  const bundles = bundlesOf(chapter)
  const groups: RowGroup<BlockRow>[][] = bundles.map(({ together, shared }) => (together ? topicGroups(shared) : looseGroups(shared, !topics)))
  const sharing = partsOf(bundles, groups).flatMap((part) => packed(part))
  const pages: PrintPage[] = []
  bundles.forEach(({ own }, at) => {
    const before = new Set(groups.slice(0, at + 1).flatMap((ones) => ones.flatMap(({ rows, low = [] }) => [...rows, ...low])))
    while (sharing[0]?.[0] && before.has(sharing[0][0])) pages.push(sharedPage(sharing.shift() ?? [], tab, group))
    pages.push(...own.flatMap((item) => itemPages(item, { tab, group })))
  })
  return continuedOf([...pages, ...sharing.map((rows) => sharedPage(rows, tab, group))])
}

function sharedPage(rows: readonly BlockRow[], tab: TabReport, group: Group): PrintPage {
  const items = rows.flatMap((row) => row.items.flatMap(expanded))
  const [first] = items
  const [page] = items.length === 1 && first?.block.no_data === null && printOf(first.block).pages ? itemPages(first, { tab, group }) : []
  if (page) return page
  const heights = rowHeights(rows)
  const sections = [...new Set(items.map(({ section }) => section.key))]
  return {
    kind: 'charts',
    id: `page-${first?.id}`,
    tab,
    group,
    title: titleOf(topicsOf(sections, tab), onSheet(rows) ? titleRoom.sheet : titleRoom.rail),
    topics: topicsOf(sections, tab),
    continued: null,
    rows: rows.map((row, at): ChartRow => ({ items: row.items.flatMap(expanded), height: heights[at] ?? row.least })),
    sheet: onSheet(rows),
    facts: factsOf(items, tab).slice(0, sections.length > 2 ? 3 : 4),
    sections,
  }
}

/** Figures of the tiles that these blocks explain. */
function factsOf(items: readonly PrintBlock[], tab: TabReport): string[] {
  const explained = new Set(figuresShown({ summary: [], report: items.map(({ section, block }) => ({ ...section, content: [block] })) }))
  const keys = new Set(items.flatMap(({ section }) => topicOf(section)?.figures ?? []))
  return [...keys].filter((key) => tab.summary.some((tile) => tile.key === key && tile.passport !== null && explained.has(tile.passport)))
}

/** What a page shows; a topic of which only one section is left carries that section's own title. */
function topicsOf(sections: readonly string[], tab: TabReport): string[] {
  const sectionOf = (key: string) => tab.report.find((section) => section.key === key) ?? wordsOfTab(tab).find(({ section }) => section.key === key)?.section
  const topics = [...Map.groupBy(sections, (key) => topicOf(sectionOf(key))?.key ?? `section/${key}`).values()]
  return topics.map(([key = '', ...more]) => {
    const topic = topicOf(sectionOf(key))
    return (more.length > 0 && (topics.length === 1 ? topic?.title : topic?.short)) || (sectionOf(key)?.title ?? key)
  })
}

/** Pages of one title that follow each other are one in the contents; its figures stand on the first. */
function continuedOf(pages: readonly PrintPage[]): PrintPage[] {
  const runs: PrintPage[][] = []
  for (const page of pages) {
    const run = runs.at(-1)
    if (page.kind === 'charts' && run?.[0]?.kind === 'charts' && run[0].title === page.title) run.push(page)
    else runs.push([page])
  }
  return runs.flatMap((run) =>
    run.length === 1
      ? run
      : run.map((page, at): PrintPage => ({ ...page, continued: [at + 1, run.length], ...(page.kind === 'charts' && at > 0 && { facts: [] }) })),
  )
}

/** What the figures of a network leave of its opening page. */
export function openingHeight(tiles: number): { tile: number; chart: number } {
  const rows = Math.ceil(tiles / 3)
  const tile = rows > 3 ? 88 : 112
  // between rows of figures there is a gap; without figures there is none
  const figures = Math.max(0, rows * (tile + 16) - 16)
  return { tile, chart: 717 - figures - rowGap }
}

const leastOpening = 205

/** above and below the notes under the figures of the first page, of three lines */
export const glanceNotes = 60

/** Where no table of networks stands under the figures of the first page, its leading chart does. */
export function glanceRows(tab: TabReport, items: readonly PrintBlock[]): ChartRow[] {
  const height = openingHeight(tab.summary.length).chart - glanceNotes
  // what has words before it, or begins a page, stands with them
  const lead = items.find((item) => isWide(item) && item.block.no_data === null && !item.section.extraText && !item.section.pageBreak)
  return lead && height >= leastOpening ? [{ items: [lead], height }] : []
}

/**
 * An opening page with the figures, where there are any or a chart, then all its charts. Lists that the pages for all networks already hold (posts, hashtags, profiles,
 * countries, hours) are printed once, there; what only this network has is printed here.
 */
export function networkPages(tab: TabReport, shared: ReadonlySet<string>, heightOf: HeightOf): PrintPage[] {
  const all = [...wordsOfTab(tab, heightOf), ...tab.report.flatMap((section) => blocksOf(tab, section, heightOf))].filter((item) => item.block.no_data === null)
  const own = all.filter((item) => isWords(item) || !(shared.has(item.section.key) && (isList(item) || isContent(item.section))))
  const items = withHalves(own, heightOf)
  const charts = items.filter((item) => isWide(item) && !item.section.extraText && !item.section.pageBreak)
  const lead = charts.find(({ section }) => section.opens) ?? charts[0]
  const { chart } = openingHeight(tab.summary.length)
  const next = chart >= 2 * leastOpening + rowGap ? charts.find((item) => item !== lead) : undefined
  const opening = [lead, next].filter((item) => item !== undefined)
  const height = Math.max(200, Math.floor((chart - (opening.length - 1) * rowGap) / Math.max(1, opening.length)))
  const group = 'By network'
  const rest = chapterPages({ tab, group, items: items.filter((item) => !opening.includes(item)), topics: false })
  // a template may leave nothing to open with
  if (rest.length > 0 && opening.length + tab.summary.length + tab.by_profile.length === 0) return rest
  const rows = opening.map((item) => ({ items: [item], height }))
  return [{ kind: 'divider', id: `${tab.code}-divider`, tab, group, title: tab.display, continued: null, rows }, ...rest]
}

/** Sections of a tab that stand in this chapter; two halves in the one of the first. */
export function sectionItems(tab: TabReport, keep: (section: Section) => boolean, heightOf: HeightOf): PrintBlock[] {
  const here = tab.report.filter((section) => keep(firstOfRow(tab.report, section)))
  return withHalves(
    here.flatMap((section) => blocksOf(tab, section, heightOf)).filter(({ block }) => block.no_data === null),
    heightOf,
  )
}
