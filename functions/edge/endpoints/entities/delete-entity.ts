import { deleteEntity } from '../../../../shared/api/entities.ts'
import { groupMessages } from '../../../../shared/group-messages.ts'
import { restorableUntil } from '../../../domains/entities/entity-row.ts'
import { editOf, versionOf } from '../../../kernel/accounts/edit-store.ts'
import { groupKey } from '../../../kernel/accounts/keys.ts'
import { willGo } from '../../../kernel/accounts/leavers.ts'
import { getGroup } from '../../../kernel/accounts/store.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'
import { writeAll } from '../../../kernel/table/write-all.ts'

/** One mark hides all that is in it, because nobody has a right to anything in a group that is not there. */
export const handler = handle(deleteEntity, async ({ actor, params, audit, now }) => {
  const group = await getGroup(actor.accountId, params.id)
  if (!group) throw problem(404, groupMessages.missing)
  audit.about({ name: group.name })
  const removed_at = now.toISOString()
  const edit = editOf(groupKey(actor.accountId, params.id), versionOf(group), { removed_at })
  const gone = willGo(restorableUntil(removed_at), { kind: 'group', accountId: actor.accountId, id: params.id }, now)
  if (!(await writeAll([{ Update: edit }, gone]))) throw problem(409, groupMessages.changed)
  return { removed: true as const, restorable_until: restorableUntil(removed_at) }
})
