/** A number is defined once: the whole catalogue, by id. A new metric needs its id in definition.ts and its entry in a topic file. */
import { type NetworkCode, networkCodes } from '../networks.ts'
import { audienceMetrics } from './audience.ts'
import { businessProfileMetrics } from './business-profile.ts'
import type { MetricDefinition, MetricId, StoredMetric } from './definition.ts'
import { engagementMetrics } from './engagement.ts'
import { engagementRates } from './engagement-rates.ts'
import { exposureMetrics } from './exposure.ts'
import type { MeasureId } from './measures.ts'
import { publishingMetrics } from './publishing.ts'
import { reactionMetrics } from './reactions.ts'
import { storyMetrics } from './stories.ts'
import { videoMetrics } from './video.ts'

const catalogue = {
  ...audienceMetrics,
  ...exposureMetrics,
  ...videoMetrics,
  ...engagementMetrics,
  ...engagementRates,
  ...storyMetrics,
  ...reactionMetrics,
  ...businessProfileMetrics,
  ...publishingMetrics,
} as const satisfies Record<MetricId, MetricDefinition>

/** The catalogue as plain definitions; a class narrows one to its fields. */
export const metrics: Readonly<Record<MetricId, MetricDefinition>> = catalogue

export function isMetricId(text: string): text is MetricId {
  return Object.hasOwn(catalogue, text)
}

/** The measures whose sum is the metric on a network; null when the metric follows a rule of its own (engagements, posts). */
export function measuresOf(metric: StoredMetric, network: NetworkCode): readonly MeasureId[] | null {
  if ('rule' in metric.source) return null
  return metric.source.per?.[network] ?? metric.source.measures
}

/** Whether a network offers a metric (metrics.md §4). One that does not is left out, never 0. */
export function offers(network: NetworkCode, id: MetricId): boolean {
  const metric = metrics[id]
  if (metric.class === 'DELTA') return offers(network, metric.stock)
  if (metric.class === 'RATIO')
    return offers(network, metric.num) && (metric.den === 'days' || offers(network, metric.den === 'baseline' ? 'followers' : metric.den))
  return metric.fields[network] !== undefined
}

/** Networks that offer a metric, in their own order. */
export function networksOf(id: MetricId): NetworkCode[] {
  return networkCodes.filter((network) => offers(network, id))
}

/** The network's own name of what the metric is made of, for the number passport; null when it offers none. */
export function fieldOf(id: MetricId, network: NetworkCode): string | null {
  if (!offers(network, id)) return null
  const metric = metrics[id]
  if (metric.class === 'DELTA') return fieldOf(metric.stock, network)
  if (metric.class !== 'RATIO') return metric.fields[network] ?? null
  const den = metric.den === 'days' ? 'days' : fieldOf(metric.den === 'baseline' ? 'followers' : metric.den, network)
  return `(${fieldOf(metric.num, network)}) ÷ (${den})`
}

/** Why a network has no value of this metric, as a sentence; null when it has one. */
export function absenceOf(id: MetricId, network: NetworkCode): string | null {
  if (offers(network, id)) return null
  const metric = metrics[id]
  if (metric.absent?.[network]) return metric.absent[network]
  if (metric.class === 'DELTA') return absenceOf(metric.stock, network)
  if (metric.class !== 'RATIO') return 'Not offered by this network.'
  return absenceOf(metric.num, network) ?? (metric.den === 'days' ? null : absenceOf(metric.den === 'baseline' ? 'followers' : metric.den, network))
}
