/**
 * What nobody's click tells: once a day in every account, in the morning of its own clock, people are told of profiles whose data is stale
 * or whose access ends soon, and of reports due that lack figures; and after each week and month, what was in their profile groups. It runs
 * every hour and can be cut off at any moment or run twice at once: an event that comes again tells nobody, and a round that was not ended is made again.
 */
import type { Context } from 'aws-lambda'
import { wallTime } from '../../../shared/dates/index.ts'
import { findAccounts } from '../../domains/admin/store/directory.ts'
import { openProfiles } from '../../domains/rounds/open-profiles.ts'
import { lastRound, noteRound } from '../../domains/rounds/store.ts'
import { tellIncomplete } from '../../domains/rounds/tell-incomplete.ts'
import { duePeriods, tellPeriod } from '../../domains/rounds/tell-period.ts'
import { tellReconnect } from '../../domains/rounds/tell-reconnect.ts'
import { tellStale } from '../../domains/rounds/tell-stale.ts'
import type { AccountRecord } from '../../kernel/accounts/store.ts'
import { eachItem } from '../../kernel/jobs/each-item.ts'

/** On the account's clock. */
const begins = '08:00'

/** Ids of the accounts whose round was made. The fault of one is not that of the others. */
export async function makeRounds(now: Date, mayGoOn: () => boolean = () => true): Promise<string[]> {
  const made: string[] = []
  let cursor: string | undefined
  do {
    const page = await findAccounts({ cursor })
    const rows = page.rows.map(({ one }) => ({ accountId: one.id, one }))
    await eachItem({ job: 'make-rounds', now: () => now, mayGoOn }, rows, async ({ accountId, one }) => {
      if (await makeRound(one, now)) made.push(accountId)
    })
    cursor = page.cursor ?? undefined
  } while (cursor !== undefined && mayGoOn())
  return made
}

/** False when it is not its time, or was made. */
async function makeRound(account: AccountRecord, now: Date): Promise<boolean> {
  const { id, timezone } = account
  const wall = wallTime(now, timezone)
  const [day, time] = [wall.slice(0, 10), wall.slice(11)]
  if (account.leaving || time < begins) return false
  const last = await lastRound(id)
  if (last === day) return false
  const open = await openProfiles(account, now)
  await tellStale(id, open, now)
  await tellReconnect(account, open, now)
  for (const due of duePeriods(day, last)) await tellPeriod(account, open, due, now)
  await tellIncomplete(account, open, now)
  await noteRound(id, day)
  return true
}

/** Milliseconds before it would be cut off. */
const reserve = 60_000

export async function handler(_event: unknown, context: Pick<Context, 'getRemainingTimeInMillis'>): Promise<void> {
  await makeRounds(new Date(), () => context.getRemainingTimeInMillis() > reserve)
}
