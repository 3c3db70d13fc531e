import { listProfiles } from '../../shared/api/profiles.ts'
import { blockedBy } from '../accounts/locked.ts'
import { listProfiles as readProfiles } from '../accounts/store.ts'
import { chosenGroups } from '../lib/actor.ts'
import { handle } from '../lib/endpoint.ts'
import { profileRow } from './profile-row.ts'

export const handler = handle(listProfiles, async ({ actor, query }) => {
  const chosen = chosenGroups(actor, query.entity_gids)
  const profiles = await readProfiles(actor.accountId)
  const blocked = blockedBy(actor, profiles)
  return {
    profiles: profiles.filter(({ entity_gid }) => chosen.has(entity_gid)).map((profile) => profileRow(profile, blocked(profile))),
    entities: actor.entities.filter(({ entity_gid }) => chosen.has(entity_gid)).map(({ entity_gid, name, timezone }) => ({ entity_gid, name, timezone })),
  }
})
