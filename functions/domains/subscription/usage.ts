/** How much of what the plan limits an account has. */
import { type CountedLimit, countedLimits, type HeldLimits } from '../../../shared/plan-limits.ts'
import { countedProfiles } from '../../kernel/accounts/counted-profiles.ts'
import { holdsSeat } from '../../kernel/accounts/holds-seat.ts'
import { listAllGroups, listAllProfiles, listUsers } from '../../kernel/accounts/store.ts'
import { creditsUsed } from './store/credits.ts'

export type Usage = Readonly<Record<CountedLimit, number>>

export async function usageOf(accountId: string, now: Date): Promise<Usage> {
  const [groups, profiles, users, ai_credits] = await Promise.all([
    listAllGroups(accountId),
    listAllProfiles(accountId),
    listUsers(accountId),
    creditsUsed(accountId, now),
  ])
  return {
    profiles: countedProfiles({ groups, profiles }).length,
    users: users.filter((user) => holdsSeat(user, now)).length,
    groups: groups.filter(({ removed_at }) => removed_at === undefined).length,
    ai_credits,
  }
}

export type Blocker = { readonly limit: CountedLimit; readonly used: number; readonly max: number }

/** What of it is more than these limits. Credits are of the month alone, and nothing has to go for them. */
export function blockersOf(usage: Usage, limits: HeldLimits): Blocker[] {
  return countedLimits.flatMap((limit) => {
    const max = limits[limit]
    return limit === 'ai_credits' || max === null || usage[limit] <= max ? [] : [{ limit, used: usage[limit], max }]
  })
}
