/** Profile groups whose figures end, never began, or that are empty. Pure. */
import type { HomeProfile, Need } from '../../../shared/api/home.ts'
import type { Occurrence } from '../schedules/records.ts'
import { runOf } from './runs.ts'

export type GroupData = { readonly entity_gid: string; readonly profiles: readonly HomeProfile[]; readonly mayAdd: boolean }

/** `coming`: runs of the next days, soonest first. */
export function dataNeeds(groups: readonly GroupData[], coming: readonly Occurrence[]): Need[] {
  const lacking = (state: 'behind' | 'never') =>
    groups.flatMap(({ entity_gid, profiles: all }): Need[] => {
      const profiles = all.filter((profile) => profile.state === state)
      const next = coming.find((run) => profiles.some(({ id }) => run.profiles.includes(id)))
      return profiles.length > 0 ? [{ kind: state, entity_gid, profiles, next: next ? runOf(next) : null }] : []
    })
  const empty = groups.filter(({ profiles, mayAdd }) => mayAdd && profiles.length === 0)
  return [...lacking('behind'), ...lacking('never'), ...empty.map(({ entity_gid }): Need => ({ kind: 'empty', entity_gid }))]
}
