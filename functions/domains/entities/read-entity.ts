/** One profile group with all its dialog shows. */
import type { Entity } from '../../../shared/api/entities.ts'
import { networks } from '../../../shared/networks.ts'
import { profileName } from '../../../shared/profile-name.ts'
import { getGroup, listProfiles, listUsers } from '../../kernel/accounts/store.ts'
import { scheduledSubjects } from '../schedules/store/account-occurrences.ts'
import { listSharesOf } from '../shares/store/shares.ts'
import { entityFields } from './entity-row.ts'

/** Null where there is none, or where it was removed. */
export async function readEntity(accountId: string, entityGid: string, now: Date): Promise<Entity | null> {
  const group = await getGroup(accountId, entityGid)
  if (!group) return null
  const [all, users, scheduled, shares] = await Promise.all([
    listProfiles(accountId),
    listUsers(accountId),
    scheduledSubjects(accountId),
    listSharesOf(accountId),
  ])
  const profiles = all.filter(({ entity_gid }) => entity_gid === entityGid)
  const isLive = ({ revoked_at, expires_at }: (typeof shares)[number]) => revoked_at === null && (expires_at === null || expires_at > now.toISOString())
  return {
    ...entityFields(group),
    description: group.description ?? '',
    industry: group.industry ?? null,
    picture: group.picture ?? null,
    profiles: profiles.map((profile) => ({
      id: profile.id,
      name: profileName(profile),
      network: { type: networks[profile.network].display, code: profile.network },
    })),
    shortener: group.shortener ?? false,
    shortener_domain: group.shortener_domain ?? null,
    shortener_profile_gid: null,
    shortener_profile: null,
    publish_now_delay: group.publish_now_delay ?? 0,
    takes: {
      profiles: profiles.length,
      schedules: scheduled.filter(({ entities }) => entities.includes(entityGid)).length,
      links: shares.filter((share) => isLive(share) && share.entities.includes(entityGid)).length,
      members: users.filter(({ role, groups }) => role !== 'OWNER' && role !== 'MANAGER' && Object.hasOwn(groups, entityGid)).length,
    },
  }
}
