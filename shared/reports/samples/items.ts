/** What a report over items gives a sample: its own words, and blocks of figures that are made up. */
import { type BlockData, sampleOf } from '../../blocks/index.ts'
import type { SampleMetric } from '../../blocks/sample-figure.ts'
import type { FigureFacts } from '../../metrics/about.ts'
import type { NetworkCode } from '../../networks.ts'
import type { ItemReport } from '../language/items/definition.ts'
import type { ItemMetric } from '../language/items/metric.ts'
import type { ItemBlock } from '../language/items/section.ts'
import { inScope } from '../language/tabs.ts'
import type { SampleParts } from './parts.ts'

type Metrics = Readonly<
  Record<string, Pick<ItemMetric<never>, 'title' | 'label' | 'class' | 'unit' | 'polarity' | 'definition' | 'formula' | 'fields'> & FigureFacts>
>

const unknown: Metrics[string] = { title: 'Figure', class: 'FLOW', unit: 'count', polarity: 'neutral', definition: '', formula: '' }

function metricsOf(metrics: Metrics) {
  return (id: string): SampleMetric & { title: string } => {
    const { title, label = title, class: rule, unit, polarity } = metrics[id] ?? unknown
    return { id, title, label, class: rule, unit, polarity, passport: id }
  }
}

export function sampleItemParts(definition: ItemReport): SampleParts {
  return definition.open(({ metrics, summary, sections, basis: whole }) => {
    const declared: Metrics = metrics
    const metricOf = metricsOf(declared)
    return {
      summary: () => summary.map(metricOf),
      sections: (code, codes) =>
        sections.map(({ key, title, label, width, basis, tabs, blocks, topic }) => ({
          tabs,
          section: {
            key,
            title,
            subTitle: basis ?? whole,
            label: label ?? null,
            span: width,
            ...(topic && { topic }),
            content: blocks.filter((block) => inScope(block.tabs, code)).map((block) => sampleItemBlock(block, metricOf, codes)),
          },
        })),
      words: (key) => declared[key] ?? unknown,
      fieldOf: (key, network) => declared[key]?.fields?.[network] ?? '',
    }
  })
}

function sampleItemBlock<Item>(block: ItemBlock<Item, string, string>, metricOf: (id: string) => SampleMetric, codes: readonly NetworkCode[]): BlockData {
  // rows of single items have columns of their own, which are no metrics
  const listed = 'columns' in block ? block.columns.filter((one) => typeof one === 'string') : 'metrics' in block ? block.metrics : []
  const used = 'metric' in block ? [block.metric] : listed
  const { key, title } = block
  const made = sampleOf(block)(
    {
      key,
      title,
      metric: metricOf(used[0] ?? ''),
      columns: listed.map(metricOf),
      totalLabel: 'totalLabel' in block ? block.totalLabel : '',
      paragraphs: ['A sentence or two about the figures of the range.'],
    },
    codes,
  )
  return { ...made, passports: [...used] }
}
