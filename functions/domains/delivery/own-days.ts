/** Recipients who chose another day of the week get theirs on it (docs/decisions/0083-a-day-of-ones-own.md). */
import { dueFields } from '../../kernel/jobs/due.ts'
import type { Reader } from '../recipients/readers.ts'
import type { Occurrence } from '../schedules/records.ts'
import { runDue } from '../schedules/store/unfinished.ts'
import type { Lease } from './lease.ts'

/** From this instant on, in epoch milliseconds, a run that has ended is due once more. */
export function laterFrom({ later_at }: Pick<Occurrence, 'later_at'>): number {
  return later_at === undefined ? Number.POSITIVE_INFINITY : Date.parse(later_at)
}

/** When a recipient gets theirs, in epoch milliseconds: an email that waits comes on the day it was told, and what the owner sends by hand comes at once. */
export function dueOf({ occurrence: { sends, again_at } }: Pick<Lease, 'occurrence'>, email: string, reader: Reader | undefined): number {
  const send = sends[email]
  if (send) return send.due === undefined ? 0 : Date.parse(send.due)
  return again_at === null ? (reader?.due ?? 0) : 0
}

/** The addresses whose day has come. */
export function overdueOf({ occurrence: { recipients, sends }, at }: Lease): string[] {
  return recipients.map(({ email }) => email).filter((email) => Date.parse(sends[email]?.due ?? '') <= at)
}

/** The next of the days that somebody waits for; null when nobody does. */
export function nextOwnDay({ occurrence: { recipients, sends }, at }: Lease): string | null {
  const days = recipients.flatMap(({ email }) => sends[email]?.due ?? []).filter((due) => Date.parse(due) > at)
  return days.sort()[0] ?? null
}

/** What a run that ended has in the index of what is due: that day, or nothing. */
export function indexAfter(lease: Lease): { set: Record<string, string>; remove: readonly string[] } {
  const later_at = nextOwnDay(lease)
  if (later_at === null) return { set: {}, remove: dueFields }
  return { set: { later_at, ...runDue({ ...lease.occurrence, generate_at: later_at }) }, remove: [] }
}
