/** Who gets a report: team members by id, other people by address, each address once. */
import { messages } from '../../../shared/messages.ts'
import { type Actor, addresseeOf } from '../../kernel/accounts/actor.ts'
import { listUsers } from '../../kernel/accounts/store.ts'
import { problem } from '../../kernel/request/problem.ts'
import type { Recipient } from './records.ts'

const most = 50

/** Nobody named: `otherwise`, or a 400. Members who have not joined yet cannot be chosen. */
export async function recipientsOf(actor: Actor, users: string[], emails: string[], otherwise: Recipient | null): Promise<Recipient[]> {
  const wanted = [...new Set(users)].filter((id) => id !== actor.by?.userId)
  const team = wanted.length > 0 ? await listUsers(actor.accountId) : []
  const members = wanted.map((id) => {
    const user = team.find((one) => one.id === id && one.joined)
    if (!user) throw problem(400, messages.schedule.unknownRecipient)
    return { user_id: user.id, email: user.email, name: user.name }
  })
  const all = new Map<string, Recipient>()
  for (const email of emails) all.set(email.toLowerCase(), { user_id: null, email: email.toLowerCase(), name: null })
  if (actor.by && wanted.length < new Set(users).size) all.set(actor.by.email.toLowerCase(), addresseeOf(actor))
  // a member named twice is a member: their address is read anew at each run
  for (const member of members) all.set(member.email.toLowerCase(), member)
  const recipients = all.size > 0 ? [...all.values()] : otherwise ? [otherwise] : []
  if (recipients.length === 0) throw problem(400, messages.schedule.noRecipients)
  if (recipients.length > most) throw problem(400, messages.schedule.tooManyRecipients)
  return recipients
}
