/** What the weekly and the monthly report by email have in common: figures of profile groups, and what became of the own scheduled reports. */

import * as v from 'valibot'
import { Growth } from '../blocks/shared.ts'
import { changeTerms } from '../change-words.ts'
import { formatRange } from '../dates/index.ts'
import { formatFigure, formatGrowth, noValue } from '../format.ts'
import { formatCount } from '../format-count.ts'
import { Unit } from '../metrics/units.ts'
import { Gid, Name, Text } from './notice-fields.ts'

const Day = v.pipe(v.string(), v.isoDate())
const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))
const Value = v.nullable(v.pipe(v.number(), v.maxValue(Number.MAX_VALUE)))

const Figure = v.strictObject({
  title: Name,
  value: Value,
  unit: Unit,
  /** from the period before */
  growth: Growth,
  /** with `compared` and `over` the terms of the change; older notices have none */
  prior: v.optional(Value),
  compared: v.optional(v.pipe(v.number(), v.maxValue(Number.MAX_VALUE))),
  over: v.optional(v.strictObject({ some: Count, all: Count })),
})
type Figure = v.InferOutput<typeof Figure>
const Figures = v.pipe(v.array(Figure), v.maxLength(10))

/** Runs of a list. */
export const mostListed = 15

/** `run`: its id. `client`: whose figures it shows. */
const listedRun = { run: Gid, client: Name, title: Name, day: Day }
const Run = v.strictObject({
  ...listedRun,
  state: v.picklist(['sent', 'failed', 'retrying']),
  /** its emails: that arrived, and all of them */
  arrived: Count,
  of: Count,
  /** why it failed */
  reason: v.optional(Text),
})
const Coming = v.strictObject({ ...listedRun, /** HH:mm */ time: v.pipe(v.string(), v.maxLength(5)) })

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
  /** own runs, what needs its reader first. What was told before they were listed has none */
  runs: v.optional(v.pipe(v.array(Run), v.maxLength(mostListed)), []),
  moreRuns: v.optional(Count, 0),
  /** own runs of the time that has begun, the soonest first */
  coming: v.optional(v.pipe(v.array(Coming), v.maxLength(mostListed)), []),
  moreComing: v.optional(Count, 0),
  /** IANA, of all days and times */
  timezone: v.optional(v.pipe(v.string(), v.maxLength(100))),
}
const Period = v.strictObject(periodFields)
export type Period = v.InferOutput<typeof Period>

/** "Weekly report of Northbound, 16 – 22 Nov 2026: 12 of 13 emails of your reports arrived." */
export function periodSentence(label: string, { account, from, to, emails, arrived, failed }: Period): string {
  const runs = failed === 0 ? '' : `, ${counted(failed, 'report')} failed`
  const told =
    emails + failed === 0 ? '' : `: ${formatCount(arrived)} of ${formatCount(emails)} ${emails === 1 ? 'email' : 'emails'} of your reports arrived${runs}`
  return `${label} of ${account}, ${formatRange(from, to)}${told}.`
}

/** "1 report", "3 reports" */
export const counted = (many: number, what: string): string => `${formatCount(many)} ${what}${many === 1 ? '' : 's'}`

/** A line for each profile group: "Impressions 1.21M: +4.2%, from 1.16M; …". Notices from before the prior figure was stored lack it. */
export function periodFacts({ groups, more }: Period) {
  const facts = groups.map(({ name, figures }) => ({ name, value: figures.map(figureText).join('; ') || 'No figures' }))
  return more > 0
    ? [...facts, { name: 'More', value: `${formatCount(more)} more ${more === 1 ? 'profile group is' : 'profile groups are'} on your home page.` }]
    : facts
}

function figureText(figure: Figure): string {
  const { title, value, unit, growth } = figure
  const since = formatGrowth(growth, unit)
  const named = `${title} ${formatFigure(value, unit, 'compact')}`
  if (since === '' || since === noValue) return named
  const terms = changeTerms({ ...figure, prior: figure.prior ?? null })
  return terms === null ? `${named}: ${since}` : `${named}: ${since}, ${terms}`
}
