/** Sample blocks of every kind, as a declaration asks for them. */
import type { BlockData, BlockKind, Unnamed } from '../blocks/index.ts'
import type { Series } from '../blocks/series-chart.ts'
import type { Figure } from '../blocks/shared.ts'
import { addDays, defaultPrior } from '../dates/index.ts'
import { growth, type MetricId, metrics } from '../metrics/index.ts'
import type { AggregationClass, Polarity, Unit } from '../metrics/units.ts'
import { type NetworkCode, networks } from '../networks.ts'
import { figuresOf, postFigureKey } from './block-figures.ts'
import type { BlockSpec, ReportDefinition } from './definition.ts'

export const from = '2026-11-14'
export const days = 7
export const pattern = [120, 160, 90, 210, 180, 140, 230]

const labels = pattern.map((_, day) => addDays(from, day))
const { from: priorFrom } = defaultPrior({ from, to: addDays(from, days - 1) })
const priorLabels = pattern.map((_, day) => addDays(priorFrom, day))

type Kind = { readonly unit: Unit; readonly polarity: Polarity; readonly class: AggregationClass }
/** `passport`: key of the passport that its figures have. */
export type SampleMetric = Kind & { readonly id: string; readonly label: string; readonly passport: string }

/** What a block is drawn of, whatever declared it. */
export type Drawing = {
  readonly kind: BlockKind
  readonly key: string
  readonly title?: string | undefined
  readonly metric: SampleMetric
  /** of a table, or of posts */
  readonly columns: readonly SampleMetric[]
  readonly totalLabel: string
  readonly paragraphs: readonly string[]
}

export function sampleFigure({ unit, polarity, class: rule }: Kind, index: number): Figure {
  const size = unit === 'percent' ? 0.01 : unit === 'ratio' ? 0.1 : 10
  const [value, prior] = [(400 + index * 35) * size, (380 + index * 41) * size]
  return { value, prior, growth: growth(value, prior, rule), unit, polarity }
}

/** A block of a report over daily figures and posts. */
export function sampleBlock(spec: BlockSpec, codes: readonly NetworkCode[], basis: ReportDefinition['basis']): BlockData {
  const metricOf = (id: MetricId): SampleMetric => ({
    ...metrics[id],
    id,
    passport: 'columns' in spec && spec.of !== 'profiles' ? postFigureKey(basis, id) : id,
  })
  const block = drawn(
    {
      kind: spec.kind,
      key: spec.key,
      title: spec.title,
      metric: metricOf('metric' in spec && spec.metric !== undefined ? spec.metric : 'engagements'),
      columns: ('columns' in spec ? spec.columns : 'figures' in spec ? spec.figures : (['followers'] as const)).map(metricOf),
      totalLabel: 'totalLabel' in spec ? spec.totalLabel : '',
      paragraphs: 'paragraphs' in spec ? spec.paragraphs : [],
    },
    codes,
  )
  return { ...block, passports: figuresOf(spec, block, basis) }
}

/** One block of the kind that is asked for. */
export function drawn({ metric, columns, ...asked }: Drawing, codes: readonly NetworkCode[]): Unnamed {
  const head = { key: asked.key, title: asked.title ?? null, subTitle: null, no_data: null }
  switch (asked.kind) {
    case 'line':
    case 'column': {
      const values = seriesOf(codes)
      const chart = {
        ...head,
        type: 'chart' as const,
        bucket: 'day' as const,
        unit: metric.unit,
        labels,
        priorLabels,
        values,
      }
      const rest = { colors: values.map(({ color }) => color), priorTotal: pattern, partialFrom: days - 2, total: sampleFigure(metric, 0) }
      return asked.kind === 'line' ? { kind: 'line', ...chart, ...rest } : { kind: 'column', ...chart, ...rest, stacked: values.length > 1 }
    }
    case 'bar': {
      const values = codes.map((code, index) => ({
        key: code,
        label: networks[code].display,
        color: `n-${code}`,
        figure: sampleFigure(metric, 9 - index),
        badge: { network: code },
      }))
      return { kind: 'bar', ...head, type: 'chart', unit: metric.unit, values, colors: values.map(({ color }) => color) }
    }
    case 'donut':
    case 'pie': {
      const values = codes.map((code, index) => ({
        key: code,
        label: networks[code].display,
        color: `n-${code}`,
        value: 600 - index * 200,
      }))
      const total = { label: asked.totalLabel, value: values.reduce((sum, { value }) => sum + value, 0) }
      const parts = {
        ...head,
        type: 'chart' as const,
        unit: 'count' as const,
        values: values.map((part) => ({ ...part, share: (part.value / total.value) * 100 })),
        colors: values.map(({ color }) => color),
        total,
      }
      return asked.kind === 'donut' ? { kind: 'donut', ...parts } : { kind: 'pie', ...parts }
    }
    case 'heatmap': {
      const cell = (row: number, column: number) =>
        column < 7 || (row + column) % 3 === 0 ? { value: null, items: 0 } : { value: 40 + ((row * 37 + column * 53) % 400), items: ((row + column) % 5) + 1 }
      const rows = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
      const columns = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'))
      return {
        kind: 'heatmap',
        ...head,
        type: 'chart',
        unit: 'count',
        rows,
        columns,
        values: rows.map((_, row) => columns.map((__, column) => cell(row, column))),
        colors: ['s1', 's7'],
        best: [{ row: 2, column: 19, value: 431, items: 4 }],
        itemsLabel: 'posts',
      }
    }
    case 'map': {
      const values = [['GB', 'United Kingdom', 60] as const, ['US', 'United States', 30] as const, ['IE', 'Ireland', 10] as const]
      return {
        kind: 'map',
        ...head,
        type: 'chart',
        unit: 'count',
        values: values.map(([code, label, share]) => ({ code, label, value: share * 100, share, change: null })),
        colors: ['s3', 's7'],
        total: 10_000,
      }
    }
    case 'table': {
      const numberOf = (figure: Figure) => ({ type: 'number' as const, value: figure.value, prior: figure.prior, growth: figure.growth })
      const cells = (row: number) => Object.fromEntries(columns.map((one, index) => [one.id, numberOf(sampleFigure(one, index + row))]))
      const column = { sortable: true, is_hidden: false, image: false, sort_order: null }
      return {
        kind: 'table',
        ...head,
        type: 'table',
        header: [
          { ...column, key: 'name', value: 'Name', align: 'left', sticky: true },
          ...columns.map(({ id, label, unit, passport }) => ({
            ...column,
            key: id,
            value: label,
            unit,
            passport,
            align: 'right' as const,
            sticky: false,
          })),
        ],
        values: codes.map((code, row) => ({ name: { type: 'text', value: networks[code].display, badge: { network: code } }, ...cells(row) })),
        footer: null,
        rowsTotal: codes.length,
      }
    }
    case 'hashtags': {
      const values = ['#coffee', '#winterblend', '#leith'].map((tag, index) => ({
        tag,
        posts: 9 - index * 3,
        engagements: 900 - index * 310,
        impressions: 20_000,
        engPerPost: 100 + index * 20,
      }))
      return {
        kind: 'hashtags',
        ...head,
        type: 'hashtags',
        noun: { one: 'post', many: 'posts' },
        values,
        other: { tags: 12, posts: 14, engagements: 600, impressions: 9000, engPerPost: 42.9 },
      }
    }
    case 'posts': {
      const values = codes.map((code, index) => ({
        id: code,
        network: code,
        profile: 'Northbound Coffee',
        publishedAt: `${addDays(from, index)}T18:30:00.000Z`,
        postType: 'image' as const,
        text: 'New bag, same beans. Which colour is yours? #winterblend',
        url: null,
        media: [{ kind: 'image' as const, picture_url: null, alt: 'A bag of coffee' }],
        figures: columns.map((one) => ({
          key: one.id,
          label: one.label,
          figure: { ...sampleFigure(one, index), prior: null, growth: { kind: 'none' as const, value: null } },
        })),
      }))
      return { kind: 'posts', ...head, type: 'posts', values, rowsTotal: values.length }
    }
    case 'text':
      return { kind: 'text', ...head, type: 'text', paragraphs: [...asked.paragraphs], facts: [] }
  }
}

function seriesOf(codes: readonly NetworkCode[]): Series[] {
  return codes.map((code, index) => ({
    key: code,
    label: networks[code].display,
    color: `n-${code}`,
    unit: 'count',
    values: pattern.map((value) => value * (index + 1)),
    prior: pattern.map((value) => value * (index + 1) * 0.9),
    badge: { network: code },
  }))
}
