import { listEntities } from '../../../../shared/api/entities.ts'
import { entityFields, membersOf, restorableUntil } from '../../../domains/entities/entity-row.ts'
import { scheduledSubjects } from '../../../domains/schedules/store/account-occurrences.ts'
import { listAllGroups, listProfiles, listUsers } from '../../../kernel/accounts/store.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

export const handler = handle(listEntities, async ({ actor: { accountId }, now }) => {
  const [groups, profiles, users, scheduled] = await Promise.all([
    listAllGroups(accountId),
    listProfiles(accountId),
    listUsers(accountId),
    scheduledSubjects(accountId),
  ])
  const isHere = (entity_gid: string) => (one: { entity_gid: string }) => one.entity_gid === entity_gid
  return {
    entities: groups
      .filter(({ removed_at }) => removed_at === undefined)
      .map((group) => ({
        ...entityFields(group),
        profiles: profiles.filter(isHere(group.entity_gid)).length,
        members: membersOf(users, group.entity_gid).length,
        schedules: scheduled.filter(({ entities }) => entities.includes(group.entity_gid)).length,
      }))
      .sort((one, other) => one.name.localeCompare(other.name, 'en')),
    removed: groups
      .flatMap(({ entity_gid, name, removed_at }) =>
        removed_at === undefined ? [] : [{ entity_gid, name, removed_at, restorable_until: restorableUntil(removed_at) }],
      )
      .filter(({ restorable_until }) => restorable_until > now.toISOString()),
  }
})
