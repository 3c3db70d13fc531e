/** The change of a figure with both of its terms, made in one place for every figure of a report (docs/metrics.md#growth). */
import type { Figure } from '../../../../../shared/blocks/shared.ts'
import type { CountOf } from '../../../../../shared/figure-messages.ts'
import { growth } from '../../../../../shared/metrics/index.ts'
import type { AggregationClass, Unit } from '../../../../../shared/metrics/units.ts'

type Terms = {
  readonly value: number | null
  readonly prior: number | null
  /** the part of `value` that `prior` is of */
  readonly compared: number | null
  readonly rule: AggregationClass
  readonly unit: Unit
  /** the days that both are of */
  readonly over?: CountOf | undefined
}

/** What is left out where it says nothing: the part that is all over all days, the days that are all. */
export function changeOf({ value, prior, compared, rule, unit, over }: Terms): Pick<Figure, 'growth' | 'compared' | 'over'> {
  const change = growth(compared, prior, rule, unit)
  if (change.kind === 'none') return { growth: change }
  const isCut = over !== undefined && over.some < over.all
  return {
    growth: change,
    ...(compared !== null && (compared !== value || isCut) ? { compared } : {}),
    ...(isCut ? { over } : {}),
  }
}
