import { Info, Star, ThumbsDown, ThumbsUp } from 'lucide-react'
import { use } from 'react'
import type { BlockOf } from '../../../../shared/blocks/index.ts'
import { formatFigure, noValue } from '../../../../shared/format.ts'
import { cx } from '../../lib/cx.ts'
import { NetworkIcon } from '../../ui/network-icon.tsx'
import { cssColor } from '../color.ts'
import { dateText } from '../dates.ts'
import { GrowthChip } from '../growth/growth.tsx'
import { useBlockMode } from '../mode.ts'
import { PaperWidth } from '../paper-width.ts'
import { SentimentMark } from '../sentiment.tsx'
import styles from './cell.module.css'
import { CellChange } from './cell-change.tsx'
import { againstText, cellTerms } from './cell-terms.ts'
import { TextCell } from './text-cell.tsx'

export type TableCell = BlockOf<'table'>['values'][number][string]
export type TableColumn = BlockOf<'table'>['header'][number]

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
        <CellChange cell={cell} column={column} unit={unit} terms={terms} />
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
      <span>{cell.value}</span>
    </span>
  )
}
