import { listLabels } from '../../shared/api/profiles.ts'
import { listProfiles } from '../accounts/store.ts'
import { readLabels } from '../items/labels.ts'
import { can, chosenGroups } from '../lib/actor.ts'
import { handle } from '../lib/endpoint.ts'

export const handler = handle(listLabels, async ({ actor, query }) => {
  const chosen = chosenGroups(actor, query.entity_gids)
  const profiles = await listProfiles(actor.accountId)
  const readable = profiles.filter(({ entity_gid }) => chosen.has(entity_gid) && can(actor, 'reports', 'view', entity_gid))
  return {
    labels: await readLabels(
      actor.accountId,
      readable.map(({ id }) => id),
      query.of,
    ),
  }
})
