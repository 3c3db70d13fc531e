/** A sample block of a report over daily figures and posts, as its declaration asks for it. */
import { type BlockData, type BlockSpec, sampleOf } from '../../blocks/index.ts'
import type { SampleMetric } from '../../blocks/sample-figure.ts'
import type { WholeBasis } from '../../blocks/spec.ts'
import { type MetricId, metrics } from '../../metrics/index.ts'
import { postFigureKey } from '../../metrics/shown.ts'
import type { NetworkCode } from '../../networks.ts'

export function sampleBlock(spec: BlockSpec, codes: readonly NetworkCode[], basis: WholeBasis): BlockData {
  const metricOf = (id: MetricId): SampleMetric => ({
    ...metrics[id],
    id,
    passport: 'columns' in spec && spec.of !== 'profiles' ? postFigureKey(basis, id) : id,
  })
  const metric = metricOf('metric' in spec && spec.metric !== undefined ? spec.metric : otherwise(spec))
  const columns = ('columns' in spec ? spec.columns : 'figures' in spec ? spec.figures : []).map(metricOf)
  const block = sampleOf(spec)(
    {
      key: spec.key,
      title: spec.title,
      metric,
      columns: columns.length > 0 ? columns : [metricOf('followers')],
      totalLabel: 'totalLabel' in spec ? spec.totalLabel : '',
      paragraphs: 'paragraphs' in spec ? spec.paragraphs : [],
    },
    codes,
  )
  const shown = 'paragraphs' in spec ? [] : columns.length > 0 ? columns : [metric]
  return { ...block, passports: shown.map(({ passport }) => passport) }
}

/** The metric of a block that names none: places are of followers, parts of what they add up to. */
function otherwise(spec: BlockSpec): MetricId {
  if (spec.kind === 'map') return 'followers'
  const parts = 'parts' in spec && Array.isArray(spec.parts) ? JSON.stringify(spec.parts) : ''
  return parts.includes('"followers_') ? 'net_growth' : 'engagements'
}
