import { CircleAlert, Hourglass, RefreshCw } from 'lucide-react'
import type { DateRange } from '../../../../shared/dates/index.ts'
import { today } from '../../../../shared/dates/zoned.ts'
import { formatCount } from '../../../../shared/format-count.ts'
import { messages } from '../../../../shared/messages.ts'
import { declaredSubject } from '../../../../shared/reports/index.ts'
import type { Report, TabReport } from '../../../../shared/reports/report.ts'
import { rangesOf } from '../../../../shared/reports/request-dates.ts'
import { readSubject } from '../../../../shared/reports/subjects.ts'
import { LazyReportBody } from '../../blocks/report/lazy-body.tsx'
import { ReportNotes } from '../../blocks/report/notes.tsx'
import { ReportSkeleton } from '../../blocks/report/skeleton.tsx'
import { canRetry } from '../../lib/api.ts'
import { serverNow } from '../../lib/server-clock.ts'
import { useDelayed } from '../../lib/use-delayed.ts'
import type { ReportView } from '../../request/view.ts'
import { MaybeBranded } from '../../ui/brand/maybe-branded.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadingOverlay } from './loading-overlay.tsx'
import { MetaLine } from './meta-line.tsx'
import { NoFigures } from './no-figures.tsx'
import styles from './report-content.module.css'

type ReportContentProps = {
  report: Report | null
  tab: TabReport | null
  view: ReportView | null
  failure: unknown
  busy: boolean
  waiting: boolean
  onDates: (next: Pick<ReportView, 'range' | 'prior'>) => void
  onRetry: () => void
}

const sameRange = (a: DateRange, b: DateRange) => a.from === b.from && a.to === b.to

/** The report on screen was asked for by this view; another one may still stand there after a failure. */
function answers(report: Report, view: ReportView): boolean {
  const { profiles } = report.request
  const { range, prior } = rangesOf(report.request)
  const subject = readSubject(declaredSubject(report.type), 'request', report.request)
  return (
    sameRange(range, view.range) &&
    (prior === null || sameRange(prior, view.prior)) &&
    report.request.template_id === view.templateId &&
    subject?.id === (view.subject?.id ?? null) &&
    profiles.every((id) => view.profileIds.includes(id))
  )
}

function readingText(view: ReportView | null): string {
  const profiles = view?.profileIds.length ?? 0
  if (profiles === 0) return 'Loading the figures'
  return profiles === 1 ? 'Loading 1 profile' : `Loading ${formatCount(profiles)} profiles`
}

/** What stands below the toolbar: skeleton, failure, nothing to show, or the report. */
export function ReportContent({ report, tab, view, failure, busy, waiting, onDates, onRetry }: ReportContentProps) {
  const skeleton = useDelayed(!report && waiting, 150)
  const again = (
    <Button onClick={onRetry}>
      <RefreshCw size={16} strokeWidth={1.75} aria-hidden />
      Try again
    </Button>
  )
  const stale = Boolean(failure && report && view && !answers(report, view))
  return (
    <div id="report-body" role="tabpanel" aria-label={tab?.display ?? 'Report'}>
      {failure && !busy && (!report || stale) ? (
        <div className={styles.card}>
          <EmptyState icon={CircleAlert} title={messages.notLoaded.report} action={canRetry(failure) && again} />
        </div>
      ) : !waiting && view && !view.subject && view.profileIds.length === 0 ? (
        <div className={styles.card}>
          <EmptyState icon={Hourglass} title={messages.profiles.none} hint={messages.empty.newProfiles} />
        </div>
      ) : report && tab ? (
        <>
          <MetaLine report={report} today={today(report.timezone, serverNow())} />
          <ReportNotes report={report} />
          <LoadingOverlay active={busy} label={readingText(view)}>
            {report.no_data ? (
              <div className={styles.card}>
                <NoFigures report={report} said={report.no_data} onDates={onDates} onRetry={onRetry} />
              </div>
            ) : (
              <MaybeBranded brand={report.brand}>
                <LazyReportBody key={tab.code} tab={tab} report={report} />
              </MaybeBranded>
            )}
          </LoadingOverlay>
        </>
      ) : (
        skeleton && <ReportSkeleton />
      )}
    </div>
  )
}
