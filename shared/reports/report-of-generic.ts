import type { GenericReport } from './generic-report.ts'
import type { Report } from './report.ts'

/** The Report again, for what shows any report. */
export function reportOfGeneric({ summary: tiles, reports: sections, tab, tabs, no_data: { value, message, hint }, ...whole }: GenericReport): Report {
  return {
    ...whole,
    reports: { tabs, crossChannel: { ...tab, summary: tiles, report: sections }, networks: [] },
    no_data: value ? { message: message ?? '', hint } : null,
  }
}
