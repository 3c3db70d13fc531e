import type { MeasureId } from '../../shared/metrics/measures.ts'
import { count, normal, type Random } from './random.ts'

export type Values = Partial<Record<MeasureId, number>>

/** Splits a total over its parts and gives their true sum as `engagements`. `takenBack`: chance that a part is below zero that day. */
export function splitEngagements(parts: Values, total: number, takenBack: number, next: Random): Values {
  const values: Values = {}
  let sum = 0
  for (const [measure, share] of Object.entries(parts)) {
    let part = count(next, total * share * Math.exp(0.06 * normal(next)))
    // Unlikes and deleted comments: networks report such days below zero (docs/metrics.md#classes).
    if (next() < takenBack) part = -Math.ceil(next() * Math.max(1, total * share * 0.2))
    Object.assign(values, { [measure]: part })
    sum += part
  }
  return { ...values, engagements: sum }
}
