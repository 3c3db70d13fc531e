import type { BlockOf } from '../../../../shared/blocks/index.ts'
import { titleHeight } from '../../paper/measures.ts'
import { type BlockPrint, fixed } from '../block-print.ts'
import { RichText } from '../rich-text/rich-text.tsx'
import type { ViewProps } from '../view-props.ts'
import styles from './text.module.css'
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
  if (html !== undefined) return <RichText html={html} />
  return (
    <div className={besideFacts(props.data) ? styles.beside : undefined}>
      <TextView {...props} />
    </div>
  )
}

/** Of a line of a paragraph, in letters of Inter; those of other scripts count twice. */
const lineLetters = { alone: 90, besideFacts: 83 }
/** Of a fact that has one line beside the paragraphs. */
const shortFact = { label: 13, value: 20 }

/** A few short facts stand beside the paragraphs, so that the block is no higher than those. */
function besideFacts({ paragraphs, facts }: BlockOf<'text'>): boolean {
  return paragraphs.length > 0 && facts.length > 0 && facts.every(({ label, value }) => widthOf(label) <= shortFact.label && widthOf(value) <= shortFact.value)
}

const widthOf = (text: string) => [...text].reduce((wide, letter) => wide + (letter > 'ʯ' ? 2 : 1), 0)

const linesOf = (text: string, letters: number) => text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(widthOf(line) / letters)), 0)

function textHeight(block: BlockOf<'text'>): number {
  const { paragraphs, facts } = block
  const beside = besideFacts(block)
  const lines = paragraphs.reduce((sum, paragraph) => sum + linesOf(paragraph, beside ? lineLetters.besideFacts : lineLetters.alone), 0)
  const said = lines * 20 + (paragraphs.length - 1) * 12
  const listed = facts.reduce((sum, { value }) => sum + 17 + 20 * Math.max(1, Math.ceil(value.length / 76)), 0)
  return beside ? Math.max(said, listed) + 20 : said + listed + 28
}
