import { type ComponentType, lazy, Suspense } from 'react'
import { listed } from '../../../../shared/listed.ts'
import { profileName } from '../../../../shared/profile-name.ts'
import { type Report, reportTabs } from '../../../../shared/reports/report.ts'
import { BlockGuard } from '../../blocks/card/guard.tsx'
import { useLingering } from '../../lib/use-delayed.ts'
import { useTitle } from '../../lib/use-title.ts'
import { datesIn, type ReportSearch } from '../../request/address.ts'
import { searchOfGroup } from '../../request/choice.ts'
import { lastChoice } from '../../request/last-choice.ts'
import type { ReportSubject } from '../../request/subject.ts'
import { reportTitle } from '../../request/title.ts'
import { useReportOptions } from '../../request/use-report-options.ts'
import { groupNames, type ReportGroup, type ReportView } from '../../request/view.ts'
import { Part } from '../../ui/part.tsx'
import { ReportContent } from './report-content.tsx'
import styles from './report-surface.module.css'
import { ReportTitle, type TitleSubject } from './report-title.tsx'
import { NoToolbar, ReportToolbar } from './report-toolbar.tsx'
import { useReport } from './use-report.ts'
import { useReportDialogs } from './use-report-dialogs.ts'
import { useView } from './use-view.ts'

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
  const { groups, group, view, address, addressOf, ...choices } = useView({ type, search, subject, onSearch })
  const runs = view !== null && (subject !== undefined || view.profileIds.length > 0)
  const { report = null, error, isLoading: reading, isValidating, retry: refresh } = useReport(type, runs ? view : null)
  const busy = useLingering(isValidating, 500) || choices.isLoading
  const { dialog, close, guarded, openShare, openSchedule, scheduleLocked } = useReportDialogs(report, busy)
  const clients = clientsOf(view, report, subject, groups)
  const title = useReportTitle(type, report, clients)
  const tab = report ? (reportTabs(report).find((one) => one.code === view?.network) ?? reportTabs(report)[0] ?? null) : null

  const change = (next: Partial<ReportView>) => {
    if (busy || !view) return
    const changed = addressOf({ ...view, ...next })
    // another template begins with dates of its own, where it has any
    onSearch(next.templateId === undefined ? changed : { ...changed, ...datesIn({}) }, false)
  }
  const changeGroup = (gid: string) => {
    const next = groups.find(({ entity_gid }) => entity_gid === gid)
    if (!busy && next && address) onSearch(searchOfGroup(lastChoice(), next, address), false)
  }

  return (
    <div className={styles.page} aria-busy={busy}>
      <ReportTitle
        title={title}
        logo={report?.brand?.logo ?? null}
        groups={groups}
        entityGid={subject ? null : (view?.entityGid ?? null)}
        clients={clients}
        subject={titleSubject(report, subject, groups)}
        onBack={onBack && guarded(onBack)}
        onGroup={changeGroup}
        onShare={openShare}
        onSchedule={openSchedule}
        scheduleLocked={scheduleLocked}
        onClose={guarded(onClose)}
      />
      {view ? (
        <ReportToolbar
          type={type}
          view={view}
          group={group}
          groups={groups}
          report={report}
          tab={tab}
          busy={busy}
          hasSubject={subject !== undefined}
          onChange={change}
          onRefresh={() => !busy && refresh()}
          onShare={openShare}
          onSchedule={openSchedule}
          scheduleLocked={scheduleLocked}
        />
      ) : (
        <NoToolbar />
      )}
      <ReportContent
        report={report}
        tab={tab}
        view={view}
        failure={choices.error ?? error}
        busy={busy}
        waiting={choices.isLoading || reading}
        onDates={change}
        onRetry={() => !busy && (choices.error ? choices.retry() : refresh())}
      />
      <BlockGuard name="Attention" quiet>
        <Suspense>{report?.type === type && report.warning && report.warning.length > 0 && <AdsAttention profiles={report.warning} />}</Suspense>
      </BlockGuard>
      <Part onClose={close}>
        {dialog === 'share' && report && <ShareDialog report={report} onClose={close} />}
        {dialog === 'schedule' && view && <ScheduleDialog initial={{ flavor: type, view }} onClose={close} />}
      </Part>
    </div>
  )
}

/** The profile groups that a report is about, by name. What is chosen in a first step settles them. */
function clientsOf(view: ReportView | null, report: Report | null, subject: ReportSubject | undefined, groups: readonly ReportGroup[]): string[] {
  if (!subject) return view ? groupNames(view, groups) : []
  return report ? report.entities.map(({ name }) => name) : groupNames({ entityGid: '', profileIds: subject.profileIds }, groups)
}

function useReportTitle(type: string, report: Report | null, clients: readonly string[]): string {
  const { types } = useReportOptions()
  const known = types.find((one) => one.id === type)
  const title = report ? reportTitle(report) : known ? known.title.replace(/( report)?$/i, ' report') : 'Report'
  useTitle(clients.length > 0 ? `${listed(clients)}: ${title}` : title)
  return title
}

/** What stands under the title; the ad account stands in the toolbar. */
function titleSubject(report: Report | null, subject: ReportSubject | undefined, groups: readonly ReportGroup[]): TitleSubject | null {
  if (subject?.subject?.kind === 'ad_account') return null
  return report?.subject ? { name: report.subject } : subjectName(subject, groups)
}

/** The campaigns, or the one profile, that it is about. */
function subjectName(subject: ReportSubject | undefined, groups: readonly ReportGroup[]): TitleSubject | null {
  const [only, ...others] = subject?.profileIds ?? []
  const profile = others.length === 0 ? groups.flatMap((group) => group.profiles).find(({ id }) => id === only) : undefined
  if (profile) return { name: profileName(profile), network: profile.code }
  const labels = subject?.labels ?? []
  return labels.length > 0 ? { name: labels.join(', ') } : null
}
