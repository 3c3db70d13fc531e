/** The change of a figure with both of its terms, made in one place for every figure of a report (docs/metrics.md#growth). */
import type { Figure } from '../../../../shared/blocks/shared.ts'
import type { CountOf } from '../../../../shared/figure-messages.ts'
import { growth } from '../../../../shared/metrics/index.ts'
import type { AggregationClass } from '../../../../shared/metrics/units.ts'

type Terms = {
  readonly value: number | null
  readonly prior: number | null
  /** the part of `value` that `prior` is of */
  readonly compared: number | null
  readonly rule: AggregationClass
  /** the days that both are of */
  readonly over?: CountOf | undefined
}

/** What is left out where it says nothing: the part that is all, the days that are all. */
export function changeOf({ value, prior, compared, rule, over }: Terms): Pick<Figure, 'growth' | 'compared' | 'over'> {
  const change = growth(compared, prior, rule)
  if (change.kind === 'none') return { growth: change }
  return {
    growth: change,
    ...(compared !== null && compared !== value ? { compared } : {}),
    ...(over && over.some < over.all ? { over } : {}),
  }
}
