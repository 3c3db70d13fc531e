/** What the link in an email of a report leads to: whose it is, and what they may choose. */
import type { ReportEmails } from '../../../shared/api/recipients.ts'
import { weekday } from '../../../shared/dates/calendar-date.ts'
import { dateIn } from '../../../shared/dates/zoned.ts'
import { recipientMessages } from '../../../shared/recipient-messages.ts'
import { getAccount } from '../../kernel/accounts/store.ts'
import { suppressionOf } from '../../kernel/mail/suppression.ts'
import { problem } from '../../kernel/request/problem.ts'
import { plannedTime } from '../schedules/moved-times.ts'
import type { Occurrence, Recipient, Schedule } from '../schedules/records.ts'
import { occurrencesOf } from '../schedules/store/occurrences.ts'
import { getSchedule } from '../schedules/store/schedules.ts'
import { onOwnDay } from './own-day.ts'
import { formatsIn } from './readers.ts'
import { all, type Choice, choicesOf, type EmailLink, findEmailLink, merged } from './store.ts'
import { type Who, whoIs } from './who.ts'

export type Opened = {
  readonly link: EmailLink
  readonly who: Who & { readonly email: string }
  readonly schedule: Schedule | null
  readonly endsAt: string | null
}

/** @throws Problem 404 for a link that is unknown, over, or of somebody or some account that is gone: all alike */
export async function openEmailLink(token: string, now: Date): Promise<Opened> {
  const link = await findEmailLink(token, now)
  const account = link && (await getAccount(link.accountId))
  if (!account) throw problem(404, recipientMessages.missing)
  const { email, ...who } = await whoIs(link.accountId, { user_id: link.userId ?? null, email: link.address ?? '' })
  if (email === null) throw problem(404, recipientMessages.missing)
  const schedule = link.schedule_id === null ? null : await getSchedule(link.accountId, link.schedule_id)
  return { link, who: { ...who, email }, schedule, endsAt: account.leaving?.ends_at ?? null }
}

export async function reportEmailsOf({ link, who, schedule, endsAt }: Opened): Promise<ReportEmails> {
  const { accountId, client, agency, white_label, title } = link
  const [[chosen], runs, undeliverable] = await Promise.all([
    choicesOf(accountId, [who], [all, ...(schedule ? [schedule.id] : [])]),
    schedule ? occurrencesOf(accountId, schedule) : [],
    suppressionOf(who.email),
  ])
  const first = runs.at(0)
  const planned = runs.findLast(({ alone, state }) => !alone && state !== 'DELETED')
  const choice = merged([chosen?.[first?.schedule_id ?? all] ?? {}, chosen?.[all] ?? {}])
  const { number: number_format, date: date_format } = formatsIn(choice, who.formats)
  const coming = runs.flatMap((run) => nextOf(run, { choice, endsAt, isTheirs: (one) => isOf(link, who, one) }) ?? [])
  const next = coming.find(({ kept }) => kept === null)
  return {
    email: who.email,
    client,
    agency,
    white_label,
    undeliverable,
    report: first
      ? {
          title,
          type: first.type,
          timezone: first.timezone,
          next: next ? { at: next.at, timezone: next.timezone } : null,
          paused: coming.some(({ kept }) => kept === 'paused'),
          ends_at: coming.some(({ kept }) => kept === 'ended') ? endsAt : null,
          weekday: planned?.type === 'WEEKLY' ? weekday(plannedTime(planned).slice(0, 10)) : null,
          unsubscribed_at: chosen?.[first.schedule_id]?.unsubscribed_at ?? null,
        }
      : null,
    chosen: {
      paused_until: choice.paused_until ?? null,
      weekday: choice.weekday ?? null,
      link_only: choice.link_only ?? false,
      number_format,
      date_format,
      timezone: choice.timezone ?? null,
    },
    all: { unsubscribed_at: chosen?.[all]?.unsubscribed_at ?? null },
  }
}

type Reader = { choice: Choice; endsAt: string | null; isTheirs: (one: Recipient) => boolean }

/** When they get this run, and what keeps it from them; null where they have it, or never will. */
function nextOf({ state, paused_at, recipients, sends, generate_at, timezone }: Occurrence, { choice, endsAt, isTheirs }: Reader) {
  const one = recipients.find(isTheirs)
  const waitsUntil = one && sends[one.email]?.due
  if (!one || (state !== 'SCHEDULED' && !waitsUntil)) return null
  const due = waitsUntil ? Date.parse(waitsUntil) : onOwnDay(generate_at, timezone, choice.weekday)
  if (choice.paused_until && dateIn(due, timezone) < choice.paused_until) return null
  const isPaused = state === 'SCHEDULED' && paused_at !== undefined
  return { at: new Date(due).toISOString(), timezone, kept: isPaused ? 'paused' : endsAt !== null && due >= Date.parse(endsAt) ? 'ended' : null }
}

const isOf = ({ userId }: EmailLink, { email }: { email: string }, one: { user_id: string | null; email: string }) =>
  (userId !== undefined && one.user_id === userId) || one.email.toLowerCase() === email.toLowerCase()
