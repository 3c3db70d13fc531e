/** A group of profiles or posts over time. */
import type { Series } from '../../../../shared/blocks/series-chart.ts'
import { type MetricId, metrics } from '../../../../shared/metrics/index.ts'
import { type At, valuesBefore, valuesNow } from '../common/time-series.ts'
import { comparableFor, type Group, pointsOver, type SectionContext, type TabContext } from './context.ts'
import type { NamedGroup } from './groups.ts'

export function groupAt(context: TabContext, id: MetricId, group: Group): At {
  const same = comparableFor(context, id, group)
  const points = {
    current: pointsOver(context, id, group, 'current'),
    prior: same.profiles.length === 0 ? () => null : pointsOver(context, id, same, 'prior'),
  }
  return (period, interval) => points[period](interval)
}

export function groupSeries(context: SectionContext, id: MetricId, group: NamedGroup): Series {
  const at = groupAt(context, id, group)
  const { key, label, color, badge } = group
  return { key, label, color, unit: metrics[id].unit, values: valuesNow(context, at), prior: valuesBefore(context, at), ...(badge ? { badge } : {}) }
}
