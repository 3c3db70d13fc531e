/** Latest audience snapshot of each profile: item AUDIENCE in the profile's partition, its lists as one JSON body. */
import * as v from 'valibot'
import { AudienceSnapshot } from '../../../shared/audience.ts'
import { batchGet } from '../../kernel/table/batch-get.ts'
import { putItem } from '../../kernel/table/put-item.ts'
import { profileKey } from '../../kernel/table/table.ts'

const key = (accountId: string, profileId: string) => ({ pk: profileKey(accountId, profileId), sk: 'AUDIENCE' })
const Kept = v.object({ body: v.string() })

/** Snapshots in the order of `profileIds`; a profile without one is left out. */
export async function readAudience(accountId: string, profileIds: readonly string[]): Promise<AudienceSnapshot[]> {
  const found = new Map<string, AudienceSnapshot>()
  for (const item of await batchGet([...new Set(profileIds)].map((profileId) => key(accountId, profileId)))) {
    // Validated when written, by writeAudience, which alone writes these items.
    const snapshot: AudienceSnapshot = JSON.parse(v.parse(Kept, item).body)
    found.set(snapshot.profileId, snapshot)
  }
  return profileIds.flatMap((profileId) => found.get(profileId) ?? [])
}

/** Keeps the snapshot unless a newer one is stored already. @throws ValiError when it is not one */
export async function writeAudience(accountId: string, given: AudienceSnapshot): Promise<void> {
  const snapshot = v.parse(AudienceSnapshot, given)
  const item = { ...key(accountId, snapshot.profileId), day: snapshot.date, body: JSON.stringify(snapshot) }
  await putItem(item, { when: 'attribute_not_exists(pk) OR #day <= :day', values: { day: snapshot.date } })
}
