/** A number is defined once: the whole catalogue, by id. A new metric is an entry of a topic's file, and of the networks that give it (given.ts). */
import type { NetworkCode } from '../networks.ts'
import { audienceMetrics } from './audience.ts'
import { businessProfileMetrics } from './business-profile.ts'
import type { MetricDefinition, StoredMetric } from './definition.ts'
import { engagementMetrics } from './engagement.ts'
import { engagementRates } from './engagement-rates.ts'
import { exposureMetrics } from './exposure.ts'
import type { MeasureId } from './measures.ts'
import { publishingMetrics } from './publishing.ts'
import { videoMetrics, videoParts } from './video.ts'

const catalogue = {
  ...audienceMetrics,
  ...exposureMetrics,
  ...videoMetrics,
  ...engagementMetrics,
  ...engagementRates,
  ...videoParts,
  ...businessProfileMetrics,
  ...publishingMetrics,
} as const
export type MetricId = keyof typeof catalogue

/** The catalogue as plain definitions; a class narrows one to its fields. */
export const metrics: Readonly<Record<MetricId, MetricDefinition>> = catalogue

export function isMetricId(text: string): text is MetricId {
  return Object.hasOwn(catalogue, text)
}

/** In the order of the topics; files of figures keep it. */
export const metricIds: readonly MetricId[] = Object.keys(catalogue).filter(isMetricId)

/** The measures whose sum is the metric on a network; null when the metric follows a rule of its own (engagements, posts). */
export function measuresOf(metric: StoredMetric, network: NetworkCode): readonly MeasureId[] | null {
  if ('rule' in metric.source) return null
  return metric.source.per?.[network] ?? metric.source.measures
}
