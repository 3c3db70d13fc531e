/** Charts share pages by topic; charts of one network go by two and two. */
import type { BlockData } from '../../../shared/blocks/index.ts'
import type { Section, TabReport } from '../../../shared/reports/report.ts'
import { blocksOf, itemPages, lower, ownPage } from './block-pages.ts'
import type { ChartRow, Group, PrintBlock, PrintPage } from './page-types.ts'
import { narrowTable, smallTableHeight } from './table-plan.ts'
import { contentSections, topicOf } from './topics.ts'

const wide = new Set<BlockData['kind']>(['line', 'column'])

/** At most two rows a page; a small chart stands beside another where that saves a page. */
function chartPages(items: readonly PrintBlock[]): ChartRow[][] {
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
  const narrow = (item: PrintBlock | undefined) => item?.block.kind === 'table' && narrowTable(item.block)
  for (const table of tables) {
    const open = rows.at(-1)
    if (narrow(table) && open?.length === 1 && narrow(open[0])) open.push(table)
    else rows.push([table])
  }
  const pages: ChartRow[][] = []
  for (let at = 0; at < rows.length; at += 2) pages.push(rows.slice(at, at + 2))
  return pages
}

/** `mixed`: sections that are a topic each, on pages they share. */
type Bundle = { title: string; facts: readonly string[]; sections: string[]; items: PrintBlock[]; mixed: boolean }

/** Chart sections of a tab by topic, in the order in which the report has them. */
export function bundles(tab: TabReport, skip: (section: Section) => boolean): Bundle[] {
  const found = new Map<string, Bundle>()
  let mixed: string | null = null
  for (const section of tab.report) {
    if (skip(section)) continue
    const topic = topicOf(section.key)
    const items = blocksOf(tab, section)
    const shares = topic === null && items.some((item) => !ownPage(item))
    if (shares) mixed ??= section.key
    const key = topic?.key ?? (shares && mixed ? mixed : section.key)
    const bundle = found.get(key) ?? { title: topic?.title ?? section.title, facts: topic?.facts ?? [], sections: [], items: [], mixed: shares }
    bundle.sections.push(section.key)
    bundle.items.push(...items)
    found.set(key, bundle)
  }
  return [...found.values()].map((bundle) => ({ ...bundle, title: onlyTitle(bundle, tab) }))
}

/** A topic of which only one section is left carries that section's own title. */
function onlyTitle(bundle: Bundle, tab: TabReport): string {
  const only = bundle.sections.length === 1 ? tab.report.find((section) => section.key === bundle.sections[0]) : undefined
  return only?.title ?? bundle.title
}

export function bundlePages(bundle: Bundle, tab: TabReport, group: Group): PrintPage[] {
  const own = bundle.items.filter(ownPage).flatMap((item) => itemPages(item, { tab, group }))
  if (bundle.mixed && bundle.sections.length > 1) return [...sharedPages(mixedRows(bundle.items.filter((item) => !ownPage(item))), tab, group, false), ...own]
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
  return [...pages, ...own]
}

/** In the order of the report: a wide chart has a row of its own, two small ones share one. */
function mixedRows(items: readonly PrintBlock[]): ChartRow[] {
  const rows: ChartRow[] = []
  let open: ChartRow | null = null
  for (const item of items) {
    const whole = wide.has(item.block.kind) || (item.block.kind === 'table' && !narrowTable(item.block))
    if (whole) rows.push([item])
    else if (open) {
      open.push(item)
      open = null
    } else {
      open = [item]
      rows.push(open)
    }
  }
  return rows
}

const isBroad = ({ block }: PrintBlock) => block.kind === 'table' && !narrowTable(block)

/** Charts of a network by two and two. */
function pairedRows(items: readonly PrintBlock[]): ChartRow[] {
  const rows: ChartRow[] = []
  for (const item of items) {
    const broad = isBroad(item)
    const open = rows.at(-1)
    if (!broad && open?.length === 1 && !(open[0] && isBroad(open[0]))) open.push(item)
    else rows.push([item])
  }
  return rows
}

const pageHeight = 717
const rowGap = 28

/** Two rows a page; of tables alone as many as it holds. */
function filled(rows: readonly ChartRow[]): ChartRow[][] {
  const heightOf = (row: ChartRow) => {
    const tables = row.flatMap(({ block }) => (block.kind === 'table' ? [smallTableHeight(block)] : []))
    return tables.length === row.length ? Math.max(...tables) : Number.POSITIVE_INFINITY
  }
  const pages: ChartRow[][] = []
  for (const row of rows) {
    const open = pages.at(-1)
    const taken = open?.reduce((sum, one) => sum + heightOf(one) + rowGap, heightOf(row)) ?? 0
    if (open && (open.length < 2 || taken <= pageHeight)) open.push(row)
    else pages.push([row])
  }
  return pages
}

/** Pages under the titles of the topics they are of. */
function sharedPages(rows: readonly ChartRow[], tab: TabReport, group: Group, network: boolean): PrintPage[] {
  const pages: PrintPage[] = []
  for (const shown of filled(rows)) {
    const sections = [...new Set(shown.flat().map((item) => item.section.key))]
    const topics = [...new Set(sections.map((key) => topicOf(key)?.short ?? tab.report.find((section) => section.key === key)?.title ?? key))]
    pages.push({
      kind: 'charts',
      id: `${tab.code}-charts-${shown[0]?.[0]?.id}`,
      tab,
      group,
      title: joined(topics),
      continued: null,
      rows: shown,
      facts: [...new Set(sections.flatMap((key) => topicOf(key)?.facts ?? []))].slice(0, 4),
      network,
      sections,
    })
  }
  return pages
}

function joined(topics: readonly string[]): string {
  const [first = '', ...rest] = topics
  const last = rest.at(-1)
  if (last === undefined) return first
  // titles that have an "and" of their own
  if (topics.some((topic) => topic.includes(' and '))) return rest.length === 1 ? `${first}; ${lower(last)}` : `${first}; ${lower(rest[0] ?? '')}; more`
  return rest.length === 1 ? `${first} and ${lower(last)}` : `${first}, ${lower(rest[0] ?? '')} and more`
}

/**
 * An opening page with the figures, then all its charts. Lists that the pages for all networks already hold (posts, hashtags, profiles,
 * countries, hours) are printed once, there; what only this network has is printed here.
 */
export function networkPages(tab: TabReport, shared: ReadonlySet<string>): PrintPage[] {
  const items = tab.report.flatMap((section) => blocksOf(tab, section)).filter((item) => item.block.no_data === null)
  const lead =
    items.find((item) => wide.has(item.block.kind) && ['engagement', 'published'].includes(item.section.key)) ?? items.find((item) => wide.has(item.block.kind))
  const divider: PrintPage = { kind: 'divider', id: `${tab.code}-divider`, tab, group: 'By network', title: tab.display, continued: null, lead: lead ?? null }
  const told = (item: PrintBlock) => contentSections.includes(item.section.key) && shared.has(item.section.key)
  const charts = items.filter((item) => !ownPage(item) && item !== lead && !told(item))
  const lists = items.filter((item) => ownPage(item) && !shared.has(item.section.key))
  return [divider, ...sharedPages(pairedRows(charts), tab, 'By network', true), ...lists.flatMap((item) => itemPages(item, { tab, group: 'By network' }))]
}
