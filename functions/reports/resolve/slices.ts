/** Parts of a whole, for donut and pie. */
import type { DonutData } from '../../../shared/blocks/donut.ts'
import type { PieData } from '../../../shared/blocks/pie.ts'
import { metrics, share, type Unit } from '../../../shared/metrics/index.ts'
import type { SlicesSpec } from '../../../shared/reports/definition.ts'
import { maxParts } from '../../../shared/reports/limits.ts'
import { gendersOf } from '../audience.ts'
import { periodText, ranked } from '../breakdowns.ts'
import { groupsOf } from '../groups.ts'
import { noData } from '../no-data.ts'
import { measured, offered, type SectionScope, whole } from '../scope.ts'
import { measureAt } from './measure-at.ts'
import type { Resolver } from './resolver.ts'

type Slice = Omit<DonutData['values'][number], 'share'>
type Slices = Omit<DonutData, 'kind' | 'passports'> & Omit<PieData, 'kind' | 'passports'>

function slicesOf(scope: SectionScope, spec: SlicesSpec<'donut'> | SlicesSpec<'pie'>): Slices | null {
  if ('audience' in spec) return drawn(scope, spec, 'count', gendersOf(scope.members))
  if ('breakdown' in spec) {
    const parts = ranked(scope, spec.breakdown, spec.metric)
    return { ...drawn(scope, spec, metrics[spec.metric].unit, coloured(parts)), subTitle: periodText(scope, spec.breakdown) }
  }
  const piece = whole(scope.facts, 'current')
  if ('parts' in spec) {
    const parts = spec.parts.map(({ measure, label, color }, index): Slice & { known: boolean } => {
      const value = measureAt(scope, scope, [measure])('current', piece)
      return { key: measure, label, color: color ?? `c${index + 1}`, value: value ?? 0, known: value !== null }
    })
    return parts.some(({ known }) => known)
      ? drawn(
          scope,
          spec,
          'count',
          parts.map(({ known: _, ...slice }) => slice),
        )
      : drawn(scope, spec, 'count', [])
  }
  if (!offered(scope, spec.metric)) return null
  const slices = groupsOf(scope, spec.metric, spec.cut).map(({ key, label, color, badge, ...group }): Slice => {
    const value = measured(scope, spec.metric, group, 'current', piece)
    return { key, label, color, value: value ?? 0, ...(badge ? { badge } : {}) }
  })
  return drawn(scope, spec, metrics[spec.metric].unit, slices)
}

/** The largest have a colour of their own, the others are one. */
function coloured(parts: readonly Pick<Slice, 'key' | 'label' | 'value'>[]): Slice[] {
  const own = parts.slice(0, parts.length > maxParts + 1 ? maxParts : parts.length)
  const rest = parts.slice(own.length)
  const slices = own.map(({ key, label, value }, index) => ({ key, label, color: index < maxParts ? `c${index + 1}` : 'c-other', value }))
  return rest.length === 0 ? slices : [...slices, { key: 'other', label: 'Other', color: 'c-other', value: rest.reduce((sum, { value }) => sum + value, 0) }]
}

/** Largest first and the rest last; a part of nothing, or less, is no part of a whole. */
function drawn(
  scope: SectionScope,
  { key, title, totalLabel }: { key: string; title?: string; totalLabel: string },
  unit: Unit,
  slices: readonly Slice[],
): Slices {
  const parts = slices.filter(({ value }) => value > 0).sort((a, b) => Number(a.key === 'other') - Number(b.key === 'other') || b.value - a.value)
  const total = parts.length > 0 ? parts.reduce((sum, { value }) => sum + value, 0) : null
  return {
    key,
    title: title ?? null,
    subTitle: null,
    no_data: noData(scope, parts.length > 0),
    type: 'chart',
    unit,
    values: parts.map((part) => ({ ...part, share: share(part.value, total) ?? 0 })),
    colors: parts.map(({ color }) => color),
    total: { label: totalLabel, value: total },
  }
}

export const donut: Resolver<'donut'> = (scope, spec) => {
  const slices = slicesOf(scope, spec)
  return slices && { kind: 'donut', ...slices }
}

export const pie: Resolver<'pie'> = (scope, spec) => {
  const slices = slicesOf(scope, spec)
  return slices && { kind: 'pie', ...slices }
}
