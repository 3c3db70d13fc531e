import { CalendarX, CircleAlert, Eye, Hourglass, Link2Off, RefreshCw } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { Answered } from '../../../../shared/api/client.ts'
import { dateIn, displayZone, formatDate, formatInstant, formatRange } from '../../../../shared/dates/index.ts'
import { linkMessages } from '../../../../shared/link-messages.ts'
import { messages } from '../../../../shared/messages.ts'
import { reportTabs } from '../../../../shared/reports/report.ts'
import { LazyReportBody } from '../../blocks/report/lazy-body.tsx'
import { NetworkTabs } from '../../blocks/report/network-tabs.tsx'
import { Notes } from '../../blocks/report/notes.tsx'
import { ReportSkeleton } from '../../blocks/report/skeleton.tsx'
import { ApiError, sentenceOf } from '../../lib/api.ts'
import { useDelayed } from '../../lib/use-delayed.ts'
import { useTitle } from '../../lib/use-title.ts'
import { reportSubject, reportTitle, templateOf } from '../../request/title.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { BrandLogo } from '../../ui/brand/brand-logo.tsx'
import { MaybeBranded } from '../../ui/brand/maybe-branded.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Logo } from '../../ui/logo.tsx'
import styles from './shared-report-page.module.css'
import { useSharedReport } from './use-shared-report.ts'

const PasswordGate = lazy(() => import('./password-gate.tsx'))

type Shared = Answered<'GET /shared-reports/{token}'>

/** Search engines must not list a link that was meant for a few. */
function useNoIndex(): void {
  useEffect(() => {
    const meta = document.createElement('meta')
    meta.name = 'robots'
    meta.content = 'noindex, nofollow'
    document.head.append(meta)
    return () => meta.remove()
  }, [])
}

/** A report for someone without an account: read only, tabs work, the address does not change. */
export function SharedReportPage({ token }: { token: string }) {
  const { shared, error, isLoading, retry } = useSharedReport(token)
  const [network, setNetwork] = useState('cross_channel')
  const skeleton = useDelayed(isLoading, 150)
  useNoIndex()
  // whose report it is, is not known before it is there, and our name may not be said in it
  useTitle(shared ? reportTitle(shared.report) : 'Shared report', true)

  // refused to nobody but whoever has yet to type its password
  if (error instanceof ApiError && error.status === 403)
    return (
      <Suspense>
        <PasswordGate token={token} said={error.message} />
      </Suspense>
    )
  if (error) {
    const gone = error instanceof ApiError && (error.status === 404 || error.status === 410)
    return (
      <main className={styles.gone}>
        <EmptyState
          heading="h1"
          icon={gone ? Link2Off : CircleAlert}
          title={gone ? messages.share.gone : sentenceOf(error)}
          action={
            !gone && (
              <Button onClick={retry}>
                <RefreshCw size={16} strokeWidth={1.75} aria-hidden />
                Try again
              </Button>
            )
          }
        />
      </main>
    )
  }
  if (!shared) return <main className={styles.page}>{skeleton && <ReportSkeleton />}</main>

  const { report } = shared
  const { brand } = report
  const tabs = reportTabs(report)
  const tab = tabs.find((one) => one.code === network) ?? tabs[0]
  const client = report.entities.map((entity) => entity.name).join(', ') || shared.shared_by
  const { dateFrom, dateTo, priorFrom, priorTo } = report.dates
  const subject = reportSubject(report)
  return (
    <MaybeBranded brand={brand} fontSrc={`/api/shared-reports/${token}/font`}>
      <div className={styles.frame}>
        <header className={styles.header}>
          <div className={styles.inner}>
            {brand?.logo ? (
              <BrandLogo logo={brand.logo} src={`/api/shared-reports/${token}/logo`} height={36} most={180} />
            ) : (
              <Avatar name={client} size={36} />
            )}
            <div className={styles.names}>
              <p className={styles.client}>{client}</p>
              <p className={styles.by}>Shared by {shared.shared_by}</p>
            </div>
            <div className={styles.dates}>
              <b>{formatRange(dateFrom, dateTo)}</b>
              <span>
                {priorFrom && priorTo ? `vs ${formatRange(priorFrom, priorTo)}, ` : ''}
                {displayZone(report.timezone)}
              </span>
            </div>
          </div>
        </header>
        <main className={styles.page}>
          <div className={styles.title}>
            <div className={styles.name}>
              <h1>{reportTitle(report)}</h1>
              {subject && (
                <span className={styles.subject} dir="auto">
                  {subject}
                </span>
              )}
            </div>
            <p>
              <Eye size={14} strokeWidth={2} aria-hidden />
              {linkMessages.ends.sealed(formatInstant(shared.sealed_at, report.timezone))}
            </p>
          </div>
          <div className={styles.tabs}>{tab && tabs.length > 1 && <NetworkTabs tabs={tabs} selected={tab.code} onSelect={setNetwork} />}</div>
          {report.notes.length > 0 && <Notes notes={report.notes} />}
          {report.no_data ? (
            <div className={styles.card}>
              <EmptyState icon={report.no_data.hint ? Hourglass : CalendarX} title={report.no_data.message} hint={report.no_data.hint} />
            </div>
          ) : (
            tab && (
              <div id="report-body" role="tabpanel" aria-label={tab.display}>
                <LazyReportBody key={tab.code} tab={tab} report={report} mode="share" />
              </div>
            )
          )}
          <Footer shared={shared} />
        </main>
      </div>
    </MaybeBranded>
  )
}

function Footer({ shared }: { shared: Shared }) {
  const { brand, template, timezone } = shared.report
  return (
    <footer className={styles.footer}>
      {brand?.footer && (
        <p>
          <bdi>{brand.footer}</bdi>
        </p>
      )}
      {!brand?.white_label && (
        <p>
          <Logo size={18} />
          Made with Almanac
        </p>
      )}
      <p>
        {[
          `Snapshot ${shared.hash.slice(0, 4)} ${shared.hash.slice(4, 8)}`,
          displayZone(timezone),
          ...(template ? [templateOf(template)] : []),
          ...(shared.expires_at ? [`link ends ${formatDate(dateIn(shared.expires_at, timezone))}`] : []),
        ].join(' · ')}
      </p>
    </footer>
  )
}
