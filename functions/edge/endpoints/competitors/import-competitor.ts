import { importCompetitor } from '../../../../shared/api/competitors.ts'
import { messages } from '../../../../shared/messages.ts'
import { getCompetitor } from '../../../domains/competitors/store.ts'
import { answerImport } from '../../../domains/import/job/answer.ts'
import { can } from '../../../kernel/accounts/actor.ts'
import { getProfile } from '../../../kernel/accounts/store.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

export const handler = handle(importCompetitor, async ({ actor, params: { competitor_gid }, query, files, audit, now }) => {
  const competitor = await getCompetitor(actor.accountId, competitor_gid)
  const profile = competitor && (await getProfile(actor.accountId, competitor.profile_gid))
  if (!competitor || !profile || !can(actor, 'reports', 'manage', profile.entity_gid)) throw problem(404, messages.competitors.missing)
  audit.about({ name: competitor.name })
  const target = { kind: 'competitor', id: competitor_gid, entity_gids: [profile.entity_gid] } as const
  return answerImport(actor.accountId, { target, user_id: actor.userId, files }, query, now)
})
