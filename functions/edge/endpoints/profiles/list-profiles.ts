import { listProfiles } from '../../../../shared/api/profiles.ts'
import { profileRow } from '../../../domains/profiles/profile-row.ts'
import { chosenGroups } from '../../../kernel/accounts/actor.ts'
import { blockedBy } from '../../../kernel/accounts/locked.ts'
import { listProfiles as readProfiles } from '../../../kernel/accounts/store.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

export const handler = handle(listProfiles, async ({ actor, query }) => {
  const chosen = chosenGroups(actor, query.entity_gids)
  const profiles = await readProfiles(actor.accountId)
  const blocked = blockedBy(actor, profiles)
  return {
    profiles: profiles.filter(({ entity_gid }) => chosen.has(entity_gid)).map((profile) => profileRow(profile, blocked(profile))),
    entities: actor.entities.filter(({ entity_gid }) => chosen.has(entity_gid)).map(({ entity_gid, name, timezone }) => ({ entity_gid, name, timezone })),
  }
})
