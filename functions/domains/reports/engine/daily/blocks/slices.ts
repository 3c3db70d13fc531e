/** Parts of a whole, for donut and pie. */

import type { SlicesSpec } from '../../../../../../shared/blocks/slices-spec.ts'
import { metrics, type Unit } from '../../../../../../shared/metrics/index.ts'
import { maxParts } from '../../../../../../shared/reports/limits.ts'
import { restKey, type Slice, type Slices, slicesData } from '../../common/block-data.ts'
import { gendersOf } from '../audience.ts'
import { periodText, ranked } from '../breakdowns.ts'
import { fullRange, measured, offered, type SectionContext } from '../context.ts'
import { groupsOf } from '../groups.ts'
import { measureAt } from './measure-at.ts'
import type { Resolver } from './resolver.ts'

function slicesOf(context: SectionContext, spec: SlicesSpec<'donut'> | SlicesSpec<'pie'>): Slices | null {
  const { key, title, totalLabel } = spec
  const drawn = (unit: Unit, slices: readonly Slice[]) => slicesData(context, { key, title, totalLabel, unit, slices })
  if ('audience' in spec) return drawn('count', gendersOf(context.profiles))
  if ('breakdown' in spec) {
    const parts = ranked(context, spec.breakdown, spec.metric)
    return { ...drawn(metrics[spec.metric].unit, coloured(parts)), subTitle: periodText(context, spec.breakdown) }
  }
  const interval = fullRange(context.dataset, 'current')
  if ('parts' in spec) {
    const parts = spec.parts.map(({ measure, label, color }, index): Slice => {
      const value = measureAt(context, context, [measure])('current', interval)
      return { key: measure, label, color: color ?? `c${index + 1}`, value: value ?? 0 }
    })
    return drawn('count', parts)
  }
  if (!offered(context, spec.metric)) return null
  const slices = groupsOf(context, spec.metric, spec.dimension).map(({ key, label, color, badge, ...group }): Slice => {
    const value = measured(context, spec.metric, group, 'current', interval)
    return { key, label, color, value: value ?? 0, ...(badge ? { badge } : {}) }
  })
  return drawn(metrics[spec.metric].unit, slices)
}

/** The largest have a colour of their own, the others are one. */
function coloured(parts: readonly Pick<Slice, 'key' | 'label' | 'value'>[]): Slice[] {
  const own = parts.slice(0, parts.length > maxParts + 1 ? maxParts : parts.length)
  const rest = parts.slice(own.length)
  const slices = own.map(({ key, label, value }, index) => ({ key, label, color: index < maxParts ? `c${index + 1}` : 'c-other', value }))
  return rest.length === 0 ? slices : [...slices, { key: restKey, label: 'Other', color: 'c-other', value: rest.reduce((sum, { value }) => sum + value, 0) }]
}

export const donut: Resolver<'donut'> = (context, spec) => {
  const slices = slicesOf(context, spec)
  return slices && { kind: 'donut', ...slices }
}

export const pie: Resolver<'pie'> = (context, spec) => {
  const slices = slicesOf(context, spec)
  return slices && { kind: 'pie', ...slices }
}
