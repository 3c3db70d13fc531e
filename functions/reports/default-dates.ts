import { defaultRange, today } from '../../shared/dates/index.ts'
import type { Actor } from '../lib/actor.ts'

type Asked = { readonly dateFrom?: string | undefined; readonly dateTo?: string | undefined; readonly timezone?: string | undefined }

/** The last four weeks where neither end is given; with one end alone the other is asked for by whoever checks them. */
export function withDates<A extends Asked>(actor: Actor, asked: A, now: Date): A & { dateFrom: string; dateTo: string } {
  const { dateFrom = '', dateTo = '' } = asked
  if (dateFrom || dateTo) return { ...asked, dateFrom, dateTo }
  const { from, to } = defaultRange(today(asked.timezone ?? actor.timezone, now))
  return { ...asked, dateFrom: from, dateTo: to }
}
