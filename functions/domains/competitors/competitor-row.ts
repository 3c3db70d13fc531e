import type { CompetitorRow } from '../../../shared/api/competitors.ts'
import { messages } from '../../../shared/messages.ts'
import type { PublicProfile } from '../../../shared/public-profiles.ts'
import type { Competitor } from './record.ts'

export function competitorRow({ competitor_gid, profile_gid, name, username, picture_url, profile_url, processed, error, warning }: Competitor): CompetitorRow {
  const said = error ? (warning ?? messages.competitors.unreachable) : null
  return { competitor_gid, profile_gid, name, username, picture_url, profile_url, processed, error, warning: said }
}

export function pageRow({ id: network_id, name, username, picture_url, profile_url, followers }: PublicProfile) {
  return { network_id, name, username, picture_url, profile_url, followers }
}
