import type { BlockOf } from '../../../../shared/blocks/index.ts'
import { titleHeight } from '../../paper/measures.ts'
import { type BlockPrint, fixed } from '../block-print.ts'
import { TextView } from './view.tsx'

export const textPrint: BlockPrint<'text'> = {
  form: 'small',
  size: ({ block }) => fixed('whole', titleHeight + textHeight(block)),
  ownPage: () => false,
  once: () => true,
  gist: () => '',
  View: TextView,
  Key: null,
  keyWidth: null,
}

/** Paragraphs of about 80 letters a line, then facts. */
function textHeight({ paragraphs, facts }: BlockOf<'text'>): number {
  const lines = paragraphs.flatMap((paragraph) => paragraph.split('\n')).reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / 76)), 0)
  return lines * 20 + (paragraphs.length - 1) * 12 + facts.reduce((sum, { value }) => sum + 17 + 20 * Math.max(1, Math.ceil(value.length / 76)), 0) + 28
}
