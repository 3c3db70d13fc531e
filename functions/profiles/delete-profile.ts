import { deleteProfile } from '../../shared/api/profiles.ts'
import { profileMessages } from '../../shared/group-messages.ts'
import { editOf, versionOf } from '../accounts/edit-store.ts'
import { profileItemKey } from '../accounts/keys.ts'
import { getProfile } from '../accounts/store.ts'
import { restorableUntil } from '../entities/entity-row.ts'
import { willGo, writeAll } from '../leaving/store.ts'
import { handle } from '../lib/endpoint.ts'
import { problem } from '../lib/problem.ts'
import { asManaged } from './find-managed.ts'
import { tellRemoved } from './tell-people.ts'

export const handler = handle(deleteProfile, async ({ actor, params, audit, now }) => {
  const profile = asManaged(actor, await getProfile(actor.accountId, params.id))
  audit.about({ name: profile.name })
  const removed_at = now.toISOString()
  const edit = editOf(profileItemKey(actor.accountId, profile.id), versionOf(profile), { removed_at })
  const gone = willGo(restorableUntil(removed_at), { kind: 'profile', accountId: actor.accountId, id: profile.id }, now)
  if (!(await writeAll([{ Update: edit }, gone]))) throw problem(409, profileMessages.changed)
  await tellRemoved(actor, profile, now)
  return { removed: true as const, restorable_until: restorableUntil(removed_at) }
})
