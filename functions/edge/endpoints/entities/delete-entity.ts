import { deleteEntity } from '../../../../shared/api/entities.ts'
import { groupMessages } from '../../../../shared/group-messages.ts'
import { restorableUntil } from '../../../domains/entities/entity-row.ts'
import { hide } from '../../../kernel/accounts/edit-store.ts'
import { getGroup } from '../../../kernel/accounts/store.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

/** One mark hides all that is in it, because nobody has a right to anything in a group that is not there. */
export const handler = handle(deleteEntity, async ({ actor, params, audit, now }) => {
  const group = await getGroup(actor.accountId, params.id)
  if (!group) throw problem(404, groupMessages.missing)
  audit.about({ name: group.name })
  const until = restorableUntil(now.toISOString())
  const isHidden = await hide({ kind: 'group', accountId: actor.accountId, id: params.id }, group, until, now)
  if (!isHidden) throw problem(409, groupMessages.changed)
  return { removed: true as const, restorable_until: until }
})
