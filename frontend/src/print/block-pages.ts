/** What a section prints, and the blocks that have pages of their own: long tables, posts, maps, and what fills a page. */
import type { Section, TabReport } from '../../../shared/reports/report.ts'
import { fillsPage } from './block-size.ts'
import type { PrintBlock, PrintPage, Slice } from './page-types.ts'
import { fitsPage, smallTable, tableSlices } from './table-plan.ts'

const postsPerPage = 8

/** Blocks of a section that have something to print, each under its own title. */
export function blocksOf(tab: TabReport, section: Section): PrintBlock[] {
  // the same posts as cards and as rows: paper shows the cards (R6.6)
  const cards = section.content.some((block) => block.kind === 'posts' && block.no_data === null)
  return section.content
    .filter((block) => !(cards && block.kind === 'table'))
    .map((block, index) => ({
      id: `${tab.code}-${section.key}${index === 0 ? '' : `-${block.key}`}`,
      tab,
      block,
      section,
      title: block.title && block.title !== section.title ? (section.content.length > 1 ? `${section.title}: ${block.title}` : block.title) : section.title,
    }))
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

export function itemPages(item: PrintBlock, head: Omit<Head, 'title'>): PrintPage[] {
  const { block, title } = item
  const sliced = (slice: Slice): Pick<PrintPage, 'tab' | 'group' | 'title' | 'id' | 'continued'> & { item: PrintBlock; slice: Slice } => ({
    ...head,
    title,
    id: slice.part === 1 ? item.id : `${item.id}-${slice.part}`,
    continued: slice.parts > 1 ? [slice.part, slice.parts] : null,
    item,
    slice,
  })
  if (block.no_data === null && block.kind === 'table') return tableSlices(block).map((slice) => ({ kind: 'table', ...sliced(slice), block }))
  if (block.no_data === null && block.kind === 'posts') {
    return slices(block.values.length, postsPerPage).map((slice) => ({ kind: 'posts', ...sliced(slice), block }))
  }
  return [{ kind: 'single', ...head, title, id: item.id, continued: null, item }]
}

/** Several heat maps of one section share pages. */
export function ownPage(item: PrintBlock): boolean {
  const { block, section } = item
  if (block.no_data) return false
  switch (block.kind) {
    case 'map':
    case 'posts':
      return true
    case 'heatmap':
      return section.content.filter(({ kind, no_data }) => kind === 'heatmap' && no_data === null).length === 1
    case 'hashtags':
      return section.content.length === 1 && fillsPage(item)
    case 'table':
      return !fitsPage(block)
    default:
      return false
  }
}

/** Lists that the pages for all networks show once for all of them. */
export function isList({ block }: PrintBlock): boolean {
  return ['heatmap', 'map', 'hashtags', 'text', 'posts'].includes(block.kind) || (block.kind === 'table' && !smallTable(block))
}
