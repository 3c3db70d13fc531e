/** Each person is mailed what was in their profile groups, and what became of the reports they scheduled: once for each week and month. */

import { addMonths, weekday } from '../../../shared/dates/calendar-date.ts'
import { addDays, type DateRange, instantRange } from '../../../shared/dates/index.ts'
import { plainLine } from '../../../shared/notifications/notice-fields.ts'
import { reportNotificationMonthly } from '../../../shared/notifications/report-notification-monthly/definition.ts'
import { reportNotificationWeekly } from '../../../shared/notifications/report-notification-weekly/definition.ts'
import { whyPublishingOnly } from '../../../shared/profile-kind.ts'
import { maxProfiles } from '../../../shared/reports/limits.ts'
import { type AccountRecord, listGroups, listUsers, type UserRecord } from '../../kernel/accounts/store.ts'
import { groupFigures } from '../home/group-figures.ts'
import { seesIn } from '../notifications/audience.ts'
import { emit } from '../notifications/emit.ts'
import { leadDays } from '../reports/engine/daily/dataset.ts'
import type { Occurrence } from '../schedules/records.ts'
import { occurrencesAt } from '../schedules/store/runs-by-time.ts'
import { readSeries } from '../series/store/series.ts'
import type { OpenProfiles } from './open-profiles.ts'
import { comingOf, ranOf } from './period-runs.ts'

const mostGroups = 20
const mostRuns = 1000

type Due = {
  readonly definition: typeof reportNotificationWeekly | typeof reportNotificationMonthly
  readonly range: DateRange
  readonly prior: DateRange
  /** that has begun */
  readonly next: DateRange
}

/** Those that begin to be due after `last` (ISO dates): the week on its Monday, the month on its first day. Null: that nothing was told yet. */
export function duePeriods(day: string, last: string | null): Due[] {
  const monday = addDays(day, -weekday(day))
  const first = `${day.slice(0, 8)}01`
  const isDue = (begins: string) => (last === null ? begins === day : last < begins)
  const month = (before: string): DateRange => ({ from: `${addDays(before, -1).slice(0, 8)}01`, to: addDays(before, -1) })
  const lastMonth = month(first)
  return [
    ...(isDue(monday)
      ? [
          {
            definition: reportNotificationWeekly,
            range: { from: addDays(monday, -7), to: addDays(monday, -1) },
            prior: { from: addDays(monday, -14), to: addDays(monday, -8) },
            next: { from: monday, to: addDays(monday, 6) },
          },
        ]
      : []),
    ...(isDue(first)
      ? [{ definition: reportNotificationMonthly, range: lastMonth, prior: month(lastMonth.from), next: { from: first, to: addDays(addMonths(first, 1), -1) } }]
      : []),
  ]
}

/** Who has nothing in it is not mailed. */
export async function tellPeriod(account: AccountRecord, open: OpenProfiles, { definition, range, prior, next }: Due, now: Date): Promise<void> {
  const { id: accountId, timezone: zone } = account
  const [from, until] = instantRange(range.from, range.to, zone)
  const [, ends] = instantRange(next.from, next.to, zone)
  const [groups, users, ran, planned] = await Promise.all([
    listGroups(accountId),
    listUsers(accountId),
    occurrencesAt(accountId, { from, until, first: 'latest', limit: mostRuns }),
    occurrencesAt(accountId, { from: now.toISOString(), until: ends, first: 'soonest', limit: mostRuns }),
  ])
  const profiles = open.profiles.filter((profile) => whyPublishingOnly(profile) === null).slice(0, maxProfiles)
  const ids = profiles.map(({ id }) => id)
  const series = await readSeries(accountId, ids, addDays(prior.from, -leadDays), range.to)
  const figures = groupFigures({ profiles, series, range, prior, zone, now })
  for (const user of users.filter(({ joined }) => joined)) {
    const seen = groups.flatMap(({ entity_gid, name }) => {
      const own = figures.get(entity_gid) ?? []
      return own.length > 0 && seesReports(user, entity_gid) ? [{ name: plainLine(name), figures: own }] : []
    })
    const own = (all: readonly Occurrence[]) => all.filter(({ owner_id }) => owner_id === user.id)
    const data = {
      ...{ account: plainLine(account.name), ...range },
      ...{ groups: seen.slice(0, mostGroups), more: Math.max(seen.length - mostGroups, 0) },
      ...ranOf({ account, groups }, own(ran)),
      ...comingOf({ account, groups }, own(planned)),
    }
    // who has nothing but what comes is told of that by Home
    if (seen.length + data.runs.length === 0) continue
    await emit(definition, { accountId, id: `${range.from} ${user.id}`, data, group: null, to: [user.id] }, now)
  }
}

const seesReports = (user: UserRecord, gid: string) => user.role === 'OWNER' || user.role === 'MANAGER' || seesIn(user, gid, 'reports')
