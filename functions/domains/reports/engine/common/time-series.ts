/** Charts over time: values per interval, the paired prior values, and what line and column charts share. */
import type { LineData } from '../../../../../shared/blocks/line/data.ts'
import type { Series } from '../../../../../shared/blocks/series-chart.ts'
import type { Figure } from '../../../../../shared/blocks/shared.ts'
import { figureMessages } from '../../../../../shared/figure-messages.ts'
import type { Unit } from '../../../../../shared/metrics/index.ts'
import type { AggregationClass } from '../../../../../shared/metrics/units.ts'
import type { Matched } from './matched-days.ts'
import { noData } from './no-data.ts'
import type { DayInterval, Period } from './period.ts'
import type { TimeAxis } from './time-axis.ts'

export type Value = number | null

/** `at` gives the value of an interval of the current or, between comparable profiles, of the prior range. */
export type At = (period: Period, interval: DayInterval) => Value

export function valuesNow({ timeAxis }: { readonly timeAxis: TimeAxis }, at: At): Value[] {
  return timeAxis.spans.map((span) => at('current', span))
}

/** Paired by day index; null where the prior range has ended, and as a whole when nothing is compared or nothing is known. */
export function valuesBefore({ timeAxis }: { readonly timeAxis: TimeAxis }, at: At): Value[] | null {
  const values = timeAxis.priorSpans?.map((span) => span && at('prior', span))
  return values?.some((value) => value !== null) ? values : null
}

/** Where a value stands beside one of other days or profiles, so that no change is between them; nothing where all are alike. */
export function unlikeIn({ timeAxis: { spans } }: { readonly timeAxis: TimeAxis }, isAlike: (interval: DayInterval) => boolean): { unlike?: number[] } {
  const unlike = spans.flatMap((span, at) => (isAlike(span) ? [] : [at]))
  return unlike.length > 0 ? { unlike } : {}
}

/** Whether each day of an interval is held against one, of each of some profiles. */
export function allOn(members: readonly { readonly matched?: Matched }[]): (interval: DayInterval) => boolean {
  return ({ start, end }) =>
    members.every(({ matched }) => matched === undefined || (!matched.uneven && matched.current.on.subarray(start, end).every(Boolean)))
}

export type SeriesChart = Omit<LineData, 'kind' | 'passports'>

type Given = {
  readonly key: string
  readonly title: string | undefined
  readonly unit: Unit
  readonly values: Series[]
  readonly priorTotal: Value[] | null
  readonly total: Figure | null
  readonly totalLabel?: string | undefined
  readonly note?: string | undefined
  readonly alternative?: SeriesChart['alternative']
} & Pick<SeriesChart, 'unlike' | 'priorOf'>

/** What a figure of the whole range is called beside its chart; undefined where it is the total. */
export function totalLabel({ class: rule, title }: { readonly class: AggregationClass; readonly title: string }): string | undefined {
  if (rule === 'STOCK') return figureMessages.report.atEnd
  // of people, what kind of figure it is
  if (rule === 'UNIQUE') return title
  return rule === 'FLOW' || rule === 'DELTA' || rule === 'POST' ? undefined : figureMessages.report.overall
}

export function seriesChart(
  context: { readonly timeAxis: TimeAxis; readonly empty: string },
  { key, title, unit, values, priorTotal, unlike, priorOf, total, totalLabel, note, alternative }: Given,
): SeriesChart {
  const { timeAxis } = context
  const drawn = values.filter((series) => series.values.some((value) => value !== null))
  const hasValue = drawn.length > 0
  return {
    key,
    title: title ?? null,
    subTitle: null,
    no_data: noData(context, hasValue),
    type: 'chart',
    bucket: timeAxis.bucket,
    unit,
    labels: timeAxis.labels,
    priorLabels: timeAxis.priorLabels,
    values: drawn,
    colors: drawn.map(({ color }) => color),
    priorTotal,
    ...(unlike ? { unlike } : {}),
    ...(priorOf ? { priorOf } : {}),
    partialFrom: timeAxis.partialFrom,
    ...(timeAxis.cut.length > 0 ? { cut: [...timeAxis.cut] } : {}),
    total,
    ...(total && totalLabel ? { totalLabel } : {}),
    ...(note ? { note } : {}),
    ...(alternative ? { alternative } : {}),
  }
}
