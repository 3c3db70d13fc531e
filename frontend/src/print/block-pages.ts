/** Blocks that have pages of their own: long tables, posts, and what stands alone. */
import type { BlockData } from '../../../shared/blocks/index.ts'
import type { Section, TabReport } from '../../../shared/reports/report.ts'
import type { PrintBlock, PrintPage, Slice } from './page-types.ts'
import { smallTable, tableSlices } from './table-plan.ts'

const alone = new Set<BlockData['kind']>(['heatmap', 'map', 'hashtags', 'text'])
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

export function lower(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? text[0]?.toLowerCase() + text.slice(1) : text
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

export function ownPage({ block }: PrintBlock): boolean {
  return block.no_data === null && (alone.has(block.kind) || (block.kind === 'table' && !smallTable(block)) || block.kind === 'posts')
}
