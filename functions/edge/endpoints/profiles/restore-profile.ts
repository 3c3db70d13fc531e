import { restoreProfile } from '../../../../shared/api/profiles.ts'
import { profileMessages } from '../../../../shared/group-messages.ts'
import { restorableUntil } from '../../../domains/entities/entity-row.ts'
import { noRoomForProfile } from '../../../domains/entities/limits.ts'
import { asManaged, asManagedGroup } from '../../../domains/profiles/find-managed.ts'
import { countedProfiles } from '../../../kernel/accounts/counted-profiles.ts'
import { restored } from '../../../kernel/accounts/edit-store.ts'
import { writeByPlaces } from '../../../kernel/accounts/places.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

/** It takes a place of the plan and of its group again. */
export const handler = handle(restoreProfile, async ({ actor, params, audit, now }) => {
  const { accountId, limits } = actor
  const most = limits.profiles
  const held = await writeByPlaces(accountId, (places) => {
    const found = places.profiles.find(({ id }) => id === params.id)
    const isHeld = found?.removed_at !== undefined && restorableUntil(found.removed_at) > now.toISOString()
    const profile = asManaged(actor, isHeld ? found : null)
    audit.about({ name: profile.name })
    const group = asManagedGroup(
      actor,
      places.groups.find(({ entity_gid }) => entity_gid === profile.entity_gid),
    )
    if (most !== null && countedProfiles(places).length >= most) throw problem(409, profileMessages.planHasNoRoom(most))
    const full = noRoomForProfile(group, places)
    if (full) throw full
    return restored({ kind: 'profile', accountId, id: profile.id }, profile)
  })
  if (!held) throw problem(409, profileMessages.changed)
  return { restored: true as const }
})
