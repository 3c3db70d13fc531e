import { addCompetitor } from '../../../../shared/api/competitors.ts'
import { messages } from '../../../../shared/messages.ts'
import { manifest } from '../../../../shared/reports/types/competitor/manifest.ts'
import { competitorRow } from '../../../domains/competitors/competitor-row.ts'
import { competitorGid, competitorsOf, addCompetitor as put } from '../../../domains/competitors/store.ts'
import { getPage } from '../../../domains/public-profiles/store.ts'
import { can } from '../../../kernel/accounts/actor.ts'
import { getProfile } from '../../../kernel/accounts/store.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

/** It is not read here: the job that reads what is due (collect.ts) finds it in the index within a minute. */
export const handler = handle(addCompetitor, async ({ actor, body: { profile_gid, network_id }, audit, now }) => {
  const { accountId } = actor
  const profile = await getProfile(accountId, profile_gid)
  if (!profile || !can(actor, 'reports', 'manage', profile.entity_gid)) throw problem(404, messages.profiles.missing)
  if (!manifest.networks.some((network) => network === profile.network)) throw problem(400, messages.competitorReport.networks)
  const page = await getPage(profile.network, network_id)
  if (!page || page.gone) throw problem(400, messages.competitors.unknownPage)
  const username = profile.username?.replace(/^@/, '')
  if (username && username === page.username?.replace(/^@/, '')) throw problem(400, messages.competitors.itself)
  const most = actor.limits.competitors
  const { network, name, picture_url, profile_url } = page
  audit.about({ name, id: competitorGid(profile_gid, network_id) })
  const competitor = {
    competitor_gid: competitorGid(profile_gid, network_id),
    profile_gid,
    network,
    network_id,
    name,
    username: page.username,
    picture_url,
    profile_url,
    since: now.toISOString().slice(0, 10),
    through: null,
    processed: false,
    error: false,
    warning: null,
  }
  if ((await put(accountId, competitor, most, now)) === 'full') throw problem(409, messages.competitors.limit(most))
  const [competitors] = await competitorsOf(accountId, [profile_gid])
  return { competitors: (competitors ?? []).map(competitorRow) }
})
