/** How much room a block needs on paper: known from what it holds, so that pages are planned before anything is drawn. Pure. */
import { cloudHeight } from '../blocks/hashtags/cloud-size.ts'
import { headOf } from './head-height.ts'
import type { PrintBlock } from './page-types.ts'
import { narrowTable, tableHeight, wideTable } from './table-plan.ts'

export const railWidth = 852

/** `half`: two of them stand side by side; `sheet`: as wide as the page. Heights in pixels, with the title. */
export type BlockSize = { span: 'half' | 'whole' | 'sheet'; least: number; most: number }

const titleHeight = 36
/** with room for heads of columns that take two lines */
const tableTitleHeight = 52
/** Beside another half; what stands beside a wide chart has a little less, and a longer head takes from its drawing. */
const half = 414
/** Tags beyond it are counted as others. */
const tallestCloud = 670

/** `paired`: lines and columns stand two and two. */
export function sizeOf(item: PrintBlock, paired: boolean): BlockSize {
  const { block } = item
  if (block.no_data) return { span: 'whole', least: 120, most: 120 }
  switch (block.kind) {
    case 'line':
    case 'column':
      return paired ? { span: 'half', least: 216, most: 386 } : { span: 'whole', least: 320, most: 596 }
    case 'bar': {
      const key = headOf(item, half).height + (block.values.some(({ parts }) => parts) ? 20 : 0)
      return { span: 'half', least: key + Math.max(60, block.values.length * 22), most: key + Math.max(60, block.values.length * 34) }
    }
    case 'donut':
    case 'pie': {
      const least = headOf(item, half).height + Math.max(156, block.values.length * 26)
      return { span: 'half', least, most: least + 48 }
    }
    case 'heatmap':
      return fixed('whole', titleHeight + 300)
    case 'hashtags':
      return fixed('whole', headOf(item, railWidth).height + Math.min(tallestCloud, cloudHeight(block, railWidth)))
    case 'text':
      return fixed('whole', titleHeight + textHeight(block))
    case 'table':
      if (narrowTable(block)) return fixed('half', headOf(item, half).height + tableHeight(block))
      return fixed(wideTable(block) ? 'sheet' : 'whole', tableTitleHeight + tableHeight(block))
    default:
      return fixed('whole', Number.POSITIVE_INFINITY)
  }
}

const fixed = (span: BlockSize['span'], height: number): BlockSize => ({ span, least: height, most: height })

/** Paragraphs of about 80 letters a line, then facts. */
function textHeight({ paragraphs, facts }: Extract<PrintBlock['block'], { kind: 'text' }>): number {
  const lines = paragraphs.flatMap((paragraph) => paragraph.split('\n')).reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / 76)), 0)
  return lines * 20 + (paragraphs.length - 1) * 12 + facts.reduce((sum, { value }) => sum + 17 + 20 * Math.max(1, Math.ceil(value.length / 76)), 0) + 28
}

/** Hashtags that fill most of a page have one of their own, with a list beside them. */
export function fillsPage({ block }: PrintBlock): boolean {
  return block.kind === 'hashtags' && cloudHeight(block, railWidth) > 430
}
