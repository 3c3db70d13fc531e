/** One tab of a report while it is computed, and the only two questions blocks ask: the value of a group, and its figure. */
import type { Figure } from '../../../../../shared/blocks/shared.ts'
import type { CountOf } from '../../../../../shared/figure-messages.ts'
import { type MeasureId, type MetricId, measuresUnder, metrics, offers } from '../../../../../shared/metrics/index.ts'
import type { NetworkCode, TabCode } from '../../../../../shared/networks.ts'
import type { ReportDefinition, SectionSpec } from '../../../../../shared/reports/language/daily.ts'
import { changeOf } from '../common/change.ts'
import type { Lack } from '../common/lack.ts'
import { countOfDays, type Matched, type MatchTime, unequalLack } from '../common/matched-days.ts'
import type { DayInterval, Over, Period } from '../common/period.ts'
import type { TimeAxis } from '../common/time-axis.ts'
import { aggregateOne, aggregateOver, isLevelLost, offering } from './aggregate.ts'
import { aggregatePostsOver, type PostGroup } from './aggregate-posts.ts'
import { comparedView } from './compared-view.ts'
import type { DailyDataset, ProfileDataset } from './dataset.ts'
import { matchOfDays } from './held.ts'
import { matchOverPosts } from './held-posts.ts'
import { redefinedFor } from './redefined.ts'

/** What a chart, a row or a tile stands for: some profiles and, when cut by type or label, some of their posts. */
export type Group = PostGroup

export type TabContext = {
  readonly definition: ReportDefinition
  readonly tab: TabCode
  readonly dataset: DailyDataset
  readonly timeAxis: TimeAxis
  readonly profiles: readonly ProfileDataset[]
  /** networks of the profiles, by name */
  readonly networks: readonly NetworkCode[]
}

/** What a resolver gets besides its own declaration. */
export type SectionContext = TabContext & { readonly section: SectionSpec; readonly empty: string }

export function fullRange(dataset: DailyDataset, period: Period): DayInterval {
  return { start: 0, end: period === 'current' ? dataset.days : (dataset.priorDays ?? 0) }
}

/** Whether any network of the tab offers the metric at all; when none does, its tiles and blocks are absent. */
export function offered(context: TabContext, id: MetricId): boolean {
  return context.networks.some((network) => offers(network, id))
}

export function measuredOver(context: TabContext, id: MetricId, group: Group, period: Period): Over {
  return countsPosts(context, group) ? aggregatePostsOver(id, group, period) : aggregateOver(id, group.profiles, period)
}

export function measured(context: TabContext, id: MetricId, group: Group, period: Period, interval: DayInterval): number | null {
  return measuredOver(context, id, group, period)(interval)
}

const countsPosts = ({ definition }: TabContext, group: Group) => definition.basis === 'lifetime' || group.keep !== undefined

/**
 * Points of a chart: as `measured`, but a level of several profiles is a gap while one of them has lost its figures. Without it the line
 * would fall by a whole profile. Before its first figure a profile was not connected and is not missed.
 */
export function pointsOver(context: TabContext, id: MetricId, group: Group, period: Period): Over {
  const value = measuredOver(context, id, group, period)
  if (metrics[id].class !== 'STOCK' || countsPosts(context, group)) return value
  return (interval) => (isLevelLost(id, group.profiles, period, interval) ? null : value(interval))
}

/** Only profiles that were connected before the prior range began stand on both sides of a comparison. */
export function comparable(group: Group): Group {
  return group.profiles.every((member) => member.comparable) ? group : { ...group, profiles: group.profiles.filter((member) => member.comparable) }
}

/** What is compared: a metric, or measures that are added. */
export type Compared = MetricId | readonly MeasureId[]

/** Of those, the profiles of which enough days are known in both ranges, with these days alone, and whose network counts the same way in both. */
export function comparableFor(context: TabContext, of: Compared, group: Group): Group {
  const { range, prior } = context.dataset
  const connected = comparable(group)
  if (!prior) return connected
  const measuresFor = (network: NetworkCode) => (typeof of === 'string' ? measuresUnder(of, network) : of)
  const profiles = connected.profiles.flatMap((member) => {
    if (redefinedFor(measuresFor(member.profile.network), member, range, prior) !== null) return []
    const matched = matchOf(context, of, group, member)
    if (matched === null) return member
    return matched.lack ? [] : comparedView(member, matched)
  })
  const isSame = profiles.length === connected.profiles.length && profiles.every((member, at) => member === connected.profiles[at])
  return isSame ? connected : { ...connected, profiles }
}

/** Sums are larger of more days; rates and people of an average day are not. Over posts people are a sum as well. */
function growsWithDays(of: Compared, isOverPosts: boolean): boolean {
  if (typeof of !== 'string') return true
  const metric = metrics[of]
  if (metric.class === 'RATIO') return metric.den === 'days' || metric.den === 'baseline'
  return metric.class !== 'UNIQUE' || isOverPosts
}

/** The days of a profile that are held against each other; null where that is not of days. */
export function matchOf({ dataset, definition }: TabContext, of: Compared, { keep }: Pick<Group, 'keep'>, member: ProfileDataset): Matched | null {
  const isOverPosts = definition.basis === 'lifetime' || keep !== undefined
  const matched = isOverPosts ? matchOverPosts(dataset, of, keep, member) : matchOfDays(dataset, of, member)
  return matched?.uneven && !matched.lack && growsWithDays(of, isOverPosts) ? { ...matched, lack: unequalLack(dataset) } : matched
}

/** The days or posts that a profile lacks for a comparison; null when it lacks none. */
export function lackOf(context: TabContext, of: Compared, group: Pick<Group, 'keep'>, member: ProfileDataset): Lack | null {
  return matchOf(context, of, group, member)?.lack ?? null
}

/** The value of the whole range, the prior value, and the growth between what can be compared. */
export function figureOf(context: TabContext, id: MetricId, group: Group): Figure {
  const { dataset } = context
  const value = measured(context, id, group, 'current', fullRange(dataset, 'current'))
  if (!dataset.prior) return figure(id, value, null, null)
  const connected = comparableFor(context, id, group)
  const same = value === null ? connected : comparableLevels(context, id, connected)
  const prior = same.profiles.length === 0 ? null : measured(context, id, same, 'prior', fullRange(dataset, 'prior'))
  const isAll = same.profiles.length === group.profiles.length && same.profiles.every((member, at) => member === group.profiles[at])
  const now = isAll ? value : measured(context, id, same, 'current', fullRange(dataset, 'current'))
  return figure(id, value, prior, now, daysOver(dataset, shortestWithPart(context, id, same, group)))
}

/**
 * Returns the profile in `same` with the fewest compared days, among those with a figure in either whole period: the days left out may be the
 * only ones with a figure. Empty for levels, which are not compared by days.
 */
function shortestWithPart(context: TabContext, id: MetricId, same: Group, whole: Group): ProfileDataset[] {
  const days = ({ matched }: ProfileDataset) => matched?.current.some ?? Number.POSITIVE_INFINITY
  const has = ({ profile }: ProfileDataset) => {
    const alone = { ...whole, profiles: whole.profiles.filter((member) => member.profile === profile) }
    return (['current', 'prior'] as const).some((period) => measured(context, id, alone, period, fullRange(context.dataset, period)) !== null)
  }
  const shortest = offering(id, same.profiles)
    .filter(({ matched }) => matched)
    .toSorted((a, b) => days(a) - days(b))
    .find(has)
  return shortest ? [shortest] : []
}

/** The days over which profiles are compared, the fewest of any; undefined where that is not of days, as of a level. */
export function daysOver(dataset: MatchTime, profiles: readonly ProfileDataset[]): CountOf | undefined {
  const over = profiles.flatMap(({ matched }) => matched?.current.some ?? [])
  return over.length === 0 ? undefined : countOfDays(dataset, Math.min(...over))
}

/** A level lost, or not known yet, on one side of a comparison is taken out of the other: growth is of the same profiles. */
export function comparableLevels(context: TabContext, id: MetricId, group: Group): Group {
  const { dataset, definition } = context
  if (metrics[id].class !== 'STOCK' || definition.basis === 'lifetime' || group.keep) return group
  const known = (member: ProfileDataset, period: Period) => aggregateOne(id, member, period, fullRange(dataset, period)) !== null
  return { ...group, profiles: group.profiles.filter((member) => known(member, 'current') === known(member, 'prior')) }
}

/** `compared` is the part of `value` that `prior` is held against, `over` the days that is of. */
export function figure(id: MetricId, value: number | null, prior: number | null, compared: number | null, over?: CountOf): Figure {
  const { unit, polarity, class: rule } = metrics[id]
  return { value, prior, ...changeOf({ value, prior, compared, rule, unit, over }), unit, polarity }
}
