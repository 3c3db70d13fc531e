/** The local mailbox and scheduler. */
import PostalMime, { type Email } from 'postal-mime'
import * as v from 'valibot'
import { eventually } from '../builders/act.ts'

const Mails = v.array(v.object({ id: v.string(), to: v.array(v.string()), subject: v.string() }))

/** Mails to an address, the newest first. */
export async function mailsTo(origin: string, address: string): Promise<v.InferOutput<typeof Mails>> {
  const all = v.parse(Mails, await (await fetch(`${origin}/_local/mail.json`)).json())
  return all.filter(({ to }) => to.includes(address))
}

/** Milliseconds: a PDF that misses its time is tried again a minute later. */
const longestDelivery = 150_000

/** Waits until an address has this many mails. */
export async function mailCount(origin: string, address: string, count: number): Promise<void> {
  await eventually(
    () => mailsTo(origin, address),
    (mails) => {
      if (mails.length !== count) throw new Error(`${address} has ${mails.length} mails, not ${count}.`)
    },
    longestDelivery,
  )
}

export async function readMail(origin: string, id: string): Promise<Email> {
  return PostalMime.parse(await (await fetch(`${origin}/_local/mail/${id}.eml`)).arrayBuffer())
}

/** Runs everything that is due until an instant, and waits for it. */
export async function advanceTo(origin: string, to: string): Promise<void> {
  await fetch(`${origin}/_local/scheduler/advance`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ to }) })
}

/** Asks for a new password, whose email bounces. */
export async function bounce(origin: string, email: string): Promise<void> {
  const headers = { 'content-type': 'application/json', origin }
  const asked = await fetch(`${origin}/api/auth/forgot`, { method: 'POST', headers, body: JSON.stringify({ email }) })
  const [mail] = await mailsTo(origin, email)
  const { status } = await fetch(`${origin}/_local/mail/${mail?.id}/bounce`, { method: 'POST', redirect: 'manual' })
  if (!asked.ok || status !== 303) throw new Error(`No email to ${email} bounced: ${asked.status}, ${status}`)
}
