/** What the runs of these days say: which went wrong and still have to be looked at, and which are sent today. Pure. */
import type { HomeProfile, HomeRun, HomeSend, Need } from '../../../shared/api/home.ts'
import { dateIn } from '../../../shared/dates/index.ts'
import { reportIcon } from '../../../shared/reports/index.ts'
import type { Occurrence } from '../schedules/records.ts'
import { wantedBy } from '../schedules/wanted-by.ts'

export function runOf({ id, flavor, title, type, generate_at, timezone, entities, subject }: Occurrence): HomeRun {
  return { _id: id, flavor, title, icon: reportIcon(flavor), type, generate_at, timezone, entities, ...(subject ? { subject } : {}) }
}

const addresses = (one: Occurrence, status: 'sent' | 'failed' | 'later') =>
  one.recipients.map(({ email }) => email).filter((email) => one.sends[email]?.status === status)

/** Newest first, as `past` is. A run that failed is over with when a later one of its schedule was made, and one that its schedule leaves out at once; an address, when a later one reached it. */
export function runNeeds(past: readonly Occurrence[]): Need[] {
  const later = new Map<string, Occurrence[]>()
  const needs: Need[] = []
  for (const one of past) {
    const since = later.get(one.schedule_id) ?? []
    const need = needOf(one, since)
    if (need) needs.push(need)
    later.set(one.schedule_id, [...since, one])
  }
  return needs
}

function needOf(one: Occurrence, later: readonly Occurrence[]): Need | null {
  const run = runOf(one)
  if (one.state === 'FAILED' && one.held !== 'skip' && !later.some(({ state }) => state === 'GENERATED')) {
    return { kind: 'failed', run, reason: one.reason, waiting: wantedBy(one).length - addresses(one, 'sent').length }
  }
  if (one.state === 'SCHEDULED' && one.retry) return { kind: 'retrying', run, ...one.retry }
  const reached = new Set(later.flatMap((after) => addresses(after, 'sent')))
  const emails = one.state === 'GENERATED' ? addresses(one, 'failed').filter((email) => !reached.has(email)) : []
  return emails.length > 0 ? { kind: 'refused', run, emails, others: addresses(one, 'sent').length } : null
}

/** The runs of a day of `zone` (ISO date, IANA), earliest first. */
export function sendsOf(all: readonly Occurrence[], day: string, zone: string, behind: readonly HomeProfile[]): HomeSend[] {
  return all
    .filter(({ generate_at }) => dateIn(generate_at, zone) === day)
    .sort((a, b) => (a.generate_at < b.generate_at ? -1 : 1))
    .map((one) => {
      const sent = addresses(one, 'sent').length
      const of = wantedBy(one).length
      const state = stateOf(one, sent, of)
      const missing = state === 'due' ? behind.filter(({ id }) => one.profiles.includes(id)).map(({ name }) => name) : []
      return { ...runOf(one), state, of, sent, later: addresses(one, 'later').length, missing }
    })
}

function stateOf({ state, retry }: Occurrence, sent: number, of: number): HomeSend['state'] {
  if (state === 'FAILED') return 'failed'
  if (state === 'GENERATED') return sent < of ? 'partly' : 'sent'
  return retry ? 'retrying' : 'due'
}
