/** Rows of a block or a tile of a report over daily figures and posts, from the dataset that its engine computes it from. */

import { addDays } from '../../../../../shared/dates/index.ts'
import { rowMessages } from '../../../../../shared/export-messages.ts'
import { type MeasureId, type MetricId, metrics, offers, partsOf } from '../../../../../shared/metrics/index.ts'
import { networks } from '../../../../../shared/networks.ts'
import { profileName } from '../../../../../shared/profile-name.ts'
import type { Period } from '../../../reports/engine/common/period.ts'
import type { TabContext } from '../../../reports/engine/daily/context.ts'
import type { PlacedPost, ProfileDataset, Window } from '../../../reports/engine/daily/dataset.ts'
import { type Cells, columnsOf, countsColumn, firstColumns, type RowsFile, verdict, type WhyNot } from '../cells.ts'
import { periodsOf } from '../periods.ts'
import { audienceColumns, audienceRows } from './audience.ts'
import { type Reading, readingsOf } from './day-values.ts'
import { countsPosts, type Sources, storedUnder } from './made-of.ts'
import { measureName } from './names.ts'
import { partColumns, partRows } from './parts.ts'
import { postCells, postColumns, whyNotPost } from './posts.ts'
import { type ChangeTerm, exactOf, type Sides, sidesOf } from './sides.ts'

const { whyNot } = rowMessages
const dayColumns = ['Term', 'Measure', 'Value'] as const

/** `sources`: what it is computed from. */
export function dailyRows(context: TabContext, sources: Sources): RowsFile {
  const { figures, measures, of, audience, breakdown } = sources
  if (audience) return { columns: columnsOf(firstColumns, audienceColumns), rows: audienceRows(context.profiles, audience) }
  if (breakdown) return { columns: columnsOf(firstColumns, partColumns(figures)), rows: partRows(context, breakdown, figures) }
  const byPosts = of === 'posts' || figures.some((id) => storedUnder(id).some(countsPosts))
  const byDays = of === 'days'
  const sides = sidesOf(context, sources)
  const columns = columnsOf(
    firstColumns,
    byDays ? dayColumns : [],
    byPosts ? postColumns(of === 'posts' ? figures : [], of === 'posts' ? measures : []) : [],
    figures.map((id) => countsColumn(metrics[id].title)),
    sides.changeColumns,
    measures.map((id) => countsColumn(measureName(id))),
  )
  return { columns, rows: rowsOf(context, sources, { byDays, byPosts, sides }) }
}

type Making = { readonly byDays: boolean; readonly byPosts: boolean; readonly sides: Sides }

function* rowsOf(context: TabContext, sources: Sources, { byDays, byPosts, sides }: Making): Generator<Cells> {
  const { figures, measures, of, types } = sources
  const [shown, parts] = of === 'posts' ? [figures, measures] : [[], []]
  for (const { period, cells } of periodsOf(context.dataset)) {
    for (const member of context.profiles) {
      const about: Cells = { ...cells, ...profileCells(member) }
      const all = sides.of(member, period)
      yield { ...about, Row: 'profile', ...profileVerdicts(member, all) }
      if (byDays) yield* dayRows(context, sources, { member, period, about, sides: all })
      if (!byPosts) continue
      const counting = all.filter(({ metric }) => of === 'posts' || (metric !== null && storedUnder(metric).some(countsPosts)))
      for (const placed of member[period]?.posts ?? []) {
        if (types && !types.includes(placed.post.type)) continue
        const verdicts = counting.map((side) => [side.column, verdict(whyNotIn(sources, side, placed))])
        yield { ...about, ...postCells(placed, context.dataset.zone, shown, parts), ...Object.fromEntries(verdicts) }
      }
    }
  }
}

/** Why a post is not in it. */
function whyNotIn(sources: Sources, { why, isOff, metric, measure, as }: ChangeTerm, { post, day }: PlacedPost): WhyNot {
  const said = why ?? (isOff(day) ? whyNot.unmatched : null)
  if (said !== null || sources.of === 'days') return said
  if (metric !== null) return whyNotPost(metric, post)
  return measure && (whyNotPart(sources, as, measure) ?? (post.measures[measure] === undefined ? whyNot.noValue : null))
}

/** Of a network that does not count it, it is no part of engagements. */
function whyNotPart({ partsOfEngagements }: Sources, { profile: { network } }: ProfileDataset, id: MeasureId): WhyNot {
  return partsOfEngagements && !partsOf(network).includes(id) ? whyNot.notOffered : null
}

function profileCells({ profile }: ProfileDataset): Cells {
  return { Network: networks[profile.network].display, Profile: profileName(profile), 'Profile id': profile.id }
}

function profileVerdicts({ profile: { network } }: ProfileDataset, sides: readonly ChangeTerm[]): Cells {
  return Object.fromEntries(
    sides.map(({ column, metric, why, over }) => [column, verdict(metric === null || offers(network, metric) ? why : whyNot.notOffered, over)]),
  )
}

type Given = {
  readonly member: ProfileDataset
  readonly period: Period
  readonly about: Cells
  readonly sides: readonly ChangeTerm[]
}

/** A row a measure and day that has a value; days of the lead where a level or a change begins with one. */
function* dayRows(context: TabContext, { points }: Sources, { member, period, about, sides }: Given): Generator<Cells> {
  const window = member[period]?.window
  if (!window) return
  const first = period === 'current' ? context.dataset.range.from : (context.dataset.prior?.from ?? context.dataset.range.from)
  const readings = sides.flatMap(({ column, metric, measure, why, isOff, as }) => {
    const seen = as[period]?.window ?? window
    const found =
      metric === null
        ? measure && [{ measure, term: measureName(measure), from: window.lead, why: (): WhyNot => null }]
        : (exactReadings(context, metric, window) ?? readingsOf(metric, { member: as, period, window: seen, points }))
    return (found || []).map((one) => ({ ...one, column, why: (at: number) => why ?? (isOff(at - window.lead) ? whyNot.unmatched : one.why(at)) }))
  })
  for (const reading of Map.groupBy(readings, ({ measure, term }) => `${measure} ${term}`).values()) {
    const [one] = reading
    const values = one && window.measures[one.measure]
    if (!values) continue
    for (let index = Math.min(...reading.map(({ from }) => from)); index < values.length; index++) {
      const value = values[index] ?? Number.NaN
      if (Number.isNaN(value)) continue
      yield {
        ...about,
        Row: index < window.lead ? 'day before the period' : 'day',
        Date: addDays(first, index - window.lead),
        Term: one.term,
        Measure: measureName(one.measure),
        Value: value,
        ...Object.fromEntries(reading.flatMap(({ column, from, why }) => (index < from ? [] : [[column, verdict(why(index))]]))),
      }
    }
  }
}

/** Where the network's own number of people for exactly this period is shown, that one counts and the days do not. */
function exactReadings(context: TabContext, id: MetricId, { lead, days }: Window): Reading[] | null {
  if (!exactOf(context, id)) return null
  const last = lead + days - 1
  return [
    { measure: 'reach', term: metrics.reach.title, from: lead, why: () => whyNot.exact },
    { measure: days === 7 ? 'reach_week' : 'reach_days_28', term: metrics.reach.title, from: last, why: () => null },
  ]
}
