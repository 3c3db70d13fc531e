import { listLabels } from '../../../../shared/api/profiles.ts'
import { readLabels } from '../../../domains/items/store/labels.ts'
import { can, chosenGroups } from '../../../kernel/accounts/actor.ts'
import { listProfiles } from '../../../kernel/accounts/store.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

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
