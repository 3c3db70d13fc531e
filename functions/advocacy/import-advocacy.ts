import { importAdvocacy } from '../../shared/api/advocacy.ts'
import { messages } from '../../shared/messages.ts'
import { answerImport } from '../import/job/answer.ts'
import { handle } from '../lib/endpoint.ts'
import { problem } from '../lib/problem.ts'
import { getAdvocacyGroup } from './store.ts'

export const handler = handle(importAdvocacy, async ({ actor, params, query, files, audit, now }) => {
  const group = await getAdvocacyGroup(actor.accountId, params.id)
  if (!group) throw problem(404, messages.advocacy.missing)
  audit.about({ name: group.name ?? undefined })
  const target = { kind: 'advocacy', id: group.id, entity_gids: [group.entity_gid] } as const
  return answerImport(actor.accountId, { target, user_id: actor.userId, files }, query, now)
})
