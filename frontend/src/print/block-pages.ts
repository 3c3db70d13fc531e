/** What a section prints, and the blocks that have pages of their own: long tables, posts, maps, and what fills a page. */
import type { BlockData } from '../../../shared/blocks/index.ts'
import type { Section, TabReport } from '../../../shared/reports/report.ts'
import { richHeight } from '../../../shared/templates/rich-text.ts'
import { printOf } from '../blocks/print.ts'
import { railWidth } from '../paper/measures.ts'
import type { PrintBlock, PrintPage, Slice } from '../paper/page-types.ts'

/** How high clean HTML stands in a width, that beside the rail unless given, in pixels. */
export type HeightOf = (html: string, width?: number) => number

export const estimatedHeight: HeightOf = (html, width = railWidth) => richHeight(html, width)

/** Blocks of a section that have something to print, each under its own title; the words of a template before them. */
export function blocksOf(tab: TabReport, section: Section, heightOf: HeightOf = estimatedHeight): PrintBlock[] {
  return [...wordsOf(tab, section, { html: section.extraText ?? null, heightOf }), ...drawnBlocks(tab, section)]
}

function drawnBlocks(tab: TabReport, section: Section): PrintBlock[] {
  // the same posts as cards and as rows: paper shows the cards (docs/behaviours.md#blocks)
  const cards = section.content.some((block) => printOf(block).form === 'cards' && block.no_data === null)
  return section.content
    .filter((block) => !(cards && printOf(block).form === 'rows'))
    .map((block, index) => ({
      id: `${tab.code}-${section.key}${index === 0 ? '' : `-${block.key}`}`,
      tab,
      block,
      section,
      title: titleOf(section, block),
    }))
}

/** Of several blocks each has the section's name before its own, unless that names it already: "CPM" in "Impressions and CPM". */
function titleOf({ title, content }: Section, block: BlockData): string {
  if (!block.title || block.title === title) return title
  const isNamed = title.toLowerCase().includes(block.title.toLowerCase())
  return content.length > 1 && !isNamed ? `${title}: ${block.title}` : block.title
}

const ofTemplate = 'extra-text'

/** Words of a template as a block of their own. */
function wordsOf(tab: TabReport, section: Section, { html, heightOf }: { html: string | null; heightOf: HeightOf }): PrintBlock[] {
  if (!html) return []
  const text = { key: ofTemplate, title: null, subTitle: null, no_data: null, passports: [], paragraphs: [], facts: [] }
  const block = { ...text, kind: 'text', type: 'text', html } as const
  return [{ id: `${tab.code}-${section.key}-${ofTemplate}`, tab, section, title: section.title, block, height: heightOf(html) }]
}

/** What a template says of a whole tab, before its sections. */
export function wordsOfTab(tab: TabReport, heightOf: HeightOf = estimatedHeight): PrintBlock[] {
  return wordsOf(tab, { key: ofTemplate, title: tab.display, subTitle: null, label: null, span: 12, content: [] }, { html: tab.extraText, heightOf })
}

export const isWords = ({ block }: PrintBlock) => block.key === ofTemplate

const whole: Slice = { from: 0, to: 0, part: 1, parts: 1, last: true }

/** The pages of one block, which shares none of them. */
export function itemPages(item: PrintBlock, head: Pick<PrintPage, 'tab' | 'group'>): PrintPage[] {
  const { block, title, id } = item
  const { pages } = printOf(block)
  const slices = pages && block.no_data === null ? pages.slices(block) : [whole]
  return slices.map((slice) => ({
    ...head,
    kind: 'block',
    title,
    id: slice.part === 1 ? id : `${id}-${slice.part}`,
    continued: slice.parts > 1 ? [slice.part, slice.parts] : null,
    item,
    slice,
  }))
}

export function ownPage(item: PrintBlock): boolean {
  return item.block.no_data === null && printOf(item.block).ownPage(item)
}

/** Lists that the pages for all networks show once for all of them. */
export function isList({ block }: PrintBlock): boolean {
  return printOf(block).once(block)
}
