/** The answer of reports that have one tab (docs/behaviours.md#the-report-answer): the same Report value, laid out flat. */
import * as v from 'valibot'
import { Report, TabReport } from './report.ts'

export const GenericReport = v.object({
  ...v.omit(Report, ['reports']).entries,
  summary: TabReport.entries.summary,
  /** sections in reading order */
  reports: TabReport.entries.report,
  tab: v.omit(TabReport, ['summary', 'report']),
  tabs: Report.entries.reports.entries.tabs,
  /** `value` tells whether there is nothing to show; the words stand when there is */
  no_data: v.object({ value: v.boolean(), message: v.nullable(v.string()), hint: v.nullable(v.string()) }),
})
export type GenericReport = v.InferOutput<typeof GenericReport>

export function genericReport({ reports: { tabs, crossChannel }, no_data: nothing, ...whole }: Report): GenericReport {
  const { summary: tiles, report: sections, ...tab } = crossChannel
  return {
    ...whole,
    summary: tiles,
    reports: sections,
    tab,
    tabs,
    no_data: { value: nothing !== null, message: nothing?.message ?? null, hint: nothing?.hint ?? null },
  }
}

export { reportOfGeneric } from './report-of-generic.ts'
