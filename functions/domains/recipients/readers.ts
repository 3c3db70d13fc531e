/** How each recipient of a report gets it, or why not, by what they chose. */
import type { HeldBack } from '../../../shared/api/report-recipient.ts'
import { dateIn } from '../../../shared/dates/zoned.ts'
import { type Formats, houseFormats } from '../../../shared/formats.ts'
import { suppressionsOf } from '../../kernel/mail/suppression.ts'
import type { Occurrence } from '../schedules/records.ts'
import { onOwnDay } from './own-day.ts'
import { all, type Choice, choicesOf, merged } from './store.ts'
import { whoAre } from './who.ts'

export type Reader = {
  readonly heldBack: HeldBack | null
  /** why their address takes no email of ours */
  readonly undeliverable: HeldBack | null
  readonly formats: Formats
  /** the PDF as a link, whatever its size */
  readonly linkOnly: boolean
  /** before it they get none: the time of the run, or that on their own day; epoch milliseconds */
  readonly due: number
  readonly weekday: number | null
  /** of the times in their email; null: that of the schedule */
  readonly timezone: string | null
}

type Planned = Pick<Occurrence, 'schedule_id' | 'recipients' | 'generate_at' | 'timezone' | 'type' | 'test' | 'sends'>

/** By the address that each recipient stands under. */
export async function readersOf(accountId: string, run: Planned): Promise<ReadonlyMap<string, Reader>> {
  const people = await whoAre(accountId, run.recipients)
  const [chosen, suppressed] = await Promise.all([
    choicesOf(accountId, people, [all, run.schedule_id]),
    suppressionsOf(people.flatMap((who) => who.email ?? [])),
  ])
  return new Map(
    run.recipients.map(({ email }, at) => {
      const [ofAll, ofSchedule] = [chosen[at]?.[all] ?? {}, chosen[at]?.[run.schedule_id] ?? {}]
      const choice = merged([ofSchedule, ofAll])
      const since = ofAll.unsubscribed_at ?? ofSchedule.unsubscribed_at
      // what somebody asks for is sent when they ask
      const weekday = run.type === 'ONCE' || run.test ? null : (choice.weekday ?? null)
      const due = onOwnDay(run.generate_at, run.timezone, weekday)
      const waitsUntil = run.sends[email]?.due
      const heldBack: HeldBack | null = since ? { reason: 'unsubscribed', since } : paused(choice, waitsUntil ? Date.parse(waitsUntil) : due, run)
      const formats = formatsIn(choice, people[at]?.formats)
      const undeliverable = suppressed.get(people[at]?.email ?? '') ?? null
      return [email, { heldBack, undeliverable, formats, due, weekday, linkOnly: choice.link_only ?? false, timezone: choice.timezone ?? null }]
    }),
  )
}

/** Until a day, whatever the clock of who asks: what is due before it is not sent. */
function paused({ paused_until }: Choice, due: number, { timezone }: Planned): HeldBack | null {
  return paused_until && dateIn(due, timezone) < paused_until ? { reason: 'paused', since: paused_until } : null
}

export function formatsIn({ number_format, date_format }: Choice, own: Formats = houseFormats): Formats {
  return { ...own, ...(number_format ? { number: number_format } : {}), ...(date_format ? { date: date_format } : {}) }
}
