/** A profile as the API shows it; what an import keeps for reports stays with us. */
import type { ProfileRow } from '../../shared/api/profiles.ts'
import { networks } from '../../shared/networks.ts'
import { whyPublishingOnly } from '../../shared/profile-kind.ts'
import type { ProfileRecord } from '../accounts/records.ts'

export function profileRow(profile: ProfileRecord): ProfileRow {
  const { id, name, username, picture_url, profile_url, network: code, entity_gid, timezone, available_from } = profile
  const network = { code, display: networks[code].display }
  return { id, name, username, picture_url, profile_url, network, code, entity_gid, timezone, available_from, blocked: whyPublishingOnly(profile) }
}
