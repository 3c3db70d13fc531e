/** A sample block of a report over daily figures and posts, as its declaration asks for it. */
import type { BlockData, BlockSpec } from '../../blocks/index.ts'
import { figuresOf, sampleOf } from '../../blocks/kinds.ts'
import type { SampleMetric } from '../../blocks/sample.ts'
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
  const block = sampleOf(spec)(
    {
      key: spec.key,
      title: spec.title,
      metric: metricOf('metric' in spec && spec.metric !== undefined ? spec.metric : 'engagements'),
      columns: ('columns' in spec ? spec.columns : 'figures' in spec ? spec.figures : (['followers'] as const)).map(metricOf),
      totalLabel: 'totalLabel' in spec ? spec.totalLabel : '',
      paragraphs: 'paragraphs' in spec ? spec.paragraphs : [],
    },
    codes,
  )
  return { ...block, passports: figuresOf(spec)(spec, block, basis) }
}
