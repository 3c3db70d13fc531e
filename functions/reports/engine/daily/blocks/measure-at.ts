/** Values of measures over a group, in the basis of the report: days that happened, or lifetime figures of posts. */
import { type MeasureId, sumKnown } from '../../../../../shared/metrics/index.ts'
import type { At } from '../../common/time-series.ts'
import { aggregateMeasure } from '../aggregate.ts'
import { aggregatePostMeasure } from '../aggregate-posts.ts'
import { type Compared, comparableFor, type Group, type TabContext } from '../context.ts'

/** `compared`: what has to be known for a comparison, where these are parts of it. */
export function measureAt(context: TabContext, group: Group, measures: readonly MeasureId[], compared: Compared = measures): At {
  const { definition } = context
  const same = comparableFor(context, compared, group)
  return (period, interval) => {
    const of = period === 'prior' ? same : group
    return sumKnown(
      measures.map((measure) =>
        definition.basis === 'activity' ? aggregateMeasure(measure, of.profiles, period, interval) : aggregatePostMeasure(measure, of, period, interval),
      ),
    )
  }
}
