import { lazy, Suspense, useEffect, useState } from 'react'
import { today } from '../../../../../shared/dates/zoned.ts'
import { messages } from '../../../../../shared/messages.ts'
import { reportTabs } from '../../../../../shared/reports/report.ts'
import { canReport, hasFeature, useMe } from '../../../lib/me.tsx'
import { useLingering } from '../../../lib/use-delayed.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { showToast } from '../../../ui/toast.ts'
import { type ReportSearch, sameSearch } from '../report-address.ts'
import { type ReportView, searchOf, viewOf } from '../report-search.ts'
import { useReport } from '../use-report.ts'
import { useReportGroups } from '../use-report-groups.ts'
import { useReportOptions } from '../use-report-options.ts'
import { ReportContent } from './report-content.tsx'
import styles from './report-surface.module.css'
import { ReportTitle } from './report-title.tsx'
import { ReportToolbar } from './report-toolbar.tsx'

const ShareDialog = lazy(() => import('../share/share-dialog.tsx'))
const ScheduleDialog = lazy(() => import('../schedule/schedule-dialog.tsx'))

type ReportSurfaceProps = {
  type: string
  search: ReportSearch
  /** writes the address; `replace` leaves no step for the Back button */
  onSearch: (search: ReportSearch, replace: boolean) => void
  onClose: () => void
}

/** One open report: its controls, its address, its loading and failing, and the body. */
export function ReportSurface({ type, search, onSearch, onClose }: ReportSurfaceProps) {
  const me = useMe()
  const { groups, isLoading: groupsLoading, error: groupsError, retry } = useReportGroups()
  const { types } = useReportOptions()
  const view = groupsLoading ? null : viewOf(search, groups, me.account.timezone, (zone) => today(zone, new Date()))
  const runs = view !== null && view.profileIds.length > 0
  const { report, error, isLoading, isValidating, refresh } = useReport(type, runs ? view : null)
  const busy = useLingering(isValidating, 500) || groupsLoading
  const [dialog, setDialog] = useState<'share' | 'schedule' | null>(null)
  const about = types.find((one) => one.id === type)
  const title = report?.title ?? (about ? about.title.replace(/( report)?$/, ' report') : 'Report')
  useTitle(title)

  const address = view ? searchOf(view, groups) : null
  const differs = address !== null && !sameSearch(address, search)
  useEffect(() => {
    // what the address left open, or could not mean, is written into it
    if (address && differs) onSearch(address, true)
  })

  const change = (next: Partial<ReportView>) => {
    if (busy || !view) return
    onSearch(searchOf({ ...view, ...next }, groups), false)
  }
  const guarded = (act: () => void) => () => {
    if (busy) showToast({ kind: 'info', message: messages.busy })
    else act()
  }
  const openSchedule = guarded(() => {
    if (!canReport(me, 'manage')) showToast({ kind: 'error', message: messages.noAccessToSchedule })
    else if (!hasFeature(me, 'schedule')) showToast({ kind: 'locked', message: messages.noAccessToSchedule })
    else setDialog('schedule')
  })
  const tabs = report ? reportTabs(report) : []
  const tab = tabs.find((one) => one.code === view?.network) ?? tabs[0]

  return (
    <div className={styles.page} aria-busy={busy}>
      <ReportTitle
        title={title}
        groups={groups}
        entityGid={view?.entityGid ?? null}
        onGroup={(entity) => !busy && onSearch({ entity }, false)}
        onShare={guarded(() => report && setDialog('share'))}
        onSchedule={openSchedule}
        onClose={guarded(onClose)}
      />
      {view && (
        <ReportToolbar
          type={type}
          view={view}
          group={groups.find((group) => group.entity_gid === view.entityGid) ?? null}
          groups={groups}
          report={report ?? null}
          tab={tab ?? null}
          busy={busy}
          onChange={change}
          onRefresh={() => !busy && refresh()}
          onShare={guarded(() => report && setDialog('share'))}
          onSchedule={openSchedule}
        />
      )}
      <ReportContent
        report={report ?? null}
        tab={tab ?? null}
        view={view}
        failure={groupsError ?? error}
        busy={busy}
        waiting={groupsLoading || isLoading}
        onRetry={() => !busy && (groupsError ? retry() : refresh())}
      />
      <Suspense>
        {dialog === 'share' && report && <ShareDialog report={report} onClose={() => setDialog(null)} />}
        {dialog === 'schedule' && view && <ScheduleDialog initial={{ flavor: type, view }} onClose={() => setDialog(null)} />}
      </Suspense>
    </div>
  )
}
