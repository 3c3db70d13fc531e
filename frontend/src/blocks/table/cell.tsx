import { Info, Star, ThumbsDown, ThumbsUp } from 'lucide-react'
import { use } from 'react'
import type { BlockOf } from '../../../../shared/blocks/index.ts'
import { relativeWords } from '../../../../shared/change-words.ts'
import { formatFigure, noValue } from '../../../../shared/format.ts'
import type { Unit } from '../../../../shared/metrics/units.ts'
import { cx } from '../../lib/cx.ts'
import { safeUrl } from '../../lib/safe-address.ts'
import { NetworkIcon } from '../../ui/network-icon.tsx'
import { cssColor } from '../color.ts'
import { dateText } from '../dates.ts'
import { GrowthChip, GrowthText } from '../growth/growth.tsx'
import { useBlockMode } from '../mode.ts'
import { PaperWidth } from '../paper-width.ts'
import { Picture } from '../picture.tsx'
import { SentimentMark } from '../sentiment.tsx'
import { withBreaks } from './breaks.tsx'
import styles from './cell.module.css'
import { againstText, cellTerms } from './cell-terms.ts'
import { LongText } from './long-text.tsx'

export type TableCell = BlockOf<'table'>['values'][number][string]
export type TableColumn = BlockOf<'table'>['header'][number]

const noText = 'No text'
const figures = new Set<TableCell['type']>(['number', 'ratio'])

/** One cell of any type; no value is a dash, never an empty box and never a zero. */
export function CellView({ cell, column, bold }: { cell: TableCell | undefined; column: TableColumn; bold?: boolean }) {
  const mode = useBlockMode()
  const isPrinted = use(PaperWidth) !== null
  if (!cell || (cell.value === null && !cell.multi_values?.length && !cell.labels?.length)) return <span className={styles.none}>{noValue}</span>
  if (figures.has(cell.type) && typeof cell.value === 'number') {
    const unit = cell.unit ?? column.unit ?? (cell.type === 'ratio' ? 'percent' : 'count')
    const terms = mode.hideIndicators ? null : cellTerms(cell, unit, 'full')
    return (
      <span className={styles.figure}>
        <span className={bold ? styles.bold : undefined}>{formatFigure(cell.value, unit)}</span>
        {cell.growth && <GrowthText growth={cell.growth} polarity={column.polarity ?? 'neutral'} unit={unit} title={hintOf(cell, unit, terms)} />}
        {isPrinted && terms && <small className={styles.basis}>{terms}</small>}
        {cell.basis && <small className={styles.basis}>{cell.basis}</small>}
        {cell.description && <Remark text={cell.description} />}
      </span>
    )
  }
  switch (cell.type) {
    case 'date':
      return <span className={styles.quiet}>{typeof cell.value === 'string' ? dateText(cell.value, mode) : cell.value}</span>
    case 'rating':
      return <Rating value={cell.value} basis={cell.basis} />
    case 'indicator':
      return cell.growth ? <Change cell={cell} column={column} /> : <Indicator cell={cell} />
    case 'multi_values':
      return (
        <ul className={styles.many}>
          {cell.multi_values?.map((one) => (
            <li key={one.label}>
              {one.label} <b>{typeof one.value === 'number' ? formatFigure(one.value, one.unit ?? 'count') : one.value}</b>
            </li>
          ))}
        </ul>
      )
    case 'icon':
      return <Named cell={cell} />
    default:
      return <TextCell cell={cell} image={column.image} />
  }
}

/** The two numbers that a change is of; of one in percentage points, what that is relative to the prior figure as well. */
function hintOf({ value, prior, compared, growth }: TableCell, unit: Unit, terms: string | null): string | undefined {
  const isTold = growth && typeof value === 'number' && typeof prior === 'number'
  const relative = isTold ? relativeWords({ growth, value, prior, unit, ...(compared === undefined ? {} : { compared }) }) : null
  return [terms, relative].filter((one) => one !== null).join(', ') || undefined
}

/** What a reader has to know about one figure. */
function Remark({ text }: { text: string }) {
  const { mode } = useBlockMode()
  if (mode === 'print') return null
  return (
    <span className={styles.remark} title={text}>
      <Info size={12} strokeWidth={2} aria-hidden />
      <span className="sr-only">{text}</span>
    </span>
  )
}

function Named({ cell }: { cell: TableCell }) {
  return (
    <span className={styles.named}>
      {cell.badge?.network && <NetworkIcon network={cell.badge.network} colored />}
      <span>{cell.value}</span>
    </span>
  )
}

/** A status, a currency, a zone: on one line, in no more room than it needs. */
const shortName = 16

/** Longer than this, a name may take more than its three lines; then it is read whole in its tooltip. */
const longName = 60

function Name({ text }: { text: string }) {
  return (
    <span className={styles.name} dir="auto" title={text.length > longName ? text : undefined}>
      {withBreaks(text)}
    </span>
  )
}

function Description({ text }: { text: string }) {
  return (
    <small dir="auto" data-word={!text.includes(' ') || undefined} title={text.length > longName ? text : undefined}>
      {text}
    </small>
  )
}

function TextCell({ cell, image }: { cell: TableCell; image: boolean }) {
  const labels = cell.labels ?? []
  // labels speak for themselves; their joined text is for exports
  const text = cell.value === null || (labels.length > 0 && cell.value === labels.join(', ')) ? '' : String(cell.value)
  const link = safeUrl(cell.url)
  // a row that stands for a network shows its mark; a picture only when it has one
  const pictured = image && cell.picture_url !== undefined && (cell.picture_url !== null || !cell.badge?.network)
  // what is published has an address, its owner a network
  const person = cell.url === undefined && !cell.badge?.network ? text : null
  // a link without a word could not be named
  const said = text || (link ? noText : labels.length > 0 ? '' : noValue)
  const words = cell.type === 'long-text' && text ? <LongText text={text} /> : <Name text={said} />
  return (
    <span className={styles.entry} data-short={(text !== '' && text.length <= shortName && !cell.description && labels.length === 0) || undefined}>
      {pictured && <Picture url={cell.picture_url ?? null} alt="" person={person} className={cx(styles.picture, person !== null && styles.person)} />}
      {cell.badge?.network && <NetworkIcon network={cell.badge.network} size={18} colored />}
      <span className={styles.words}>
        {link ? (
          <a href={link} target="_blank" rel="noreferrer noopener">
            {words}
          </a>
        ) : (
          words
        )}
        {cell.description && <Description text={cell.description} />}
        {cell.collaborators && cell.collaborators.length > 0 && <small dir="auto">with {cell.collaborators.join(', ')}</small>}
        {labels.length > 0 && (
          <span className={styles.labels}>
            {labels.map((label) => (
              <span key={label} dir="auto">
                {label}
              </span>
            ))}
          </span>
        )}
      </span>
    </span>
  )
}

function Rating({ value, basis }: Pick<TableCell, 'value' | 'basis'>) {
  const stars = Number(value)
  if (!Number.isFinite(stars)) return <span>{value}</span>
  const rating = (
    <span className={styles.rating} role="img" aria-label={`${formatFigure(stars, 'stars')} of 5 stars`}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} size={14} strokeWidth={1.5} fill={star <= Math.round(stars) ? 'currentColor' : 'none'} aria-hidden />
      ))}
      <span>{formatFigure(stars, 'stars')}</span>
    </span>
  )
  if (!basis) return rating
  return (
    <span className={styles.figure}>
      {rating}
      <small className={styles.basis}>{basis}</small>
    </span>
  )
}

/** How a row stands against what it is measured by, such as the average of the table. */
function Change({ cell, column }: { cell: TableCell; column: TableColumn }) {
  const { mode, hideIndicators } = useBlockMode()
  const isPrinted = use(PaperWidth) !== null || mode === 'print'
  const terms = againstText(cell, column)
  const unit = cell.unit ?? column.unit ?? 'count'
  const value = typeof cell.value === 'number' ? formatFigure(cell.value, unit) : cell.value
  if (hideIndicators || !cell.growth || cell.growth.kind === 'none') return <span>{value}</span>
  return (
    <span className={styles.change} title={terms ?? undefined}>
      <GrowthChip growth={cell.growth} polarity={column.polarity ?? 'higher'} unit={unit} />
      {isPrinted && terms && <small className={cx(styles.basis, styles.against)}>{terms}</small>}
    </span>
  )
}

function Indicator({ cell }: { cell: TableCell }) {
  const token = cell.color ?? 'neutral'
  const mark = token === 'good' ? <ThumbsUp size={14} aria-hidden /> : token === 'bad' ? <ThumbsDown size={14} aria-hidden /> : <SentimentMark token={token} />
  return (
    <span className={styles.indicator} style={{ color: cssColor(token === 'neutral' ? 'text-2' : token) }}>
      {mark}
      {cell.value}
    </span>
  )
}
