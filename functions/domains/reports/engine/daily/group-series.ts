/** A group of profiles or posts over time. */
import type { Series } from '../../../../../shared/blocks/series-chart.ts'
import { figureMessages } from '../../../../../shared/figure-messages.ts'
import { type MetricId, metrics } from '../../../../../shared/metrics/index.ts'
import type { DayInterval, Period } from '../common/period.ts'
import { type At, allOn, unlikeIn, valuesBefore, valuesNow } from '../common/time-series.ts'
import { type Compared, comparableFor, fullRange, type Group, measured, measuredOver, pointsOver, type SectionContext, type TabContext } from './context.ts'
import type { ProfileDataset } from './dataset.ts'
import type { NamedGroup } from './groups.ts'
import { isOwnChange } from './metric-series.ts'

/** The prior range of the profiles that are compared, with all of its days: where they differ from those of the range, see {@link alikeIn}. */
export function groupAt(context: TabContext, id: MetricId, group: Group): At {
  const same = wholeOf(group, comparableFor(context, id, group))
  const points = {
    current: pointsOver(context, id, group, 'current'),
    prior: same.profiles.length === 0 ? () => null : pointsOver(context, id, same, 'prior'),
  }
  return (period, interval) => points[period](interval)
}

/** Those of a group that are compared, each with all of its days. */
export function wholeOf(group: Group, compared: Group): Group {
  const ids = new Set(compared.profiles.map(({ profile }) => profile.id))
  return ids.size === group.profiles.length ? group : { ...group, profiles: group.profiles.filter(({ profile }) => ids.has(profile.id)) }
}

/** Whether both sides of an interval are of the same profiles, and each day of it is compared. */
export function alikeIn(context: TabContext, of: Compared, id: MetricId, group: Group): (interval: DayInterval) => boolean {
  const same = comparableFor(context, of, group)
  const whole = wholeOf(group, same)
  const isMatched = sameIn(context, same, group, (member) => measuredOver(context, id, { ...group, profiles: [member] }, 'current'))
  return (interval) => isMatched(interval) && periods.every((period) => whole.profiles.every((member) => isOwnChange(id, member, period, interval)))
}

/** @param same the profiles of the group that are compared @param figureIn the value of one profile now */
export function sameIn(
  { dataset }: TabContext,
  same: Group,
  group: Group,
  figureIn: (member: ProfileDataset) => (interval: DayInterval) => number | null,
): (interval: DayInterval) => boolean {
  const whole = wholeOf(group, same)
  const outside = group.profiles.filter((member) => !whole.profiles.includes(member))
  const gives = outside.some((member) => figureIn(member)(fullRange(dataset, 'current')) !== null)
  return gives ? () => false : allOn(same.profiles)
}

const periods: readonly Period[] = ['current', 'prior']

export function groupSeries(context: SectionContext, id: MetricId, group: NamedGroup): Series {
  const at = groupAt(context, id, group)
  const { key, label, color, badge } = group
  const { unit, polarity, class: rule } = metrics[id]
  const prior = valuesBefore(context, at)
  return {
    key,
    label,
    color,
    unit,
    ...(rule === 'FLOW' ? {} : { class: rule }),
    polarity,
    values: valuesNow(context, at),
    prior,
    ...(prior ? unlikeIn(context, alikeIn(context, id, id, group)) : {}),
    ...(badge ? { badge } : {}),
  }
}

/** Of how many of its profiles the prior values of a chart are, where not of all. */
export function priorOf(context: TabContext, id: MetricId): { priorOf?: string } {
  const range = fullRange(context.dataset, 'current')
  const all = context.profiles.filter((member) => measured(context, id, { profiles: [member] }, 'current', range) !== null)
  const some = wholeOf({ profiles: all }, comparableFor(context, id, { profiles: all })).profiles.length
  return some < all.length && some > 0 ? { priorOf: figureMessages.report.countOf({ some, all: all.length }, 'profiles') } : {}
}
