/** Reads audit trails; what is written is in line.ts. */
import * as v from 'valibot'
import { auditKindIds, auditOutcomes } from '../../../shared/audit.ts'
import { queryNewest } from '../table/query.ts'
import { endMark, partitionOf } from './keys.ts'

const text = v.optional(v.string())
const Line = v.object({
  sk: v.string(),
  at: v.string(),
  kind: v.picklist(auditKindIds),
  to: v.string(),
  did: v.string(),
  outcome: v.picklist(auditOutcomes),
  user_name: v.string(),
  user_id: text,
  by: text,
  key: text,
  thing: text,
  rest: text,
  thing_id: text,
  name: text,
  was: text,
  address: text,
  device: text,
})
export type StoredLine = v.InferOutput<typeof Line>
const End = v.object({ sk: v.pipe(v.string(), v.endsWith(endMark)), outcome: v.picklist(auditOutcomes) })

/** ISO instants, of which `until` is over. `after`: the `sk` of the line before. */
export type Span = { readonly since: string; readonly until: string; readonly after?: string | undefined }

/** Lines newest first, page after page as they are taken. */
export async function* trail(accountId: string, { since, until, after: given }: Span): AsyncGenerator<StoredLine> {
  const after = given && given < until ? given : undefined
  // the table refuses a range that ends before it begins, and a start outside of it
  if (since > (after ?? until)) return
  for (const month of monthsBack(since, after ?? until)) {
    const pk = partitionOf(accountId, month)
    const begin = after?.startsWith(month) ? { pk, sk: after } : undefined
    // what became of a deed stands right before its line, this way round
    let end: v.InferOutput<typeof End> | null = null
    for await (const item of queryNewest({ pk, between: [since, until] }, { after: begin })) {
      if (v.is(End, item)) {
        end = item
        continue
      }
      const line = v.parse(Line, item)
      yield end?.sk === line.sk + endMark ? { ...line, outcome: end.outcome } : line
    }
  }
}

/** "2026-11", "2026-10", ... from the month of `until` to that of `since`. */
export function monthsBack(since: string, until: string): string[] {
  const number = (instant: string) => Number(instant.slice(0, 4)) * 12 + Number(instant.slice(5, 7)) - 1
  const [first, last] = [number(since), number(until)]
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, back) => {
    const month = last - back
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
  })
}
