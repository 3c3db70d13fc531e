/**
 * The publishing product: Almanac is its reporting part, and the catalogue of limits, features, permissions and notifications covers both.
 * Stored data and the API keep all of it. Screens show what Almanac never counts, checks or raises in a group of its own, or leave it out.
 */
import type { Topic } from './notifications/notice-looks.ts'
import type { PermissionSection } from './permissions.ts'
import { type LimitId, limitIds, noLimits } from './plan-limits.ts'
import type { FeatureId } from './plans.ts'

/** Title of its group, wherever one is shown. */
export const publishingTitle = 'With the publishing product'

export const publishingFeatures: readonly FeatureId[] = ['link_shortener', 'workflow']

/** Limits that Almanac does not count. */
export const publishingLimits: readonly LimitId[] = limitIds.filter((id) => !(id in noLimits))

/** Sections that no endpoint asks for. */
export const publishingSections: readonly PermissionSection[] = ['publish', 'inbox', 'reviews', 'pages', 'ideas', 'tasks']

/** Topics of events that only other products report (`POST /api/events`). */
export const publishingTopics: readonly Topic[] = ['posts', 'approvals', 'tasks', 'ideas', 'advocacy']
