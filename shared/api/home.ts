import * as v from 'valibot'
import { Figure, NullableNumber } from '../blocks/shared.ts'
import { Id, Timezone, text } from '../fields.ts'
import { NetworkCode } from '../networks.ts'
import { Passport } from '../reports/report.ts'
import { endpoint } from './endpoint.ts'
import { ReportRecord } from './schedules.ts'

const DateRange = v.object({ from: v.string(), to: v.string() })

export const HomeRun = v.pick(ReportRecord, ['_id', 'flavor', 'title', 'icon', 'type', 'generate_at', 'timezone', 'entities', 'subject'])
export type HomeRun = v.InferOutput<typeof HomeRun>

/** A profile with the last day (ISO) that it has figures of. `never`: none was ever imported. `publishing`: it cannot have any. */
export const HomeProfile = v.object({
  id: v.string(),
  name: v.string(),
  network: NetworkCode,
  state: v.picklist(['current', 'behind', 'never']),
  last: v.nullable(v.string()),
})
export type HomeProfile = v.InferOutput<typeof HomeProfile>

const Behind = { entity_gid: v.string(), profiles: v.array(HomeProfile), next: v.nullable(HomeRun) }

/** What somebody has to do something about; each screen says it in its own words. */
export const Need = v.variant('kind', [
  v.object({ kind: v.literal('failed'), run: HomeRun, reason: v.nullable(v.string()), waiting: v.number() }),
  v.object({ kind: v.literal('refused'), run: HomeRun, emails: v.array(v.string()), others: v.number() }),
  v.object({ kind: v.literal('retrying'), run: HomeRun, at: v.string(), reason: v.string() }),
  /** figures end more than two days before yesterday; `next`: the first run of the coming days that would go out without them */
  v.object({ kind: v.literal('behind'), ...Behind }),
  v.object({ kind: v.literal('never'), ...Behind }),
  v.object({ kind: v.literal('empty'), entity_gid: v.string() }),
])
export type Need = v.InferOutput<typeof Need>

export const HomeChange = v.object({
  /** id of the metric */
  key: v.string(),
  title: v.string(),
  entity_gid: v.string(),
  figure: Figure,
  /** from the week before, in percent */
  change: v.number(),
  /** the middle two thirds of the changes of the `weeks` before, in percent */
  usual: v.object({ low: v.number(), high: v.number(), weeks: v.number() }),
  /** distance from the middle of the usual, in halves of it; above 1 */
  strength: v.number(),
  /** fourteen days, oldest first */
  daily: v.array(NullableNumber),
  passport: Passport,
})
export type HomeChange = v.InferOutput<typeof HomeChange>

export const HomeSend = v.object({
  ...HomeRun.entries,
  state: v.picklist(['sent', 'partly', 'failed', 'retrying', 'due']),
  /** recipients */
  of: v.number(),
  sent: v.number(),
  /** recipients who get it on a day of their own */
  later: v.number(),
  /** names of profiles whose figures are behind, of one that is due */
  missing: v.array(v.string()),
})
export type HomeSend = v.InferOutput<typeof HomeSend>

export const getHome = endpoint({
  name: 'get-home',
  domain: 'home',
  method: 'GET',
  path: '/home',
  summary: 'Get the items that need attention, the largest changes and the reports due today',
  access: { session: true },
  query: v.strictObject({ entity_gid: v.optional(Id) }),
  response: v.object({
    /** of the account's timezone (ISO date) */
    today: v.string(),
    timezone: v.string(),
    groups: v.array(v.object({ entity_gid: v.string(), name: v.string() })),
    /** profiles that can have figures, and how many of them were read */
    profiles: v.object({ all: v.number(), read: v.number() }),
    needs: v.array(Need),
    week: DateRange,
    before: DateRange,
    changes: v.array(HomeChange),
    sends: v.array(HomeSend),
    /** the next day with sends in the coming week */
    next: v.nullable(v.object({ date: v.string(), runs: v.number() })),
    data: v.array(v.object({ entity_gid: v.string(), profiles: v.array(HomeProfile) })),
  }),
})

/** Of things that need the caller; of areas that Almanac does not have there are none. */
export const Indicators = v.object({
  approvals: v.number(),
  listeners: v.number(),
  messages: v.number(),
  reviews: v.number(),
  tasks: v.number(),
  /** unread notifications; 100 stands for more than 99 */
  alerts: v.number(),
  /** runs of the last seven days that went wrong and are not made good, as Home lists them */
  statistics: v.number(),
  /** profiles without figures, and those whose figures ended too long ago */
  errors: v.number(),
  /** as `alerts` */
  notifications_counter: v.number(),
})
export type Indicators = v.InferOutput<typeof Indicators>

export const countIndicators = endpoint({
  name: 'count-indicators',
  domain: 'home',
  method: 'POST',
  path: '/me/indicators',
  summary: 'Count what needs attention, by area and for these profiles',
  audit: 'unaudited',
  changes: [],
  access: { session: true },
  body: v.strictObject({
    profiles: v.pipe(
      v.array(v.strictObject({ id: Id, warning: v.optional(v.nullable(text(500))), status: v.optional(v.nullable(text(50))) })),
      v.maxLength(2000),
    ),
    timezone: Timezone,
    /** the first since the page was loaded */
    initial: v.optional(v.boolean(), false),
  }),
  response: Indicators,
})
