import { listCompetitors } from '../../../../shared/api/competitors.ts'
import { messages } from '../../../../shared/messages.ts'
import { competitorRow } from '../../../domains/competitors/competitor-row.ts'
import { competitorsOf } from '../../../domains/competitors/store.ts'
import { can } from '../../../kernel/accounts/actor.ts'
import { listProfiles } from '../../../kernel/accounts/store.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

export const handler = handle(listCompetitors, async ({ actor, query: { profile_gids } }) => {
  const known = new Map((await listProfiles(actor.accountId)).map((profile) => [profile.id, profile]))
  for (const id of profile_gids) {
    const profile = known.get(id)
    if (!profile || !can(actor, 'reports', 'view', profile.entity_gid)) throw problem(404, messages.profiles.missing)
  }
  const found = await competitorsOf(actor.accountId, profile_gids)
  return Object.fromEntries(profile_gids.map((id, index) => [id, (found[index] ?? []).map(competitorRow)]))
})
