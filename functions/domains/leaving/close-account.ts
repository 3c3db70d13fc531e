/** The first half of deleting an account: nobody gets in, nothing is planned, nothing is sent. Each step can be repeated. */
import type { Waiting } from '../../kernel/accounts/leavers.ts'
import type { AccountRecord } from '../../kernel/accounts/records.ts'
import { billing } from '../../kernel/accounts/standing.ts'
import { getAnyAccount, listUsers } from '../../kernel/accounts/store.ts'
import { callsAtOnce, inParallel } from '../../kernel/in-parallel.ts'
import { deleteSchedulerSchedule, movedName, tryName } from '../schedules/scheduler-schedules.ts'
import { owedOccurrences } from '../schedules/store/account-occurrences.ts'
import { forgetOwnDays, markDeleted } from '../schedules/store/occurrences.ts'
import { stopAllFurtherRuns } from '../schedules/store/schedules.ts'
import { closeAccount } from './store/account-deletions.ts'
import { removeCompetitors, removeLogins, removeSessionsAndKeys } from './store/doors.ts'
import { countRemoved } from './store/ledger.ts'

/** What began before an account was closed has ended by then: no function runs for longer than 15 minutes. */
const settledMs = 16 * 60_000

type Entry = Extract<Waiting, { kind: 'account' }>

/** Whether what is left of it can go now. False while something may still be at work, and for a deletion that was stopped. */
export async function isReadyToGo(entry: Entry, now: Date): Promise<boolean> {
  const { accountId } = entry
  if (await closeAccount(accountId, now)) await countRemoved(entry, {})
  const account = await getAnyAccount(accountId)
  // gone already, in a sweep that was cut off
  if (!account) return true
  if (account.closed_at === undefined) return false
  await lockOut(accountId)
  await unplan(entry)
  await endPlan(account)
  return Date.parse(account.closed_at) + settledMs <= now.getTime()
}

/** Accounts that are closed let nobody in anyway; without these items nobody can make the table write of it either. */
async function lockOut(accountId: string): Promise<void> {
  const users = await listUsers(accountId, true)
  await removeLogins(
    accountId,
    users.map(({ email }) => email),
  )
  await removeSessionsAndKeys(accountId)
  await removeCompetitors(accountId)
}

/** Cancels the paid plan. @throws where the payment provider does not answer */
async function endPlan({ paid_plan: paid }: AccountRecord): Promise<void> {
  if (billing() === 'none' || !paid || paid.state === 'over') return
  const { cancelAtOnce } = await import('../subscription/cancel-at-once.ts')
  await cancelAtOnce(paid.id)
}

/** Every run that somebody still waits for, and its schedule. */
async function unplan(entry: Entry): Promise<void> {
  // before its runs are read: the watchdog adds to a schedule without an end while nobody stops it
  await stopAllFurtherRuns(entry.accountId)
  const owed = await owedOccurrences(entry.accountId)
  const [coming, sent] = [owed.filter(({ state }) => state === 'SCHEDULED'), owed.filter(({ state }) => state !== 'SCHEDULED')]
  await inParallel(coming, callsAtOnce, async ({ id, generate_at, retry }) => {
    await deleteSchedulerSchedule(id)
    // nothing says whether it was moved
    await deleteSchedulerSchedule(movedName({ id, generate_at }))
    if (retry) await deleteSchedulerSchedule(tryName(id, new Date(retry.at)))
    await markDeleted(entry.accountId, id)
  })
  await inParallel(sent, callsAtOnce, async ({ id, later_at }) => {
    if (later_at) await deleteSchedulerSchedule(tryName(id, new Date(later_at)))
    await forgetOwnDays(entry.accountId, id)
  })
  if (coming.length > 0) await countRemoved(entry, { schedules: coming.length })
}
