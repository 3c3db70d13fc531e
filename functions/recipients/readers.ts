/** How each recipient of a report gets it, or why not, by what they chose. */
import type { HeldBack } from '../../shared/api/report-recipient.ts'
import { dateIn } from '../../shared/dates/zoned.ts'
import { type Formats, houseFormats } from '../../shared/formats.ts'
import { suppressionsOf } from '../lib/suppression.ts'
import type { Occurrence } from '../schedules/records.ts'
import { all, type Choice, choicesOf, merged } from './store.ts'
import { whoAre } from './who.ts'

export type Reader = {
  readonly heldBack: HeldBack | null
  /** why their address takes no email of ours */
  readonly undeliverable: HeldBack | null
  readonly formats: Formats
  /** the PDF as a link, whatever its size */
  readonly linkOnly: boolean
  /** of the times in their email; null: that of the schedule */
  readonly timezone: string | null
}

type Planned = Pick<Occurrence, 'schedule_id' | 'recipients' | 'generate_at' | 'timezone'>

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
      const heldBack: HeldBack | null = since ? { reason: 'unsubscribed', since } : paused(choice, run)
      const formats = formatsIn(choice, people[at]?.formats)
      const undeliverable = suppressed.get(people[at]?.email ?? '') ?? null
      return [email, { heldBack, undeliverable, formats, linkOnly: choice.link_only ?? false, timezone: choice.timezone ?? null }]
    }),
  )
}

/** Until a day, whatever the clock of who asks: what is planned before it is not sent. */
function paused({ paused_until }: Choice, { generate_at, timezone }: Planned): HeldBack | null {
  return paused_until && dateIn(generate_at, timezone) < paused_until ? { reason: 'paused', since: paused_until } : null
}

export function formatsIn({ number_format, date_format }: Choice, own: Formats = houseFormats): Formats {
  return { ...own, ...(number_format ? { number: number_format } : {}), ...(date_format ? { date: date_format } : {}) }
}
