/** What the totals of imported files say beyond their rows: nobody knows which of their days lacks something, so none of them is whole. */
import { daysBetween } from '../../../../../shared/dates/index.ts'
import { type Gap, gapsIn, ofDays } from '../../../../../shared/gaps.ts'
import { type MetricId, metrics } from '../../../../../shared/metrics/index.ts'
import type { NetworkCode } from '../../../../../shared/networks.ts'
import { fullName } from '../common/full-name.ts'
import { gapText } from '../common/gaps.ts'
import type { DailyDataset, ProfileDataset } from './dataset.ts'

/** Parts of engagements where a rule adds them up. */
const engagementParts = ['engagements', 'reactions', 'comments', 'shares', 'saves', 'clicks', 'replies', 'quotes'] as const

/** The measures that a metric is made of on a network. */
function measuresIn(id: MetricId, network: NetworkCode): readonly string[] {
  const metric = metrics[id]
  if (metric.class === 'RATIO') {
    const terms = metric.den === 'days' || metric.den === 'baseline' ? [metric.num] : [metric.num, metric.den]
    return terms.flatMap((term) => measuresIn(term, network))
  }
  if (metric.class === 'DELTA') return [metric.gained, metric.lost].flatMap((part) => measuresIn(part, network))
  const { source } = metric
  if ('rule' in source) return source.rule === 'posts' ? [] : engagementParts
  return source.per?.[network] ?? source.measures
}

type Lacking = { readonly notes: readonly string[]; readonly lacks: (day: number) => boolean }

/** Of a metric, or of all measures together. */
export function totalsLacking({ range }: Pick<DailyDataset, 'range'>, { profile }: Pick<ProfileDataset, 'profile'>, id: MetricId | null): Lacking {
  const own = id === null ? null : new Set(measuresIn(id, profile.network))
  const gaps = gapsIn(profile.gaps, [ofDays], range).filter(
    ({ total, measures = [] }) => total !== undefined && (own === null || measures.some((measure) => own.has(measure))),
  )
  const isIn = (day: number) => (gap: Gap) => daysBetween(range.from, gap.from) <= day && day <= daysBetween(range.from, gap.to)
  return { notes: [...new Set(gaps.map((gap) => gapText(fullName(profile), gap)))], lacks: (day) => gaps.some(isIn(day)) }
}
