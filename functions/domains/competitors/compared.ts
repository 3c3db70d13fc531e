/** What a profile's report holds it against: its competitors, as pages of the report. */
import { messages } from '../../../shared/messages.ts'
import type { ComparedProfile } from '../../../shared/public-profiles.ts'
import type { ProfileRecord } from '../../kernel/accounts/store.ts'
import { problem } from '../../kernel/request/problem.ts'
import { competitorsOf } from './store.ts'

/** `record`: as the profile it stands beside, null while nothing is known of it. */
export type Compared = { readonly page: ComparedProfile; readonly record: ProfileRecord | null }

/**
 * A page that competes with two of the profiles stands once.
 * @throws Problem 400 in the words of `none` without a competitor, 409 while none of them has been read (docs/behaviours.md#competitors)
 */
export async function comparedWith(accountId: string, profiles: readonly ProfileRecord[], none: string): Promise<Compared[]> {
  const groupOf = new Map(profiles.map(({ id, entity_gid }) => [id, entity_gid]))
  const found = (await competitorsOf(accountId, [...groupOf.keys()])).flat()
  if (found.length === 0) throw problem(400, none, { code: 'competitors_missing' })
  if (found.every(({ processed }) => !processed)) throw problem(409, messages.competitorReport.analyzing, { code: 'not_ready' })
  const once = new Map(found.toReversed().map((one) => [`${one.network} ${one.network_id}`, one]))
  return [...once.values()]
    .sort((a, b) => (a.competitor_gid < b.competitor_gid ? -1 : 1))
    .map(({ competitor_gid: id, profile_gid, network, name, username, picture_url, profile_url, since, through, processed, error }) => {
      const page: ComparedProfile = { id, network, name, username, own: false, brand: id, since, state: processed ? (error ? 'lost' : 'shown') : 'waiting' }
      // nothing came after the last day that could be read
      const known = error ? { known: { any: [`${since}/${through ?? since}`] } } : {}
      const around = { timezone: null, connected_at: `${since}T00:00:00.000Z`, available_from: since, kind: 'page' } as const
      const record = { id, entity_gid: groupOf.get(profile_gid) ?? '', network, name, username, picture_url, profile_url, ...around, ...known }
      return { page, record: processed ? record : null }
    })
}
