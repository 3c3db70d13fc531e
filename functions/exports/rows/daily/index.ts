/** Rows of a block or a tile of a report over daily figures and posts, from the dataset that its engine computes it from. */

import type { Figure } from '../../../../shared/blocks/shared.ts'
import { addDays } from '../../../../shared/dates/index.ts'
import { rowMessages } from '../../../../shared/export-messages.ts'
import { figureMessages } from '../../../../shared/figure-messages.ts'
import { type MeasureId, type MetricId, measuresUnder, metrics, offers, partsOf } from '../../../../shared/metrics/index.ts'
import { type NetworkCode, networks } from '../../../../shared/networks.ts'
import { profileName } from '../../../../shared/profile-name.ts'
import type { Period } from '../../../reports/engine/common/period.ts'
import {
  type Compared,
  comparable,
  comparableFor,
  comparableLevels,
  fullRange,
  lackOf,
  measured,
  type TabContext,
} from '../../../reports/engine/daily/context.ts'
import type { ProfileDataset, Window } from '../../../reports/engine/daily/dataset.ts'
import { redefinedFor } from '../../../reports/engine/daily/redefined.ts'
import { shownOf } from '../../../reports/engine/daily/tiles.ts'
import { type Cells, columnsOf, countsColumn, firstColumns, type RowsFile, verdict, type WhyNot } from '../cells.ts'
import { periodsOf } from '../periods.ts'
import { audienceColumns, audienceRows } from './audience.ts'
import { type Reading, readingsOf } from './day-values.ts'
import { countsPosts, type Sources, storedUnder } from './made-of.ts'
import { measureName } from './names.ts'
import { partColumns, partRows } from './parts.ts'
import { postCells, postColumns, whyNotPost } from './posts.ts'

const { whyNot } = rowMessages
const dayColumns = ['Term', 'Measure', 'Value'] as const

/** `sources`: what it is computed from. */
export function dailyRows(context: TabContext, sources: Sources): RowsFile {
  const { figures, measures, of, audience, breakdown } = sources
  if (audience) return { columns: columnsOf(firstColumns, audienceColumns), rows: audienceRows(context.profiles, audience) }
  if (breakdown) return { columns: columnsOf(firstColumns, partColumns(figures)), rows: partRows(context, breakdown, figures) }
  const byPosts = of === 'posts' || figures.some((id) => storedUnder(id).some(countsPosts))
  const byDays = of === 'days'
  const columns = columnsOf(
    firstColumns,
    byDays ? dayColumns : [],
    byPosts ? postColumns(of === 'posts' ? figures : [], of === 'posts' ? measures : []) : [],
    figures.map((id) => countsColumn(metrics[id].title)),
    measures.map((id) => countsColumn(measureName(id))),
  )
  return { columns, rows: rowsOf(context, sources, { byDays, byPosts }) }
}

function* rowsOf(context: TabContext, sources: Sources, { byDays, byPosts }: { byDays: boolean; byPosts: boolean }): Generator<Cells> {
  const { figures, measures, of, types } = sources
  for (const { period, cells } of periodsOf(context.dataset)) {
    const compared = comparedIn(context, sources, period)
    for (const member of context.profiles) {
      const { whyOf, isOff } = compared(member)
      const about: Cells = { ...cells, ...profileCells(member) }
      yield { ...about, Row: 'profile', ...profileVerdicts(sources, member, whyOf) }
      if (byDays) yield* dayRows(context, sources, { member, period, about, whyOf, isOff })
      if (!byPosts) continue
      for (const placed of member[period]?.posts ?? []) {
        const { post } = placed
        if (types && !types.includes(post.type)) continue
        const whyIn = (id: MetricId | MeasureId): WhyNot => whyOf(id) ?? (isOff(id, placed.day) ? whyNot.unmatched : null)
        const counting = of === 'posts' ? figures : figures.filter((id) => storedUnder(id).some(countsPosts))
        yield {
          ...about,
          ...postCells(placed, context.dataset.zone, of === 'posts' ? figures : [], of === 'posts' ? measures : []),
          ...Object.fromEntries(counting.map((id) => [countsColumn(metrics[id].title), verdict(whyIn(id) ?? (of === 'posts' ? whyNotPost(id, post) : null))])),
          ...Object.fromEntries(
            (of === 'posts' ? measures : []).map((id) => [
              countsColumn(measureName(id)),
              verdict(whyIn(id) ?? whyNotPart(sources, member, id) ?? (post.measures[id] === undefined ? whyNot.noValue : null)),
            ]),
          ),
        }
      }
    }
  }
}

/** Of a network that does not count it, it is no part of engagements. */
function whyNotPart({ partsOfEngagements }: Sources, { profile: { network } }: ProfileDataset, id: MeasureId): WhyNot {
  return partsOfEngagements && !partsOf(network).includes(id) ? whyNot.notOffered : null
}

function profileCells({ profile }: ProfileDataset): Cells {
  return { Network: networks[profile.network].display, Profile: profileName(profile), 'Profile id': profile.id }
}

function profileVerdicts({ figures, measures }: Sources, { profile: { network } }: ProfileDataset, whyOf: (id: MetricId | MeasureId) => WhyNot): Cells {
  return {
    ...Object.fromEntries(figures.map((id) => [countsColumn(metrics[id].title), verdict(offers(network, id) ? whyOf(id) : whyNot.notOffered)])),
    ...Object.fromEntries(measures.map((id) => [countsColumn(measureName(id)), verdict(whyOf(id))])),
  }
}

/** Of a profile: why it stands on neither side of a comparison, and whether a day stands against none. */
type Judge = {
  readonly whyOf: (id: MetricId | MeasureId) => WhyNot
  readonly isOff: (id: MetricId | MeasureId, day: number) => boolean
}

/** Of the current range everybody counts, on all days. */
function comparedIn(context: TabContext, { figures, measures }: Sources, period: Period): (member: ProfileDataset) => Judge {
  if (period === 'current') return () => ({ whyOf: () => null, isOff: () => false })
  const { range, prior } = context.dataset
  const all = { profiles: context.profiles }
  const members = new Map<MetricId | MeasureId, readonly ProfileDataset[]>()
  const behind = new Map<MetricId | MeasureId, (network: NetworkCode) => readonly MeasureId[]>()
  const asked = new Map<MetricId | MeasureId, Compared>()
  for (const id of measures) {
    asked.set(id, [id])
    behind.set(id, () => [id])
    members.set(id, comparableFor(context, [id], all).profiles)
  }
  for (const id of figures) {
    const same = comparableFor(context, id, all)
    const isKnown = measured(context, id, context, 'current', fullRange(context.dataset, 'current')) !== null
    asked.set(id, id)
    behind.set(id, (network) => measuresUnder(id, network))
    // an exact number is only held against one
    const isExactAlone = exactOf(context, id)?.prior === null
    members.set(id, isExactAlone ? [] : (isKnown ? comparableLevels(context, id, same) : same).profiles)
  }
  const connected = new Set(comparable(all).profiles)
  const asCompared = (id: MetricId | MeasureId, { profile }: ProfileDataset) => members.get(id)?.find((one) => one.profile.id === profile.id)
  const why = (id: MetricId | MeasureId, member: ProfileDataset): WhyNot => {
    if (asCompared(id, member)) return null
    if (!connected.has(member)) return whyNot.late
    const since = prior && redefinedFor(behind.get(id)?.(member.profile.network) ?? [], member, range, prior)
    if (since) return whyNot.redefined(since)
    const of = asked.get(id)
    return of && lackOf(context, of, {}, member) ? whyNot.unknown : whyNot.oneSide
  }
  return (member) => ({ whyOf: (id) => why(id, member), isOff: (id, day) => asCompared(id, member)?.matched?.prior.on[day] === 0 })
}

type Given = Judge & {
  readonly member: ProfileDataset
  readonly period: Period
  readonly about: Cells
}

/** A row a measure and day that has a value; days of the lead where a level or a change begins with one. */
function* dayRows(context: TabContext, { figures, measures, points }: Sources, { member, period, about, whyOf, isOff }: Given): Generator<Cells> {
  const window = member[period]?.window
  if (!window) return
  const first = period === 'current' ? context.dataset.range.from : (context.dataset.prior?.from ?? context.dataset.range.from)
  const titled = (title: string, readings: readonly Reading[], id: MetricId | MeasureId) =>
    readings.map((one) => ({ ...one, title, why: (at: number) => whyOf(id) ?? (isOff(id, at - window.lead) ? whyNot.unmatched : one.why(at)) }))
  const readings = [
    ...figures.flatMap((id) => titled(metrics[id].title, exactReadings(context, id, window) ?? readingsOf(id, { member, period, window, points }), id)),
    ...measures.flatMap((id) => titled(measureName(id), [{ measure: id, term: measureName(id), from: window.lead, why: () => null }], id)),
  ]
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
        ...Object.fromEntries(reading.flatMap(({ title, from, why }) => (index < from ? [] : [[countsColumn(title), verdict(why(index))]]))),
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

/** The exact number of people that a tile shows in the place of an average; null where it shows none. */
function exactOf(context: TabContext, id: MetricId): Figure | null {
  if (id !== 'reach' || context.definition.basis === 'lifetime') return null
  const { title, figure } = shownOf(context, id, false)
  return title === figureMessages.report.exactReach ? figure : null
}
