/** A profile group as the API shows it. */

import type { EntityRow } from '../../../shared/api/entities.ts'
import { countryName } from '../../../shared/countries.ts'
import { dayMs } from '../../../shared/dates/durations.ts'
import { restorableDays } from '../../../shared/profile-groups.ts'
import { versionOf } from '../../kernel/accounts/edit-store.ts'
import type { GroupRecord, UserRecord } from '../../kernel/accounts/records.ts'
import { pictureUrl } from './picture-url.ts'

export const entityFields = (group: GroupRecord): Omit<EntityRow, 'profiles' | 'members' | 'schedules'> => ({
  entity_gid: group.entity_gid,
  name: group.name,
  type: group.type ?? null,
  country: group.country ? { value: group.country, label: countryName(group.country) } : null,
  timezone: group.timezone,
  picture_url: group.picture ? pictureUrl(group.picture) : null,
  max_users: group.max_users ?? null,
  max_profiles: group.max_profiles ?? null,
  publish_killswitch: group.publish_killswitch ?? false,
  version: versionOf(group),
})

/** Who works in a group: those it names, and whoever has every group. */
export const membersOf = (users: readonly UserRecord[], entityGid: string) =>
  users.filter(({ role, groups }) => role === 'OWNER' || role === 'MANAGER' || Object.hasOwn(groups, entityGid))

/** The instant after which something that was removed cannot be restored. */
export const restorableUntil = (removedAt: string): string => new Date(Date.parse(removedAt) + restorableDays * dayMs).toISOString()
