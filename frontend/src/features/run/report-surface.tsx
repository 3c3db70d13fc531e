import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { today } from '../../../../shared/dates/zoned.ts'
import { messages } from '../../../../shared/messages.ts'
import { featureDescriptions } from '../../../../shared/plans.ts'
import { profileName } from '../../../../shared/profile-name.ts'
import { type Report, reportTabs } from '../../../../shared/reports/report.ts'
import { isGenerating } from '../../blocks/summary/generating.ts'
import { canReport, hasFeature, useMe } from '../../lib/me.tsx'
import { Part } from '../../lib/part.tsx'
import { useLingering } from '../../lib/use-delayed.ts'
import { useTitle } from '../../lib/use-title.ts'
import { useReportGroups } from '../../pickers/profiles/use-report-groups.ts'
import { dateWords, type ReportSearch, sameSearch } from '../../request/address.ts'
import { choiceAfter, searchOfGroup, withChoice } from '../../request/choice.ts'
import { keepChoice, lastChoice } from '../../request/last-choice.ts'
import { isCompared, type ReportSubject, searchOfSubject } from '../../request/subject.ts'
import { reportTitle } from '../../request/title.ts'
import { useReportOptions } from '../../request/use-report-options.ts'
import { type ReportGroup, type ReportView, searchOf, viewOf } from '../../request/view.ts'
import { showToast } from '../../ui/toast.ts'
import { ReportContent } from './report-content.tsx'
import styles from './report-surface.module.css'
import { ReportTitle, type TitleSubject } from './report-title.tsx'
import { ReportToolbar } from './report-toolbar.tsx'
import { useReport } from './use-report.ts'
import { useSubjectZone } from './use-subject-zone.ts'

const AdsAttention = lazy(() => import('./ads-attention.tsx'))

/** What other features open over a report; the route gives them. */
export type ReportDialogs = {
  ShareDialog: ComponentType<{ report: Report; onClose: () => void }>
  ScheduleDialog: ComponentType<{ initial: { flavor: string; view: ReportView }; onClose: () => void }>
}

type ReportSurfaceProps = {
  dialogs: ReportDialogs
  type: string
  search: ReportSearch
  /** writes the address; `replace` leaves no step for the Back button */
  onSearch: (search: ReportSearch, replace: boolean) => void
  onClose: () => void
  /** what it is about, chosen in a first step, to which `onBack` leads */
  subject?: ReportSubject
  onBack?: () => void
}

/** One open report: its controls, its address, its loading and failing, and the body. */
export function ReportSurface({ dialogs: { ShareDialog, ScheduleDialog }, type, search, onSearch, onClose, subject, onBack }: ReportSurfaceProps) {
  const me = useMe()
  const { groups, isLoading, error: groupsError, retry } = useReportGroups(type)
  const { zone, isLoading: zoneLoading } = useSubjectZone(subject ?? null, groups)
  const loading = isLoading || zoneLoading
  const { types } = useReportOptions()
  // what the address leaves open stays as it was on the report before
  const asked = withChoice(search, lastChoice(), subject ? [] : groups)
  const given = loading ? null : viewOf(asked, groups, me.account.timezone, (inZone) => today(inZone, new Date()), zone)
  const view = given && subject ? { ...given, ...subject } : given
  const runs = view !== null && (subject !== undefined || view.profileIds.length > 0)
  const { report, error, isLoading: reading, isValidating, retry: refresh } = useReport(type, runs ? view : null)
  const busy = useLingering(isValidating, 500) || loading
  const [dialog, setDialog] = useState<'share' | 'schedule' | null>(null)
  const about = types.find((one) => one.id === type)
  const title = report ? reportTitle(report) : about ? about.title.replace(/( report)?$/i, ' report') : 'Report'
  useTitle(title)

  const addressOf = (next: ReportView): ReportSearch =>
    subject ? { ...searchOfDates(next, isCompared(type)), ...searchOfSubject(type, subject) } : searchOf(next, groups)
  const address = view ? addressOf(view) : null
  const differs = address !== null && !sameSearch(address, search)
  useEffect(() => {
    // what the address left open, or could not mean, is written into it
    if (address && differs) onSearch(address, true)
  })

  const group = groups.find(({ entity_gid }) => entity_gid === view?.entityGid) ?? null
  useEffect(() => {
    if (view) keepChoice((before) => choiceAfter(before, view, subject ? null : group, isCompared(type)))
  })

  const change = (next: Partial<ReportView>) => {
    if (busy || !view) return
    onSearch(addressOf({ ...view, ...next }), false)
  }
  const guarded = (act: () => void) => () => {
    if (busy) showToast({ kind: 'info', message: messages.busy })
    else act()
  }
  const openShare = guarded(() => {
    if (isGenerating()) showToast({ kind: 'info', message: messages.pdf.summaryBusy })
    else if (report) setDialog('share')
  })
  const scheduleLocked = hasFeature(me, 'schedule') ? undefined : featureDescriptions.schedule
  const openSchedule = guarded(() => {
    if (!canReport(me, 'manage')) showToast({ kind: 'error', message: messages.noAccessToSchedule })
    else if (scheduleLocked) showToast({ kind: 'locked', message: scheduleLocked })
    else setDialog('schedule')
  })
  const tabs = report ? reportTabs(report) : []
  const tab = tabs.find((one) => one.code === view?.network) ?? tabs[0]

  return (
    <div className={styles.page} aria-busy={busy}>
      <ReportTitle
        title={title}
        groups={groups}
        entityGid={subject ? null : (view?.entityGid ?? null)}
        subject={type === 'facebook_ads' ? null : report?.subject ? { name: report.subject } : subjectName(subject, groups)}
        onBack={onBack && guarded(onBack)}
        onGroup={(gid) => {
          const next = groups.find(({ entity_gid }) => entity_gid === gid)
          if (!busy && next && address) onSearch(searchOfGroup(lastChoice(), next, address), false)
        }}
        onShare={openShare}
        onSchedule={openSchedule}
        scheduleLocked={scheduleLocked}
        onClose={guarded(onClose)}
      />
      {view && (
        <ReportToolbar
          type={type}
          view={view}
          group={group}
          groups={groups}
          report={report ?? null}
          tab={tab ?? null}
          busy={busy}
          hasSubject={subject !== undefined}
          onChange={change}
          onRefresh={() => !busy && refresh()}
          onShare={openShare}
          onSchedule={openSchedule}
          scheduleLocked={scheduleLocked}
        />
      )}
      <ReportContent
        report={report ?? null}
        tab={tab ?? null}
        view={view}
        failure={groupsError ?? error}
        busy={busy}
        waiting={loading || reading}
        onRetry={() => !busy && (groupsError ? retry() : refresh())}
      />
      <Suspense>{type === 'ads_performance' && report?.warning && report.warning.length > 0 && <AdsAttention profiles={report.warning} />}</Suspense>
      <Part onClose={() => setDialog(null)}>
        {dialog === 'share' && report && <ShareDialog report={report} onClose={() => setDialog(null)} />}
        {dialog === 'schedule' && view && <ScheduleDialog initial={{ flavor: type, view }} onClose={() => setDialog(null)} />}
      </Part>
    </div>
  )
}

/** The campaigns, or the one profile, that it is about. */
function subjectName(subject: ReportSubject | undefined, groups: readonly ReportGroup[]): TitleSubject | null {
  const [only, ...others] = subject?.profileIds ?? []
  const profile = others.length === 0 ? groups.flatMap((group) => group.profiles).find(({ id }) => id === only) : undefined
  if (profile) return { name: profileName(profile), network: profile.code }
  const labels = subject?.labels ?? []
  return labels.length > 0 ? { name: labels.join(', ') } : null
}

/** What an address keeps of the view of a report that is not about a profile group. */
function searchOfDates({ range, prior, templateId }: ReportView, compared: boolean): ReportSearch {
  return { ...dateWords(compared ? { range, prior } : { range }), ...(templateId ? { template_id: templateId } : {}) }
}
