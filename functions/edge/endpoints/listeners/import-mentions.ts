import { importMentions } from '../../../../shared/api/listeners.ts'
import { messages } from '../../../../shared/messages.ts'
import { answerImport } from '../../../domains/import/job/answer.ts'
import { getListener } from '../../../domains/listeners/store.ts'
import { can } from '../../../kernel/accounts/actor.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

export const handler = handle(importMentions, async ({ actor, params, query, files, audit, now }) => {
  const listener = await getListener(actor.accountId, params.id)
  const everywhere = (level: 'view' | 'manage') => listener?.entity_gids.every((gid) => can(actor, 'listen', level, gid))
  if (!listener || !everywhere('view')) throw problem(404, messages.listener.missing)
  if (!everywhere('manage')) throw problem(403, messages.noAccess)
  audit.about({ name: listener.name ?? undefined })
  const target = { kind: 'listener', id: listener.id, entity_gids: listener.entity_gids } as const
  return answerImport(actor.accountId, { target, user_id: actor.userId, files }, query, now)
})
