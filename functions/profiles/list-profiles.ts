import { listProfiles } from '../../shared/api/profiles.ts'
import { networks } from '../../shared/networks.ts'
import { whyPublishingOnly } from '../../shared/profile-kind.ts'
import { listProfiles as readProfiles } from '../accounts/store.ts'
import { chosenGroups } from '../lib/actor.ts'
import { handle } from '../lib/endpoint.ts'

export const handler = handle(listProfiles, async ({ actor, query }) => {
  const chosen = chosenGroups(actor, query.entity_gids)
  const profiles = await readProfiles(actor.accountId)
  return {
    profiles: profiles
      .filter(({ entity_gid }) => chosen.has(entity_gid))
      .map(({ connected_at: _, known: __, columns: ___, kind, ...profile }) => {
        const { network: code } = profile
        return { ...profile, network: { code, display: networks[code].display }, code, blocked: whyPublishingOnly({ ...profile, kind }) }
      }),
    entities: actor.entities.filter(({ entity_gid }) => chosen.has(entity_gid)).map(({ industry: _, known: __, ...group }) => group),
  }
})
