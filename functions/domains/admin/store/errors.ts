/** Reads the errors that were kept (functions/kernel/request/kept-errors.ts). */
import * as v from 'valibot'
import { errorKinds } from '../../../../shared/api/admin.ts'
import { addDays } from '../../../../shared/dates/index.ts'
import { countsPartition, dayPartition, errorDays, hourName } from '../../../kernel/request/kept-errors.ts'
import { queryAll, queryNewest } from '../../../kernel/table/query.ts'

const text = v.optional(v.string())
const Kept = v.object({
  sk: v.string(),
  at: v.string(),
  kind: v.picklist(errorKinds),
  name: v.string(),
  message: v.optional(v.string(), ''),
  requestId: text,
  accountId: text,
  /** version that was deployed */
  release: text,
  ttl: v.number(),
})
export type Kept = v.InferOutput<typeof Kept>

const Day = v.objectWithRest({ sk: v.string(), kept: v.number(), ttl: v.number() }, v.unknown())
export type DayCounts = { readonly day: string; readonly all: number /** by hour, UTC */; readonly hours: readonly number[] }

const hours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'))

/** Of the last 30 days, the first one first; those without an error are there as well. */
export async function countsOfDays(now: Date): Promise<DayCounts[]> {
  const today = now.toISOString().slice(0, 10)
  const first = addDays(today, 1 - errorDays)
  const items = await queryAll({ pk: countsPartition, between: [first, today] })
  const days = new Map(items.map((item) => [String(item.sk), v.parse(Day, item)]))
  return Array.from({ length: errorDays }, (_, at) => {
    const day = addDays(first, at)
    const counted = days.get(day)
    return { day, all: counted?.kept ?? 0, hours: hours.map((hour) => Number(counted?.[hourName(hour)] ?? 0)) }
  })
}

/** Newest first over these days, the last one first. `after`: the `sk` of the one before. */
export async function* keptErrors(days: readonly string[], after: string | undefined, now: Date): AsyncGenerator<Kept> {
  const seconds = now.getTime() / 1000
  for (const day of days.toSorted().toReversed()) {
    if (after !== undefined && day > after.slice(0, 10)) continue
    for await (const item of queryNewest({ pk: dayPartition(day), before: after?.startsWith(day) ? after : undefined })) {
      const kept = v.parse(Kept, item)
      if (kept.ttl > seconds) yield kept
    }
  }
}
