import { listCompetitors } from '../../shared/api/competitors.ts'
import { messages } from '../../shared/messages.ts'
import { listProfiles } from '../accounts/store.ts'
import { can } from '../lib/actor.ts'
import { handle } from '../lib/endpoint.ts'
import { problem } from '../lib/problem.ts'
import { competitorRow } from './competitor-row.ts'
import { competitorsOf } from './store.ts'

export const handler = handle(listCompetitors, async ({ actor, query: { profile_gids } }) => {
  const known = new Map((await listProfiles(actor.accountId)).map((profile) => [profile.id, profile]))
  for (const id of profile_gids) {
    const profile = known.get(id)
    if (!profile || !can(actor, 'reports', 'view', profile.entity_gid)) throw problem(404, messages.profiles.missing)
  }
  const found = await competitorsOf(actor.accountId, profile_gids)
  return Object.fromEntries(profile_gids.map((id, index) => [id, (found[index] ?? []).map(competitorRow)]))
})
