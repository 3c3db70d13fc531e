import { useMemo } from 'react'
import { today } from '../../../../shared/dates/zoned.ts'
import { messages } from '../../../../shared/messages.ts'
import { declaredSubject, type ReportType } from '../../../../shared/reports/index.ts'
import { type Report, reportTabs, type TabReport } from '../../../../shared/reports/report.ts'
import type { DatePreset } from '../../../../shared/templates/date-preset.ts'
import { useMe } from '../../lib/me.tsx'
import { serverNow } from '../../lib/server-clock.ts'
import { useReading } from '../../lib/use-read.ts'
import { useReportGroups } from '../../pickers/profiles/use-report-groups.ts'
import { reportCall, runReport } from '../../request/run-report.ts'
import { openProfiles, viewOf } from '../../request/view.ts'
import type { OfferedTab } from './model.ts'

/** The whole report of one's own profiles, over the dates it presets, for the canvas in place of sample data. `entityGid`: of their profile group; null: sample data. */
export function useOwnReport(type: ReportType, entityGid: string | null, { range, compare }: DatePreset) {
  const me = useMe()
  const { groups } = useReportGroups(type)
  const view = useMemo(
    () =>
      entityGid === null ? null : viewOf({ entity: entityGid }, groups, me.account.timezone, (zone) => today(zone, serverNow()), null, { range, compare }),
    [entityGid, groups, me, range, compare],
  )
  const asked = view && reportCall(type, view)
  const { data, error, isLoading } = useReading(asked?.route ?? 'GET /reports/performance', asked, runReport, {
    otherwise: messages.unable.generateReport,
    keepPreviousData: true,
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  })
  return {
    // while other dates are read the ones before stay, never those of another group
    report: (!error && data?.entities.some((one) => one.entity_gid === entityGid) && data) || null,
    isLoading,
    /** groups with profiles that can take such a report; none of a type that is about something else */
    groups: useMemo(() => (declaredSubject(type) === 'profiles' ? groups.filter((group) => openProfiles(group).length > 0) : []), [type, groups]),
  }
}

const without = (sample: TabReport): TabReport => ({ ...sample, summary: [], report: [], by_profile: [], passports: {}, extraText: null })

/** What is offered, drawn over this report; tabs and sections that its profiles have nothing for are not drawn. */
export function drawnOver(offered: readonly OfferedTab[], report: Report | null): readonly OfferedTab[] {
  if (!report) return offered
  const tabs = reportTabs(report)
  return offered.map((tab) => ({ ...tab, sample: tabs.find(({ code }) => code === tab.code) ?? without(tab.sample) }))
}
