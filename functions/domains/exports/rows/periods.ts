/** The range and what it is compared with, as every row names them. */
import { instantRange } from '../../../../shared/dates/index.ts'
import type { Period } from '../../reports/engine/common/period.ts'
import type { ReportTime } from '../../reports/engine/common/time-axis.ts'
import type { Cells } from './cells.ts'

export const periodNames = { current: 'this period', prior: 'compared period' } as const satisfies Record<Period, string>

/** The end is the instant at which levels are taken: midnight after the last day, or when the figures were read, whichever comes first. */
export function periodsOf({ range, prior, zone, now }: ReportTime): { readonly period: Period; readonly cells: Cells }[] {
  const of = (period: Period, { from, to }: ReportTime['range']) => {
    const [, end] = instantRange(from, to, zone)
    const at = now.toISOString()
    return { period, cells: { Period: periodNames[period], 'Period from': from, 'Period to': to, 'Period end (UTC)': end < at ? end : at } }
  }
  return [of('current', range), ...(prior ? [of('prior', prior)] : [])]
}
