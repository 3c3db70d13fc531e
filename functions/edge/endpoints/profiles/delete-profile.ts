import { deleteProfile } from '../../../../shared/api/profiles.ts'
import { profileMessages } from '../../../../shared/group-messages.ts'
import { restorableUntil } from '../../../domains/entities/entity-row.ts'
import { asManaged } from '../../../domains/profiles/find-managed.ts'
import { tellRemoved } from '../../../domains/profiles/tell-people.ts'
import { hide } from '../../../kernel/accounts/edit-store.ts'
import { getProfile } from '../../../kernel/accounts/store.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

export const handler = handle(deleteProfile, async ({ actor, params, audit, now }) => {
  const profile = asManaged(actor, await getProfile(actor.accountId, params.id))
  audit.about({ name: profile.name })
  const until = restorableUntil(now.toISOString())
  const isHidden = await hide({ kind: 'profile', accountId: actor.accountId, id: profile.id }, profile, until, now)
  if (!isHidden) throw problem(409, profileMessages.changed)
  await tellRemoved(actor, profile, now)
  return { removed: true as const, restorable_until: until }
})
