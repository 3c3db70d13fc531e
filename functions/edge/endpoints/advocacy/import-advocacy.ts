import { importAdvocacy } from '../../../../shared/api/advocacy.ts'
import { messages } from '../../../../shared/messages.ts'
import { getAdvocacyGroup } from '../../../domains/advocacy/store.ts'
import { answerImport } from '../../../domains/import/job/answer.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

export const handler = handle(importAdvocacy, async ({ actor, params, query, files, audit, now }) => {
  const group = await getAdvocacyGroup(actor.accountId, params.id)
  if (!group) throw problem(404, messages.advocacy.missing)
  audit.about({ name: group.name ?? undefined })
  const target = { kind: 'advocacy', id: group.id, entity_gids: [group.entity_gid] } as const
  return answerImport(actor.accountId, { target, user_id: actor.userId, files }, query, now)
})
