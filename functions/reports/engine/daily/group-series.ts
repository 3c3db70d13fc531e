/** A group of profiles or posts over time. */
import type { Series } from '../../../../shared/blocks/series-chart.ts'
import { type MetricId, metrics } from '../../../../shared/metrics/index.ts'
import { type At, valuesBefore, valuesNow } from '../common/time-series.ts'
import { alike, type Group, pointOf, type Scope, type SectionScope, under } from './context.ts'
import type { NamedGroup } from './groups.ts'

export function groupAt(scope: Scope, id: MetricId, group: Group): At {
  const same = alike(scope, under(id), group)
  return (which, piece) => {
    if (which === 'current') return pointOf(scope, id, group, which, piece)
    return same.members.length === 0 ? null : pointOf(scope, id, same, which, piece)
  }
}

export function groupSeries(scope: SectionScope, id: MetricId, group: NamedGroup): Series {
  const at = groupAt(scope, id, group)
  const { key, label, color, badge } = group
  return { key, label, color, unit: metrics[id].unit, values: valuesNow(scope, at), prior: valuesBefore(scope, at), ...(badge ? { badge } : {}) }
}
