/** The registry of reports that can be run: one import and one line each. */
import { adsPerformance } from './ads-performance/definition.ts'
import { comprehensive } from './comprehensive/definition.ts'
import type { ReportDefinition } from './definition.ts'
import { facebookAds } from './facebook-ads/definition.ts'
import { inboxActivity } from './inbox-activity/definition.ts'
import type { ItemReport } from './items/definition.ts'
import { listenerPerformance } from './listener-performance/definition.ts'
import { posts } from './posts/definition.ts'
import { reviews } from './reviews/definition.ts'
import { sentiment } from './sentiment/definition.ts'
import { tasks } from './tasks/definition.ts'

/** Over the daily figures and posts of profiles, or over items such as reviews. */
export type AnyReport = ReportDefinition | ItemReport

export const reportDefinitions = [
  comprehensive,
  posts,
  reviews,
  tasks,
  adsPerformance,
  facebookAds,
  inboxActivity,
  sentiment,
  listenerPerformance,
] as const satisfies readonly AnyReport[]
export type ReportType = (typeof reportDefinitions)[number]['id']

/** The declaration of a report type; null for a type that cannot be run. */
export function reportDefinition(id: string): AnyReport | null {
  return reportDefinitions.find((definition) => definition.id === id) ?? null
}

export function isOverItems(definition: AnyReport): definition is ItemReport {
  return 'source' in definition
}
