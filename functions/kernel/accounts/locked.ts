/**
 * What a plan has no room for after a smaller one took its place: it is locked and stays as it is. Of profiles the oldest stay open, of people
 * the owners and then who joined first, so nothing that was there before is locked by what came later.
 */
import type { HeldLimits } from '../../../shared/plan-limits.ts'
import { lockedMessages } from '../../../shared/plan-messages.ts'
import { whyPublishingOnly } from '../../../shared/profile-kind.ts'
import { countedProfiles } from './counted-profiles.ts'
import type { GroupRecord, ProfileRecord } from './records.ts'

type Limited = { readonly limits: HeldLimits; readonly entities: readonly GroupRecord[] }

export function beyond<One extends { readonly id: string }>(ranked: readonly One[], most: number | null): ReadonlySet<string> {
  return new Set(most === null ? [] : ranked.slice(most).map(({ id }) => id))
}

export const byAge = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** Of all profiles of the account. */
export function lockedProfiles({ limits, entities }: Limited, profiles: readonly ProfileRecord[]): ReadonlySet<string> {
  const ranked = countedProfiles({ groups: entities, profiles }).sort((a, b) => byAge(a.connected_at, b.connected_at) || byAge(a.id, b.id))
  return beyond(ranked, limits.profiles)
}

/** Why a profile takes no reports, as its hover text says it; null when it does. Takes all profiles of the account first. */
export function blockedBy(limited: Limited, profiles: readonly ProfileRecord[]): (profile: ProfileRecord) => string | null {
  const locked = lockedProfiles(limited, profiles)
  return (profile) => whyPublishingOnly(profile) ?? (locked.has(profile.id) ? lockedMessages.profile(limited.limits.profiles ?? 0) : null)
}
