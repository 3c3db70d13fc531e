/** Values of measures over a group, in the basis of the report: days that happened, or lifetime figures of posts. */
import { type MeasureId, sumKnownOf } from '../../../../../../shared/metrics/index.ts'
import type { Period } from '../../common/period.ts'
import type { At } from '../../common/time-series.ts'
import { measureOver } from '../aggregate.ts'
import { postMeasureOver } from '../aggregate-posts.ts'
import { type Compared, comparableFor, type Group, type TabContext } from '../context.ts'
import { wholeOf } from '../group-series.ts'

/** `compared`: what has to be known for a comparison, where these are parts of it. */
export function measureAt(context: TabContext, group: Group, measures: readonly MeasureId[], compared: Compared = measures): At {
  const { definition } = context
  const same = wholeOf(group, comparableFor(context, compared, group))
  const sumsOver = (of: Group, period: Period) =>
    measures.map((measure) => (definition.basis === 'activity' ? measureOver(measure, of.profiles, period) : postMeasureOver(measure, of, period)))
  const sums = { current: sumsOver(group, 'current'), prior: sumsOver(same, 'prior') }
  return (period, interval) => sumKnownOf(sums[period], (sum) => sum(interval))
}
