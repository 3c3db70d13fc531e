/** What the weekly and the monthly report by email have in common: figures of profile groups, and what became of the own scheduled reports. */
import * as v from 'valibot'
import { Growth } from '../blocks/shared.ts'
import { formatRange } from '../dates/index.ts'
import { formatFigure, formatGrowth, noValue } from '../format.ts'
import { Unit } from '../metrics/units.ts'
import { Name } from './notice-fields.ts'

const Day = v.pipe(v.string(), v.isoDate())
const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))
const Value = v.nullable(v.pipe(v.number(), v.maxValue(Number.MAX_VALUE)))

const Figures = v.pipe(v.array(v.strictObject({ title: Name, value: Value, unit: Unit, /** from the period before */ growth: Growth })), v.maxLength(10))

export const periodFields = {
  account: Name,
  from: Day,
  to: Day,
  groups: v.pipe(v.array(v.strictObject({ name: Name, figures: Figures })), v.maxLength(20)),
  /** profile groups that are left out */
  more: Count,
  /** emails of the own scheduled reports: that were to arrive, and that did */
  emails: Count,
  arrived: Count,
  /** own runs that failed */
  failed: Count,
}
const Period = v.strictObject(periodFields)
export type Period = v.InferOutput<typeof Period>

/** "Weekly report of Northbound, 16 – 22 Nov 2026: 12 of 13 emails of your reports arrived." */
export function periodSentence(label: string, { account, from, to, emails, arrived, failed }: Period): string {
  const runs = failed === 0 ? '' : `, ${failed === 1 ? '1 report' : `${failed} reports`} failed`
  const told = emails + failed === 0 ? '' : `: ${arrived} of ${emails} ${emails === 1 ? 'email' : 'emails'} of your reports arrived${runs}`
  return `${label} of ${account}, ${formatRange(from, to)}${told}.`
}

/** A line for each profile group: "Impressions 1.21M (+4.20%), …" */
export function periodFacts({ groups, more }: Period) {
  const facts = groups.map(({ name, figures }) => ({ name, value: figures.map(figureText).join(', ') || 'No figures' }))
  return more > 0 ? [...facts, { name: 'More', value: `${more} more ${more === 1 ? 'profile group is' : 'profile groups are'} on your home page.` }] : facts
}

function figureText({ title, value, unit, growth }: Period['groups'][number]['figures'][number]): string {
  const since = formatGrowth(growth, unit)
  return `${title} ${formatFigure(value, unit, 'compact')}${since === '' || since === noValue ? '' : ` (${since})`}`
}
