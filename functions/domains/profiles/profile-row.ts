/** A profile as the API shows it; what an import keeps for reports stays with us. */
import type { ProfileRow } from '../../../shared/api/profiles.ts'
import { networks } from '../../../shared/networks.ts'
import { whyPublishingOnly } from '../../../shared/profile-kind.ts'
import type { ProfileRecord } from '../../kernel/accounts/records.ts'

/** `blocked`: why it takes no reports (functions/kernel/accounts/locked.ts); null when it does. */
export function profileRow(profile: ProfileRecord, blocked: string | null): ProfileRow {
  const { id, name, username, picture_url, profile_url, network: code, entity_gid, timezone, available_from, access_ends_on = null } = profile
  const network = { code, display: networks[code].display }
  return {
    id,
    name,
    username,
    picture_url,
    profile_url,
    network,
    code,
    entity_gid,
    timezone,
    available_from,
    access_ends_on,
    blocked,
    locked: blocked !== null && whyPublishingOnly(profile) === null,
  }
}
