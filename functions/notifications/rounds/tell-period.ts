/** Each person is mailed what was in their profile groups, and what became of the reports they scheduled: once for each week and month. */

import { weekday } from '../../../shared/dates/calendar-date.ts'
import { addDays, type DateRange, instantRange } from '../../../shared/dates/index.ts'
import type { Period } from '../../../shared/notifications/period-report.ts'
import { reportNotificationMonthly } from '../../../shared/notifications/report-notification-monthly/definition.ts'
import { reportNotificationWeekly } from '../../../shared/notifications/report-notification-weekly/definition.ts'
import { whyPublishingOnly } from '../../../shared/profile-kind.ts'
import { maxProfiles } from '../../../shared/reports/limits.ts'
import { type AccountRecord, listGroups, listUsers, type UserRecord } from '../../accounts/store.ts'
import { type GroupFigure, groupFigures } from '../../home/group-figures.ts'
import { leadDays } from '../../reports/engine/daily/dataset.ts'
import type { Occurrence } from '../../schedules/records.ts'
import { occurrencesAt } from '../../schedules/timetable.ts'
import { readSeries } from '../../series/store.ts'
import { seesIn } from '../audience.ts'
import { emit } from '../emit.ts'
import type { OpenProfiles } from './open-profiles.ts'

const mostGroups = 20
const mostRuns = 1000

type Due = { readonly definition: typeof reportNotificationWeekly | typeof reportNotificationMonthly; readonly range: DateRange; readonly prior: DateRange }

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
          },
        ]
      : []),
    ...(isDue(first) ? [{ definition: reportNotificationMonthly, range: lastMonth, prior: month(lastMonth.from) }] : []),
  ]
}

/** Who has nothing in it is not mailed. */
export async function tellPeriod(account: AccountRecord, open: OpenProfiles, { definition, range, prior }: Due, now: Date): Promise<void> {
  const { id: accountId, timezone: zone } = account
  const [from, until] = instantRange(range.from, range.to, zone)
  const [groups, users, runs] = await Promise.all([
    listGroups(accountId),
    listUsers(accountId),
    occurrencesAt(accountId, { from, until, first: 'latest', limit: mostRuns }),
  ])
  const profiles = open.profiles.filter((profile) => whyPublishingOnly(profile) === null).slice(0, maxProfiles)
  const ids = profiles.map(({ id }) => id)
  const series = await readSeries(accountId, ids, addDays(prior.from, -leadDays), range.to)
  const figures = groupFigures({ profiles, series, range, prior, zone, now })
  for (const user of users.filter(({ joined }) => joined)) {
    const seen = groups.flatMap(({ entity_gid, name }) => {
      const own = figures.get(entity_gid) ?? []
      return own.length > 0 && seesReports(user, entity_gid) ? [{ name, figures: own }] : []
    })
    const data = dataOf(
      account,
      range,
      seen,
      runs.filter(({ owner_id }) => owner_id === user.id),
    )
    if (seen.length + data.emails + data.failed === 0) continue
    await emit(definition, { accountId, id: `${range.from} ${user.id}`, data, group: null, to: [user.id] }, now)
  }
}

const seesReports = (user: UserRecord, gid: string) => user.role === 'OWNER' || user.role === 'MANAGER' || seesIn(user, gid, 'reports')

function dataOf(
  { name: account }: AccountRecord,
  { from, to }: DateRange,
  seen: { name: string; figures: GroupFigure[] }[],
  runs: readonly Occurrence[],
): Period {
  const sent = runs.filter(({ state }) => state === 'GENERATED')
  const arrived = sent.flatMap(({ recipients, sends }) => recipients.filter(({ email }) => sends[email]?.status === 'sent'))
  return {
    ...{ account, from, to },
    groups: seen.slice(0, mostGroups),
    more: Math.max(seen.length - mostGroups, 0),
    emails: sent.flatMap(({ recipients }) => recipients).length,
    arrived: arrived.length,
    failed: runs.filter(({ state }) => state === 'FAILED').length,
  }
}
