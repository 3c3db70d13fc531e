/** What the test of a change is given of a figure over days (docs/metrics.md#chance). */
import type { Figure } from '../../../../../shared/blocks/shared.ts'
import { type MetricId, metrics, type RatioTerms, ratioTerms } from '../../../../../shared/metrics/index.ts'
import { chanceOf, type Steps, wayOf } from '../common/chance/chance.ts'
import { stepSpans } from '../common/chance/steps.ts'
import type { Period } from '../common/period.ts'
import { aggregate, aggregateOver, offering, termsOver } from './aggregate.ts'
import { postTermsOver } from './aggregate-posts.ts'
import { comparableFor, comparableLevels, fullRange, type Group, measuredOver, type TabContext } from './context.ts'

/** The p-value of a tile's change, over the profiles that are compared; null where it cannot be tested. */
export function chanceOfTile(context: TabContext, id: MetricId, { growth }: Figure): number | null {
  if (growth.kind === 'none' || !context.dataset.prior) return null
  const group = comparableLevels(context, id, comparableFor(context, id, context))
  return chanceOf(stepsOf(context, id, group), wayOf(growth))
}

function stepsOf(context: TabContext, id: MetricId, group: Group): Steps {
  const metric = metrics[id]
  const spans = stepSpans(context.dataset)
  if (metric.class === 'STOCK' && context.definition.basis === 'activity') return { of: 'level', moves: movesOf(context, id, group) }
  if (metric.class !== 'RATIO') {
    const values = (period: Period) => spans[period].map(measuredOver(context, id, group, period))
    return { of: 'values', now: values('current'), before: values('prior') }
  }
  const { num, den } = metric
  // followers before the range, or its days, are the same for every step of it
  if (den === 'days' || den === 'baseline') return stepsOf(context, num, group)
  const members = offering(id, group.profiles)
  const lifetime = context.definition.basis === 'lifetime' || group.keep !== undefined
  const terms = (period: Period): RatioTerms[] => {
    const all = members.map((member) => (lifetime ? postTermsOver(num, den, member, group.keep, period) : termsOver(metric, member, period)))
    return spans[period].map((span) => ratioTerms(all.map((of) => of(span))))
  }
  return { of: 'ratio', now: terms('current'), before: terms('prior') }
}

/** From the last level before the range, if that is known. */
function movesOf(context: TabContext, id: MetricId, { profiles }: Group): (number | null)[] {
  const before = aggregate(id, profiles, 'prior', fullRange(context.dataset, 'prior'))
  const levels = [before, ...stepSpans(context.dataset).current.map(aggregateOver(id, profiles, 'current'))]
  return levels.slice(1).map((level, step) => {
    const last = levels[step] ?? null
    return level === null || last === null ? null : level - last
  })
}
