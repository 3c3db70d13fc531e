/**
 * How many profiles an account and its groups hold. Whoever adds, moves or restores one says which count they decided by: when another one
 * came between, nothing is written and the decision is made anew, so two at once never pass a limit together.
 */
import { tenantKey } from '../table/table.ts'
import { type Write, writeByTurn } from '../table/write-by-turn.ts'
import type { GroupRecord, ProfileRecord } from './records.ts'
import { listAllGroups, listAllProfiles } from './store.ts'

/** Everything there is and everything that was removed, as `decide` may count it. */
export type Places = { readonly groups: readonly GroupRecord[]; readonly profiles: readonly ProfileRecord[] }

/**
 * Writes what `decide` answers on condition that nobody else wrote by a count meanwhile. `decide` may throw, and is asked again when
 * somebody did. @throws Error when it is so again and again; false when the conditions of the write itself did not hold
 */
export function writeByPlaces(accountId: string, decide: (places: Places) => Write | Write[]): Promise<boolean> {
  return writeByTurn({ pk: tenantKey(accountId), sk: 'PLACES' }, async () => {
    const [groups, profiles] = await Promise.all([listAllGroups(accountId, true), listAllProfiles(accountId, true)])
    return [decide({ groups, profiles })].flat()
  })
}
