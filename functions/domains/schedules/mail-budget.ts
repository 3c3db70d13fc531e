/** What an order costs of the budgets of its account, before anything of it is written: mails above all, and to strangers most of all. */
import { dayMs } from '../../../shared/dates/durations.ts'
import { newAccount } from '../../../shared/limits.ts'
import { messages } from '../../../shared/messages.ts'
import type { Actor } from '../../kernel/accounts/actor.ts'
import { getAccount, listUsers } from '../../kernel/accounts/store.ts'
import { scaled, take } from '../../kernel/request/limits.ts'
import { problem } from '../../kernel/request/problem.ts'
import type { Recipient } from './records.ts'

/** @throws Problem 429 when the budget of the day is used up, 409 when the order of a new account alone is more than a day's */
export async function takeMails(actor: Actor, { recipients, runs, once }: { recipients: Recipient[]; runs: number; once: boolean }, now: Date): Promise<void> {
  const payer = { account: actor.accountId, user: actor.userId }
  const strangers = runs * (await strangersAmong(actor.accountId, recipients))
  if (strangers > 0) {
    const most = (await isNew(actor.accountId, now)) ? scaled(newAccount.strangerMail) : undefined
    if (most !== undefined && strangers > most) throw problem(409, messages.limits.planTooLarge(strangers, most))
    await take('strangerMail', payer, now, { units: strangers, ...(most === undefined ? {} : { most }) })
  }
  await take('mail', payer, now, { units: runs * recipients.length })
  await take(once ? 'render' : 'schedule', payer, now)
}

/** Those whose address is nobody's in the team, however it was given. */
async function strangersAmong(accountId: string, recipients: readonly Recipient[]): Promise<number> {
  const byAddress = recipients.filter(({ user_id }) => user_id === null)
  if (byAddress.length === 0) return 0
  const team = new Set((await listUsers(accountId)).filter(({ joined }) => joined).map(({ email }) => email.toLowerCase()))
  return byAddress.filter(({ email }) => !team.has(email)).length
}

async function isNew(accountId: string, now: Date): Promise<boolean> {
  const since = (await getAccount(accountId))?.created_at
  return since !== undefined && now.getTime() - Date.parse(since) < newAccount.days * dayMs
}
