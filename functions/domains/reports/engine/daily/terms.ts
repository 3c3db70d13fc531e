/** What a ratio is worked out from: its two sums, the profiles that are in them, and those that are in neither. */
import { figureMessages } from '../../../../../shared/figure-messages.ts'
import { type MetricId, metrics, sumKnown } from '../../../../../shared/metrics/index.ts'
import type { Terms } from '../../../../../shared/reports/report.ts'
import { fullName } from '../common/full-name.ts'
import { aggregate, daysTold, offering, termsOver } from './aggregate.ts'
import { aggregatePosts, postTermsOver } from './aggregate-posts.ts'
import { fullRange, type Group, type TabContext } from './context.ts'
import { outside } from './left-out.ts'

/** Null of what is no ratio. */
export function termsOf(context: TabContext, id: MetricId, group: Group): Terms | null {
  const metric = metrics[id]
  if (metric.class !== 'RATIO') return null
  const { num, den } = metric
  const range = fullRange(context.dataset, 'current')
  const lifetime = context.definition.basis === 'lifetime' || group.keep !== undefined
  const above = { title: metrics[num].title, unit: metrics[num].unit }
  if (den === 'days') {
    const value = lifetime ? aggregatePosts(num, group, 'current', range) : aggregate(num, offering(id, group.profiles), 'current', range)
    return {
      parts: [
        { ...above, value },
        {
          title: figureMessages.passport.daysOfRange,
          unit: 'count',
          value: lifetime ? range.end - range.start : daysTold(num, offering(id, group.profiles), 'current', range),
        },
      ],
    }
  }
  const below =
    den === 'baseline' ? { title: figureMessages.passport.followersBefore, unit: 'count' as const } : { title: metrics[den].title, unit: metrics[den].unit }
  const all = offering(id, group.profiles).map((member) => ({
    member,
    terms: (lifetime && den !== 'baseline' ? postTermsOver(num, den, member, group.keep, 'current') : termsOver(metric, member, 'current'))(range),
  }))
  const inside = all.filter(({ terms }) => terms.num !== null && terms.den !== null)
  return {
    parts: [
      { ...above, value: sumKnown(inside.map(({ terms }) => terms.num)) },
      { ...below, value: sumKnown(inside.map(({ terms }) => terms.den)) },
    ],
    profiles: inside.map(({ member }) => fullName(member.profile)),
    without: outside(context, id, group).map(({ profile }) => fullName(profile)),
  }
}
