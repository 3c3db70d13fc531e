/** What a network gives, read from the catalogue of metrics. */
import { audienceMetrics } from '../../../../shared/metrics/audience.ts'
import { businessProfileMetrics } from '../../../../shared/metrics/business-profile.ts'
import { isMetricId, type MetricId, metrics } from '../../../../shared/metrics/catalogue.ts'
import { engagementMetrics } from '../../../../shared/metrics/engagement.ts'
import { engagementRates } from '../../../../shared/metrics/engagement-rates.ts'
import { exposureMetrics } from '../../../../shared/metrics/exposure.ts'
import { nativeOf } from '../../../../shared/metrics/native.ts'
import { absenceOf, fieldOf, offers } from '../../../../shared/metrics/offers.ts'
import { publishingMetrics } from '../../../../shared/metrics/publishing.ts'
import { videoMetrics, videoParts } from '../../../../shared/metrics/video.ts'
import { type NetworkCode, networkCodes, networks } from '../../../../shared/networks.ts'

const idsOf = (...topics: readonly object[]) => topics.flatMap((topic) => Object.keys(topic)).filter(isMetricId)

const topics = [
  { title: 'Audience', ids: idsOf(audienceMetrics) },
  { title: 'Exposure', ids: idsOf(exposureMetrics) },
  { title: 'Engagement', ids: idsOf(engagementMetrics, engagementRates) },
  { title: 'Video', ids: idsOf(videoMetrics, videoParts) },
  { title: 'Business profile', ids: idsOf(businessProfileMetrics) },
  { title: 'Publishing', ids: idsOf(publishingMetrics) },
] as const

/** Those that a visitor compares networks by. */
export const compared = [
  'followers',
  'profile_visits',
  'impressions',
  'reach',
  'engagements',
  'link_clicks',
  'video_views',
  'saves',
  'watch_time_min',
] as const satisfies readonly MetricId[]

const kinds = {
  FLOW: 'Sum of the days',
  STOCK: 'Last value',
  DELTA: 'Difference',
  RATIO: 'From sums',
  UNIQUE: 'Does not add up',
} as const

export type Measured = {
  readonly id: MetricId
  readonly title: string
  /** null: computed from others */
  readonly field: string | null
  readonly definition: string
  readonly adds: string
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

/** Without what it says of other networks. */
function saidOf(definition: string, network: NetworkCode): string {
  const others = networkCodes.filter((code) => code !== network).map((code) => networks[code].display)
  const isOfOthers = (sentence: string) =>
    others.some((display) => new RegExp(`\\b${display}\\b`).test(sentence)) && !sentence.includes(networks[network].display)
  return [...sentences.segment(definition)]
    .map(({ segment }) => segment)
    .filter((sentence) => !isOfOthers(sentence))
    .join('')
    .trim()
}

const measured = (id: MetricId, network: NetworkCode): Measured => {
  const metric = metrics[id]
  const isComputed = metric.class === 'DELTA' || metric.class === 'RATIO'
  return {
    id,
    title: metric.called?.[network] ?? metric.title,
    field: isComputed ? null : fieldOf(id, network),
    definition: saidOf(metric.definition, network) || metric.definition,
    adds: kinds[metric.class],
  }
}

export function measuredTopics(network: NetworkCode): readonly { readonly title: string; readonly rows: readonly Measured[] }[] {
  return topics
    .map(({ title, ids }) => ({ title, rows: ids.filter((id) => offers(network, id)).map((id) => measured(id, network)) }))
    .filter(({ rows }) => rows.length > 0)
}

/** Why the network's own screen can show another figure, once for each reason. */
export function differences(network: NetworkCode): readonly { readonly title: string; readonly reason: string }[] {
  const told = new Set<string>()
  return topics
    .flatMap(({ ids }) => ids)
    .filter((id) => offers(network, id))
    .flatMap((id) => nativeOf(id, network).map((reason) => ({ title: metrics[id].title, reason })))
    .filter(({ reason }) => !told.has(reason) && told.add(reason))
}

/** What it does not give: what the catalogue has a reason for, and what others are compared by. */
export function notTold(network: NetworkCode): readonly { readonly title: string; readonly reason: string }[] {
  const known: readonly MetricId[] = compared
  return topics
    .flatMap(({ ids }) => ids)
    .filter((id) => !offers(network, id) && (known.includes(id) || metrics[id].absent?.[network] !== undefined))
    .map((id) => ({ title: metrics[id].title, reason: absenceOf(id, network) ?? '' }))
}
