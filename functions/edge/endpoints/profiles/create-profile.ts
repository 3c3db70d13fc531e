import { ulid } from 'ulid'
import { createProfile } from '../../../../shared/api/profiles.ts'
import { profileMessages } from '../../../../shared/group-messages.ts'
import { whyPublishingOnly } from '../../../../shared/profile-kind.ts'
import { noRoomForProfile } from '../../../domains/entities/limits.ts'
import { asManagedGroup } from '../../../domains/profiles/find-managed.ts'
import { profileRow } from '../../../domains/profiles/profile-row.ts'
import { tellAdded } from '../../../domains/profiles/tell-people.ts'
import { countedProfiles } from '../../../kernel/accounts/counted-profiles.ts'
import { newProfile } from '../../../kernel/accounts/edit-store.ts'
import { writeByPlaces } from '../../../kernel/accounts/places.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

/** Its figures come from files. What a network connects will begin here too, with the ids the network gives. */
export const handler = handle(createProfile, async ({ actor, body, audit, now }) => {
  const { accountId, limits } = actor
  const most = limits.profiles
  const profile = {
    ...body,
    id: ulid(now.getTime()),
    username: body.username || null,
    profile_url: body.profile_url || null,
    access_ends_on: body.access_ends_on ?? null,
    picture_url: null,
    timezone: null,
    connected_at: now.toISOString(),
    available_from: null,
    known: {},
    version: 1,
  }
  audit.about({ id: profile.id, name: profile.name })
  let counted = 0
  await writeByPlaces(accountId, (places) => {
    const group = asManagedGroup(
      actor,
      places.groups.find(({ entity_gid }) => entity_gid === body.entity_gid),
    )
    const held = countedProfiles(places).length
    if (most !== null && held >= most) throw problem(409, profileMessages.planFull(most))
    const full = noRoomForProfile(group, places)
    if (full) throw full
    counted = held + 1
    return newProfile(accountId, profile)
  })
  await tellAdded(actor, profile, { counted, most }, now)
  return { profile: profileRow(profile, whyPublishingOnly(profile)) }
})
