import { removeCompetitor } from '../../../../shared/api/competitors.ts'
import { messages } from '../../../../shared/messages.ts'
import { getCompetitor, removeCompetitor as remove } from '../../../domains/competitors/store.ts'
import { can } from '../../../kernel/accounts/actor.ts'
import { getProfile } from '../../../kernel/accounts/store.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

export const handler = handle(removeCompetitor, async ({ actor, params: { competitor_gid }, audit }) => {
  const competitor = await getCompetitor(actor.accountId, competitor_gid)
  const profile = competitor && (await getProfile(actor.accountId, competitor.profile_gid))
  if (!competitor || !profile || !can(actor, 'reports', 'manage', profile.entity_gid)) throw problem(404, messages.competitors.missing)
  audit.about({ name: competitor.name })
  await remove(actor.accountId, competitor)
  return { removed: true as const }
})
