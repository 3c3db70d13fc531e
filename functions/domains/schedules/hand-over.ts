/** Gives what somebody has planned to somebody else, who answers for it from then on. Safe to repeat. */
import { callsAtOnce, inParallel } from '../../kernel/in-parallel.ts'
import type { Occurrence, Recipient } from './records.ts'
import { owedOccurrences } from './store/account-occurrences.ts'
import { giveOccurrence } from './store/occurrences.ts'
import { giveSchedule } from './store/schedules.ts'

type Heir = { readonly id: string; readonly email: string; readonly name: string }

/** Runs that are still to come; those that would reach nobody any more reach the heir. Reports that were sent stay as they were, but for who sends them to recipients on a day of their own. */
export async function handOver(accountId: string, from: string, heir: Heir): Promise<void> {
  const isTheirs = ({ owner_id, recipients }: Occurrence) => owner_id === from || recipients.some(({ user_id }) => user_id === from)
  const coming = (await owedOccurrences(accountId)).filter(isTheirs)
  await inParallel(coming, callsAtOnce, (one) => giveOccurrence(accountId, one, given(one, from, heir)))
  await inParallel([...new Set(coming.map(({ schedule_id }) => schedule_id))], callsAtOnce, (id) => giveSchedule(accountId, id, from, heir.id))
}

function given({ state, owner_id, recipients }: Occurrence, from: string, heir: Heir): Pick<Occurrence, 'owner_id' | 'recipients'> {
  const others = recipients.filter(({ user_id }) => user_id !== from)
  const reached: Recipient[] = others.length > 0 ? others : [{ user_id: heir.id, email: heir.email, name: heir.name }]
  return { owner_id: owner_id === from ? heir.id : owner_id, recipients: state === 'SCHEDULED' ? reached : recipients }
}
