/** A group of profiles or posts over time. */
import type { Series } from '../../../../shared/blocks/series-chart.ts'
import { type MetricId, metrics } from '../../../../shared/metrics/index.ts'
import { type At, valuesBefore, valuesNow } from '../common/time-series.ts'
import { comparableFor, type Group, pointOf, type SectionContext, type TabContext } from './context.ts'
import type { NamedGroup } from './groups.ts'

export function groupAt(context: TabContext, id: MetricId, group: Group): At {
  const same = comparableFor(context, id, group)
  return (period, interval) => {
    if (period === 'current') return pointOf(context, id, group, period, interval)
    return same.profiles.length === 0 ? null : pointOf(context, id, same, period, interval)
  }
}

export function groupSeries(context: SectionContext, id: MetricId, group: NamedGroup): Series {
  const at = groupAt(context, id, group)
  const { key, label, color, badge } = group
  return { key, label, color, unit: metrics[id].unit, values: valuesNow(context, at), prior: valuesBefore(context, at), ...(badge ? { badge } : {}) }
}
