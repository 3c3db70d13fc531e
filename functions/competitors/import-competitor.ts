import { importCompetitor } from '../../shared/api/competitors.ts'
import { messages } from '../../shared/messages.ts'
import { getProfile } from '../accounts/store.ts'
import { answerImport } from '../import/job/answer.ts'
import { can } from '../lib/actor.ts'
import { handle } from '../lib/endpoint.ts'
import { problem } from '../lib/problem.ts'
import { getCompetitor } from './store.ts'

export const handler = handle(importCompetitor, async ({ actor, params: { competitor_gid }, query, files, audit, now }) => {
  const competitor = await getCompetitor(actor.accountId, competitor_gid)
  const profile = competitor && (await getProfile(actor.accountId, competitor.profile_gid))
  if (!competitor || !profile || !can(actor, 'reports', 'manage', profile.entity_gid)) throw problem(404, messages.competitors.missing)
  audit.about({ name: competitor.name })
  const target = { kind: 'competitor', id: competitor_gid, entity_gids: [profile.entity_gid] } as const
  return answerImport(actor.accountId, { target, user_id: actor.userId, files }, query, now)
})
