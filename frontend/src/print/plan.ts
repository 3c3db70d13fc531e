/**
 * The plan of the pages: pure arithmetic over fixed heights, so that "page n of N" and every page reference are known before anything is
 * drawn. The browser never breaks a page by itself (pdf/notes.md, Page breaks).
 */
import type { BlockData, BlockOf } from '../../../shared/blocks/index.ts'
import { type Report, reportTabs, type Section, type TabReport } from '../../../shared/reports/report.ts'
import { smallTable, tableSlices } from './table-plan.ts'
import { contentSections, topicOf } from './topics.ts'

export type PrintBlock = { id: string; block: BlockData; section: Section; title: string }
/** One band of a chart page: one wide chart, a wide one with a small one, or one or two small ones. */
export type ChartRow = PrintBlock[]
export type Slice = { from: number; to: number; part: number; parts: number; last: boolean }

export type PrintPage = { id: string; tab: TabReport; group: Group; title: string; continued: [number, number] | null } & (
  | { kind: 'cover' | 'contents' | 'glance' | 'coverage' }
  | { kind: 'divider'; lead: PrintBlock | null }
  | { kind: 'charts'; rows: ChartRow[]; facts: readonly string[]; network: boolean; sections: string[] }
  | { kind: 'single'; item: PrintBlock }
  | { kind: 'table'; item: PrintBlock; block: BlockOf<'table'>; slice: Slice }
  | { kind: 'posts'; item: PrintBlock; block: BlockOf<'posts'>; slice: Slice }
  | { kind: 'passport'; slice: Slice }
)
export type Group = 'All networks' | 'By network' | 'Content' | 'Appendix' | 'front'

const wide = new Set<BlockData['kind']>(['line', 'column'])
const alone = new Set<BlockData['kind']>(['heatmap', 'map', 'hashtags'])
const postsPerPage = 8
export const passportRows = 6

/** Blocks of a section that have something to print, each under its own title. */
function blocksOf(tab: TabReport, section: Section): PrintBlock[] {
  // the same posts as cards and as rows: paper shows the cards (R6.6)
  const cards = section.content.some((block) => block.kind === 'posts' && block.no_data === null)
  return section.content
    .filter((block) => !(cards && block.kind === 'table'))
    .map((block, index) => ({
      id: `${tab.code}-${section.key}${index === 0 ? '' : `-${block.key}`}`,
      block,
      section,
      title:
        block.title && block.title !== section.title ? (section.content.length > 1 ? `${section.title}: ${lower(block.title)}` : block.title) : section.title,
    }))
}

function lower(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? text[0]?.toLowerCase() + text.slice(1) : text
}

/** At most two rows a page; a small chart stands beside another where that saves a page. */
export function chartPages(items: readonly PrintBlock[]): ChartRow[][] {
  const large = items.filter((item) => wide.has(item.block.kind))
  const tables = items.filter((item) => item.block.kind === 'table' && item.block.no_data === null)
  const small = items.filter((item) => !large.includes(item) && !tables.includes(item))
  const rows: ChartRow[] = large.map((item) => [item])
  while (small.length > 0) {
    const next = small.shift()
    if (!next) break
    const unpaired = rows.length % 2 === 0 ? rows.at(-1) : undefined
    const first = unpaired?.[0]
    if (unpaired?.length === 1 && first && wide.has(first.block.kind) && small.length === 0 && rows.length > 1) unpaired.push(next)
    else {
      const mate = small.shift()
      rows.push(mate ? [next, mate] : [next])
    }
  }
  const narrow = (item: PrintBlock | undefined) => item?.block.kind === 'table' && item.block.header.length <= 4
  for (const table of tables) {
    const open = rows.at(-1)
    if (narrow(table) && open?.length === 1 && narrow(open[0])) open.push(table)
    else rows.push([table])
  }
  const pages: ChartRow[][] = []
  for (let at = 0; at < rows.length; at += 2) pages.push(rows.slice(at, at + 2))
  return pages
}

type Bundle = { title: string; facts: readonly string[]; sections: string[]; items: PrintBlock[] }

/** Chart sections of a tab by topic, in the order in which the report has them. */
function bundles(tab: TabReport, skip: (section: Section) => boolean): Bundle[] {
  const found = new Map<string, Bundle>()
  for (const section of tab.report) {
    if (skip(section)) continue
    const topic = topicOf(section.key)
    const key = topic?.key ?? section.key
    const bundle = found.get(key) ?? { title: topic?.title ?? section.title, facts: topic?.facts ?? [], sections: [], items: [] }
    bundle.sections.push(section.key)
    bundle.items.push(...blocksOf(tab, section))
    found.set(key, bundle)
  }
  return [...found.values()].map((bundle) => ({ ...bundle, title: onlyTitle(bundle, tab) }))
}

/** A topic of which only one section is left carries that section's own title. */
function onlyTitle(bundle: Bundle, tab: TabReport): string {
  const only = bundle.sections.length === 1 ? tab.report.find((section) => section.key === bundle.sections[0]) : undefined
  return only?.title ?? bundle.title
}

function slices(total: number, size: number): Slice[] {
  const parts = Math.max(1, Math.ceil(total / size))
  return Array.from({ length: parts }, (_, part) => ({
    from: part * size,
    to: Math.min(total, (part + 1) * size),
    part: part + 1,
    parts,
    last: part + 1 === parts,
  }))
}

type Head = Pick<PrintPage, 'tab' | 'group' | 'title'>

function itemPages(item: PrintBlock, head: Omit<Head, 'title'>): PrintPage[] {
  const { block, title } = item
  if (block.no_data === null && block.kind === 'table') {
    return tableSlices(block).map((slice) => ({
      kind: 'table',
      ...head,
      title,
      id: slice.part === 1 ? item.id : `${item.id}-${slice.part}`,
      continued: slice.parts > 1 ? [slice.part, slice.parts] : null,
      item,
      block,
      slice,
    }))
  }
  if (block.no_data === null && block.kind === 'posts') {
    return slices(block.values.length, postsPerPage).map((slice) => ({
      kind: 'posts',
      ...head,
      title,
      id: slice.part === 1 ? item.id : `${item.id}-${slice.part}`,
      continued: slice.parts > 1 ? [slice.part, slice.parts] : null,
      item,
      block,
      slice,
    }))
  }
  return [{ kind: 'single', ...head, title, id: item.id, continued: null, item }]
}

function ownPage({ block }: PrintBlock): boolean {
  return block.no_data === null && (alone.has(block.kind) || (block.kind === 'table' && !smallTable(block)) || block.kind === 'posts')
}

function bundlePages(bundle: Bundle, tab: TabReport, group: Group): PrintPage[] {
  const charts = chartPages(bundle.items.filter((item) => !ownPage(item)))
  const pages: PrintPage[] = charts.map((rows, index) => ({
    kind: 'charts',
    id: `${tab.code}-topic-${bundle.sections[0]}${index === 0 ? '' : `-${index + 1}`}`,
    tab,
    group,
    title: bundle.title,
    continued: charts.length > 1 ? [index + 1, charts.length] : null,
    rows,
    facts: index === 0 ? bundle.facts : [],
    network: group === 'By network',
    sections: bundle.sections,
  }))
  return [...pages, ...bundle.items.filter(ownPage).flatMap((item) => itemPages(item, { tab, group }))]
}

/** Charts of a network by two and two, with the titles of their topics. */
function pairedPages(tab: TabReport, items: readonly PrintBlock[]): PrintPage[] {
  const rows: ChartRow[] = []
  for (const item of items) {
    const broad = item.block.kind === 'table' && item.block.header.length > 4
    const open = rows.at(-1)
    if (!broad && open?.length === 1 && !(open[0]?.block.kind === 'table' && open[0].block.header.length > 4)) open.push(item)
    else rows.push([item])
  }
  const pages: PrintPage[] = []
  for (let at = 0; at < rows.length; at += 2) {
    const shown = rows.slice(at, at + 2)
    const sections = [...new Set(shown.flat().map((item) => item.section.key))]
    const topics = [...new Set(sections.map((key) => topicOf(key)?.short ?? tab.report.find((section) => section.key === key)?.title ?? key))]
    pages.push({
      kind: 'charts',
      id: `${tab.code}-charts-${sections[0]}`,
      tab,
      group: 'By network',
      title: joined(topics),
      continued: null,
      rows: shown,
      facts: [...new Set(sections.flatMap((key) => topicOf(key)?.facts ?? []))].slice(0, 4),
      network: true,
      sections,
    })
  }
  return pages
}

function joined(topics: readonly string[]): string {
  const [first = '', ...rest] = topics
  const last = rest.at(-1)
  if (last === undefined) return first
  return rest.length === 1 ? `${first} and ${lower(last)}` : `${first}, ${lower(rest[0] ?? '')} and more`
}

/**
 * An opening page with the figures, then all its charts. Lists that the pages for all networks already hold (posts, hashtags, profiles,
 * countries, hours) are printed once, there; what only this network has is printed here.
 */
function networkPages(tab: TabReport, shared: ReadonlySet<string>): PrintPage[] {
  const items = tab.report.flatMap((section) => blocksOf(tab, section)).filter((item) => item.block.no_data === null)
  const lead =
    items.find((item) => wide.has(item.block.kind) && ['engagement', 'published'].includes(item.section.key)) ?? items.find((item) => wide.has(item.block.kind))
  const divider: PrintPage = { kind: 'divider', id: `${tab.code}-divider`, tab, group: 'By network', title: tab.display, continued: null, lead: lead ?? null }
  const told = (item: PrintBlock) => contentSections.includes(item.section.key) && shared.has(item.section.key)
  const charts = items.filter((item) => !ownPage(item) && item !== lead && !told(item))
  const lists = items.filter((item) => ownPage(item) && !shared.has(item.section.key))
  return [divider, ...pairedPages(tab, charts), ...lists.flatMap((item) => itemPages(item, { tab, group: 'By network' }))]
}

/** Every page of a report in reading order. */
export function planPages(report: Report): PrintPage[] {
  const [all, ...networks] = reportTabs(report)
  // A report of one network says the same twice; its own tab says more.
  const only = networks.length === 1 ? networks[0] : undefined
  const main = only ?? all
  if (!main) return []
  const front = { tab: main, group: 'front', continued: null } as const
  const inContent = (section: Section) => contentSections.includes(section.key)
  const shared = new Set(main.report.map((section) => section.key))
  const passports = main.summary.filter((tile) => tile.passport !== null).length
  const pages: PrintPage[] = [
    { ...front, kind: 'cover', id: 'cover', title: report.title },
    { ...front, kind: 'contents', id: 'contents', title: 'Contents' },
    { ...front, group: 'All networks', kind: 'glance', id: 'glance', title: 'At a glance' },
    ...bundles(main, inContent).flatMap((bundle) => bundlePages(bundle, main, 'All networks')),
    ...(only ? [] : networks.flatMap((tab) => networkPages(tab, shared))),
    ...bundles(main, (section) => !inContent(section)).flatMap((bundle) => bundlePages(bundle, main, 'Content')),
  ]
  const appendix = { tab: main, group: 'Appendix' } as const
  for (const slice of passports > 0 ? slices(passports, passportRows) : []) {
    pages.push({
      ...appendix,
      kind: 'passport',
      id: slice.part === 1 ? 'passport' : `passport-${slice.part}`,
      title: 'Number passport',
      continued: slice.parts > 1 ? [slice.part, slice.parts] : null,
      slice,
    })
  }
  pages.push({ ...appendix, kind: 'coverage', id: 'coverage', title: 'Data coverage', continued: null })
  return pages
}

/** Pages by the sections they show, for references such as "p. 4". */
export function pageOfSection(pages: readonly PrintPage[], tab: TabReport, section: string): { id: string; number: number } | null {
  const index = pages.findIndex(
    (page) => page.tab === tab && ((page.kind === 'charts' && page.sections.includes(section)) || ('item' in page && page.item.section.key === section)),
  )
  const page = pages[index]
  return page ? { id: page.id, number: index + 1 } : null
}
