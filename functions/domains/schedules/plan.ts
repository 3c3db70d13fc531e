/** When the runs of a schedule are: what the user wrote, as instants. Pure. */
import { dayMs } from '../../../shared/dates/durations.ts'
import { occurrences, wallTime } from '../../../shared/dates/index.ts'
import { messages } from '../../../shared/messages.ts'

export type PlanInput = {
  type: 'ONCE' | 'WEEKLY' | 'MONTHLY'
  /** "now", ISO 8601 with an offset, or wall time in `timezone` */
  generate_at: string
  quantity: number
  timezone: string
  now: Date
}

/** `at` are ISO instants in order, `start` the wall time they are counted from. `immediate`: as soon as it can be made. */
export type Plan = { immediate: boolean; start: string; at: string[] }
/** `past`: the instant (ISO) that it is refused for. */
export type Planned = { plan: Plan } | { problem: string; past?: string }

const written = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(?::\d\d(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/
/** A browser's clock may be late; a PDF asked for "an hour ago" was asked for now. */
const lateClockMs = 3_600_000
/** EventBridge takes only times that are still to come. */
const leadMs = 2_000
const farthestMs = 5 * 366 * dayMs

/** As soon as EventBridge takes. */
export const soonest = (now: Date): string => new Date(Math.ceil((now.getTime() + leadMs) / 1000) * 1000).toISOString()

export function planOccurrences({ type, generate_at, quantity, timezone, now }: PlanInput): Planned {
  const first = soonest(now)
  const soon: Planned = { plan: { immediate: true, start: wallTime(first, timezone), at: [first] } }
  if (generate_at.trim().toLowerCase() === 'now') return type === 'ONCE' ? soon : { problem: messages.schedule.badTime }
  const start = wallStart(generate_at.trim(), timezone)
  if (start === null) return { problem: messages.schedule.badTime }
  const at = occurrences({ start, zone: timezone, type, quantity })
  const begins = Date.parse(at[0] ?? '')
  if (begins - now.getTime() > farthestMs) return { problem: messages.schedule.tooFar }
  if (begins > now.getTime()) return { plan: { immediate: false, start, at } }
  return type === 'ONCE' && now.getTime() - begins <= lateClockMs ? soon : { problem: messages.schedule.past, past: at[0] }
}

/** `YYYY-MM-DDTHH:mm` on the wall as it was written, even if that day has no such time: the later days have it. Null when this is no date and time. */
function wallStart(text: string, timezone: string): string | null {
  const [, date, time, offset] = written.exec(text) ?? []
  if (!date || !time) return null
  const real = new Date(`${date}T${time}:00Z`)
  if (Number.isNaN(real.getTime()) || real.toISOString().slice(0, 16) !== `${date}T${time}`) return null
  if (!offset) return `${date}T${time}`
  const instant = Date.parse(text.replace(' ', 'T'))
  return Number.isNaN(instant) ? null : wallTime(instant, timezone)
}
