/** Inputs that many endpoints share: lists in a query, calendar dates, zones, report ranges. */
import * as v from 'valibot'
import { splitList } from '../comma-list.ts'
import { Id, Label, listLength, Timezone } from '../fields.ts'
import { messages } from '../messages.ts'

/** Longer than the longest address that API Gateway passes on, whose request line and headers have 10,240 bytes. */
const longestList = 20_000

/** "a,b,c" -> ['a','b','c'], blanks and repeats dropped: ids, or labels. */
export const CommaList = v.pipe(v.string(), v.maxLength(longestList), v.transform(splitList), v.array(Label), v.maxLength(listLength))

/** "a,b,c" of what a schema takes. */
export const list = <const S extends v.GenericSchema<string, string>>(each: S) =>
  v.pipe(v.string(), v.maxLength(longestList), v.transform(splitList), v.array(each), v.maxLength(listLength))

/** Profile ids of a run: at least one. */
export const ProfileList = v.pipe(
  v.string(messages.profiles.none),
  v.maxLength(longestList),
  v.transform(splitList),
  v.array(Id),
  v.minLength(1, messages.profiles.none),
  v.maxLength(listLength),
)

const DateField = (message: string) => v.pipe(v.string(message), v.isoDate(message))

/** The report range and the range it is compared with; bounds are checked against today by the handler (docs/metrics.md#ranges). */
export const rangeQuery = {
  dateFrom: DateField(messages.dates.start),
  dateTo: DateField(messages.dates.end),
  priorFrom: v.optional(DateField(messages.dates.start)),
  priorTo: v.optional(DateField(messages.dates.end)),
  timezone: v.optional(Timezone),
} as const

/** Left out together: the last four weeks in the report's zone. */
export const optionalRange = { ...rangeQuery, dateFrom: v.optional(rangeQuery.dateFrom), dateTo: v.optional(rangeQuery.dateTo) } as const

export const EmptyQuery = v.strictObject({})
