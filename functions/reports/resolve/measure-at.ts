/** Values of measures over a group, in the basis of the report: days that happened, or lifetime figures of posts. */
import { type MeasureId, sumKnown } from '../../../shared/metrics/index.ts'
import { foldMeasure } from '../fold.ts'
import { comparable, type Group, groupPosts, type Scope } from '../scope.ts'
import type { At } from '../series.ts'

export function measureAt({ definition }: Scope, group: Group, measures: readonly MeasureId[]): At {
  const same = comparable(group)
  return (which, piece) => {
    const of = which === 'prior' ? same : group
    if (definition.basis === 'activity') return sumKnown(measures.map((measure) => foldMeasure(measure, of.members, which, piece)))
    return sumKnown(groupPosts(of, which, piece).flatMap(({ post }) => measures.map((measure) => post.measures[measure])))
  }
}
