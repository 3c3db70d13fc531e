/** Both terms of a change in a cell. */
import type { BlockOf } from '../../../../shared/blocks/index.ts'
import { changeTerms, relativeWords } from '../../../../shared/change-words.ts'
import { formatFigure } from '../../../../shared/format.ts'
import type { Unit } from '../../../../shared/metrics/units.ts'

type Cell = BlockOf<'table'>['values'][number][string]
type Column = BlockOf<'table'>['header'][number]

/** "from 115"; null without a change or without a prior figure. */
export function cellTerms({ value, prior, compared, over, growth }: Cell, unit: Unit, form: 'full' | 'compact'): string | null {
  if (typeof prior !== 'number' || typeof value !== 'number' || !growth || growth.kind === 'none') return null
  return changeTerms({ prior, compared, over, unit }, form)
}

/** The two numbers that a change is of; of one in percentage points, what that is relative to the prior figure as well; why it is grey. */
export function hintOf({ value, prior, compared, growth }: Cell, unit: Unit, terms: string | null, grey: string | null): string | undefined {
  const isTold = growth && typeof value === 'number' && typeof prior === 'number'
  const relative = isTold ? relativeWords({ growth, value, prior, unit, ...(compared === undefined ? {} : { compared }) }) : null
  const numbers = [terms, relative].filter((one) => one !== null).join(', ')
  return [numbers, grey].filter(Boolean).join('. ') || undefined
}

/** "5.1% against 4.4%", of a row that is held against an average; null without one. */
export function againstText({ value, prior, growth, unit: own }: Cell, column: Column): string | null {
  if (typeof prior !== 'number' || typeof value !== 'number' || !growth || growth.kind === 'none') return null
  const unit = own ?? column.unit ?? 'count'
  return `${formatFigure(value, unit)} against ${formatFigure(prior, unit)}`
}
