/** Values of measures over a group, in the basis of the report: days that happened, or lifetime figures of posts. */
import { type MeasureId, sumKnown } from '../../../../../shared/metrics/index.ts'
import type { At } from '../../common/time-series.ts'
import { foldMeasure } from '../aggregate.ts'
import { foldPostMeasure } from '../aggregate-posts.ts'
import { alike, type Group, type Scope } from '../context.ts'

export function measureAt(scope: Scope, group: Group, measures: readonly MeasureId[]): At {
  const { definition } = scope
  const same = alike(scope, () => measures, group)
  return (which, piece) => {
    const of = which === 'prior' ? same : group
    return sumKnown(
      measures.map((measure) =>
        definition.basis === 'activity' ? foldMeasure(measure, of.members, which, piece) : foldPostMeasure(measure, of, which, piece),
      ),
    )
  }
}
