/** The registry of reports that can be run: one import and one line each. What they are made of is loaded on its own (load.ts). */

import type { ReportIcon, ReportManifest } from './language/manifest.ts'
import type { DeclaredSubject } from './subjects.ts'
import { manifest as adsPerformance } from './types/ads-performance/manifest.ts'
import { manifest as advocacy } from './types/advocacy/manifest.ts'
import { manifest as competitor } from './types/competitor/manifest.ts'
import { manifest as comprehensive } from './types/comprehensive/manifest.ts'
import { manifest as facebookAds } from './types/facebook-ads/manifest.ts'
import { manifest as inboxActivity } from './types/inbox-activity/manifest.ts'
import { manifest as industryBenchmark } from './types/industry-benchmark/manifest.ts'
import { manifest as listenerPerformance } from './types/listener-performance/manifest.ts'
import { manifest as posts } from './types/posts/manifest.ts'
import { manifest as reviews } from './types/reviews/manifest.ts'
import { manifest as sentiment } from './types/sentiment/manifest.ts'
import { manifest as tasks } from './types/tasks/manifest.ts'

export const reportManifests = [
  comprehensive,
  posts,
  reviews,
  tasks,
  adsPerformance,
  facebookAds,
  inboxActivity,
  sentiment,
  listenerPerformance,
  competitor,
  industryBenchmark,
  advocacy,
] as const satisfies readonly ReportManifest[]
export type ReportType = (typeof reportManifests)[number]['id']

const manifests: readonly (ReportManifest & { readonly id: ReportType })[] = reportManifests

/** The manifest of a report type; null for a type that cannot be run. */
export function reportManifest(id: string): (typeof manifests)[number] | null {
  return manifests.find((manifest) => manifest.id === id) ?? null
}

export type CsvPath = Exclude<(typeof reportManifests)[number]['csv'], null>['from']

/** What a CSV of this type holds and where it comes from; null for a type without one. The paths are those of the endpoints. */
export function csvOf(id: string): Exclude<(typeof reportManifests)[number]['csv'], null> | null {
  return reportManifests.find((manifest) => manifest.id === id)?.csv ?? null
}

/** Whether saved templates can be made of a type and chosen for it. */
export function hasTemplates(id: string): boolean {
  return reportManifest(id)?.templates === true
}

export type RunPath = Extract<(typeof reportManifests)[number], { readonly run: string }>['run'] | '/reports/performance'

/** The path that a type is run at: its own, or that of all types, which is told the type. */
export function runPath(id: string): RunPath {
  const manifest = reportManifests.find((one) => one.id === id)
  return manifest && 'run' in manifest ? manifest.run : '/reports/performance'
}

/** What a type declares to be about: profiles unless its head says otherwise, also of a type that is not registered. */
export function declaredSubject(type: string): DeclaredSubject {
  return reportManifest(type)?.subject ?? 'profiles'
}

/** The icon of a report type; a sheet of paper for a type that is no more. */
export function reportIcon(id: string): ReportIcon {
  return reportManifest(id)?.icon ?? 'file-text'
}
