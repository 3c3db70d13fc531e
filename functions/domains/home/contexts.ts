/** Days of profiles laid out as a report over them has them, without its posts. Pure. */
import { type DateRange, dayNumber } from '../../../shared/dates/index.ts'
import type { DailySeries } from '../../../shared/metrics/measures.ts'
import { comprehensive } from '../../../shared/reports/types/comprehensive/definition.ts'
import type { ProfileRecord } from '../../kernel/accounts/store.ts'
import { isLate, networksIn } from '../reports/engine/common/profiles.ts'
import type { TabContext } from '../reports/engine/daily/context.ts'
import { type DailyDataset, leadDays, type PeriodData, type ProfileDataset, windowOf } from '../reports/engine/daily/dataset.ts'

const nothing: PeriodData = { window: { lead: leadDays, days: 7, measures: {} }, posts: [] }

export const periodOf = (series: DailySeries | undefined, range: DateRange): PeriodData => ({ window: windowOf(series, range), posts: [] })

type Periods = { readonly range: DateRange; readonly prior: DateRange; readonly current: PeriodData | undefined; readonly before: PeriodData | undefined }

export function memberOf(profile: ProfileRecord, { range, prior, current = nothing, before = nothing }: Periods): ProfileDataset {
  const firstDay = profile.available_from === null ? 0 : dayNumber(profile.available_from) - dayNumber(range.from)
  return { profile, comparable: !isLate(profile, prior), current, prior: before, audience: null, breakdowns: [], firstDay }
}

export function contextOf(dataset: DailyDataset, timeAxis: TabContext['timeAxis']): TabContext {
  const { profiles } = dataset
  return { definition: comprehensive, tab: 'cross_channel', dataset, timeAxis, profiles, networks: networksIn(profiles) }
}
