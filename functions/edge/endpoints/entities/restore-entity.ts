import { restoreEntity } from '../../../../shared/api/entities.ts'
import { groupMessages, profileMessages } from '../../../../shared/group-messages.ts'
import { restorableUntil } from '../../../domains/entities/entity-row.ts'
import { refuseFullOfGroups } from '../../../domains/entities/limits.ts'
import { countedProfiles } from '../../../kernel/accounts/counted-profiles.ts'
import { restored } from '../../../kernel/accounts/edit-store.ts'
import { writeByPlaces } from '../../../kernel/accounts/places.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

/** Its profiles take their places in the plan again, so there have to be some. */
export const handler = handle(restoreEntity, async ({ actor: { accountId, limits, entities }, params, audit, now }) => {
  const most = limits.profiles
  refuseFullOfGroups(limits, entities.length)
  const held = await writeByPlaces(accountId, (places) => {
    const group = places.groups.find(({ entity_gid }) => entity_gid === params.id)
    if (!group?.removed_at || restorableUntil(group.removed_at) <= now.toISOString()) throw problem(404, groupMessages.missing)
    audit.about({ name: group.name })
    const returning = places.profiles.filter(({ entity_gid, removed_at }) => entity_gid === params.id && removed_at === undefined).length
    if (most !== null && countedProfiles(places).length + returning > most) throw problem(409, profileMessages.planHasNoRoom(most))
    return restored({ kind: 'group', accountId, id: params.id }, group)
  })
  if (!held) throw problem(409, groupMessages.changed)
  return { restored: true as const }
})
