import type { BlockOf } from '../../../../shared/blocks/index.ts'
import { titleHeight } from '../../paper/measures.ts'
import { type BlockPrint, fixed } from '../block-print.ts'
import { RichText } from '../rich-text/rich-text.tsx'
import type { ViewProps } from '../view-props.ts'
import { TextView } from './view.tsx'

export const textPrint: BlockPrint<'text'> = {
  form: 'small',
  size: ({ block, height }) => fixed('whole', titleHeight + (height ?? textHeight(block))),
  ownPage: () => false,
  // the words of a template are of the very tab they stand on
  once: ({ html }) => html === undefined,
  gist: () => '',
  View: PaperText,
  Key: null,
  keyWidth: null,
}

function PaperText(props: ViewProps<'text'>) {
  const { html } = props.data
  return html === undefined ? <TextView {...props} /> : <RichText html={html} />
}

/** Of a line of a paragraph, in letters of Inter; those of other scripts count twice. */
const lineLetters = 90

const linesOf = (text: string) =>
  text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil([...line].reduce((wide, letter) => wide + (letter > 'ʯ' ? 2 : 1), 0) / lineLetters)), 0)

function textHeight({ paragraphs, facts }: BlockOf<'text'>): number {
  const lines = paragraphs.reduce((sum, paragraph) => sum + linesOf(paragraph), 0)
  return lines * 20 + (paragraphs.length - 1) * 12 + facts.reduce((sum, { value }) => sum + 17 + 20 * Math.max(1, Math.ceil(value.length / 76)), 0) + 28
}
