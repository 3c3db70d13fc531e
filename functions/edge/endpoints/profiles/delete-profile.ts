import { deleteProfile } from '../../../../shared/api/profiles.ts'
import { profileMessages } from '../../../../shared/group-messages.ts'
import { restorableUntil } from '../../../domains/entities/entity-row.ts'
import { asManaged } from '../../../domains/profiles/find-managed.ts'
import { tellRemoved } from '../../../domains/profiles/tell-people.ts'
import { editOf, versionOf } from '../../../kernel/accounts/edit-store.ts'
import { profileItemKey } from '../../../kernel/accounts/keys.ts'
import { willGo } from '../../../kernel/accounts/leavers.ts'
import { getProfile } from '../../../kernel/accounts/store.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'
import { writeAll } from '../../../kernel/table/write-all.ts'

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
