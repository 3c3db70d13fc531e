import { updateProfile } from '../../../../shared/api/profiles.ts'
import { profileMessages } from '../../../../shared/group-messages.ts'
import { noRoomForProfile } from '../../../domains/entities/limits.ts'
import { asManaged, asManagedGroup } from '../../../domains/profiles/find-managed.ts'
import { profileRow } from '../../../domains/profiles/profile-row.ts'
import { profileUpdate } from '../../../kernel/accounts/edit-store.ts'
import { blockedBy } from '../../../kernel/accounts/locked.ts'
import { writeByPlaces } from '../../../kernel/accounts/places.ts'
import { getProfile } from '../../../kernel/accounts/store.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

export const handler = handle(updateProfile, async ({ actor, params, body, audit }) => {
  const { accountId } = actor
  const before = asManaged(actor, await getProfile(accountId, params.id))
  audit.about({ name: body.name ?? before.name, was: before.name })
  const { version, entity_gid = before.entity_gid, name, username, profile_url, access_ends_on } = body
  const fields = {
    entity_gid,
    ...(name === undefined ? {} : { name }),
    ...(username === undefined ? {} : { username: username || null }),
    ...(profile_url === undefined ? {} : { profile_url: profile_url || null }),
    ...(access_ends_on === undefined ? {} : { access_ends_on }),
  }
  let blocked: string | null = null
  const held = await writeByPlaces(accountId, (places) => {
    const group = asManagedGroup(
      actor,
      places.groups.find((one) => one.entity_gid === entity_gid),
    )
    const full = entity_gid === before.entity_gid ? null : noRoomForProfile(group, places)
    if (full) throw full
    if (entity_gid !== before.entity_gid) audit.about({ to: 'move', did: 'moved', rest: `to the group "${group.name}"` })
    blocked = blockedBy(actor, places.profiles)({ ...before, ...fields })
    return profileUpdate(accountId, before, version, fields)
  })
  if (!held) throw problem(409, profileMessages.changed)
  return { profile: profileRow({ ...before, ...fields }, blocked), version: version + 1 }
})
