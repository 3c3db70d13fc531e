/** The registry of reports that can be run: one import and one line each. */
import { comprehensive } from './comprehensive/definition.ts'
import type { ReportDefinition } from './definition.ts'
import { posts } from './posts/definition.ts'

export const reportDefinitions = [comprehensive, posts] as const satisfies readonly ReportDefinition[]
export type ReportType = (typeof reportDefinitions)[number]['id']

/** The declaration of a report type; null for a type that cannot be run. */
export function reportDefinition(id: string): ReportDefinition | null {
  return reportDefinitions.find((definition) => definition.id === id) ?? null
}
