import { CalendarX, Eye, Hourglass } from 'lucide-react'
import { useState } from 'react'
import type { Answered } from '../../../../shared/api/client.ts'
import { contentName } from '../../../../shared/content-name.ts'
import { displayZone, formatDate, formatInstant, formatRange } from '../../../../shared/dates/index.ts'
import { lastDayOf } from '../../../../shared/link-end.ts'
import { linkMessages } from '../../../../shared/link-messages.ts'
import { reportTabs } from '../../../../shared/reports/report.ts'
import { LazyReportBody } from '../../blocks/report/lazy-body.tsx'
import { NetworkTabs } from '../../blocks/report/network-tabs.tsx'
import { Notes } from '../../blocks/report/notes.tsx'
import { LazyRichText } from '../../blocks/rich-text/lazy.tsx'
import { reportSubject, reportTitle, templateOf } from '../../request/title.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { BrandLogo } from '../../ui/brand/brand-logo.tsx'
import { MaybeBranded } from '../../ui/brand/maybe-branded.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Logo } from '../../ui/logo.tsx'
import { PdfButton } from './pdf-button.tsx'
import styles from './shared-report-page.module.css'

type Shared = Answered<'GET /shared-reports/{token}'>

/** Read only: tabs work, the address does not change, and no server is asked. */
export function SharedReport({ token, shared }: { token: string; shared: Shared }) {
  const [network, setNetwork] = useState('cross_channel')
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
              <b>{formatRange(dateFrom, dateTo)}</b>{' '}
              <span>{`${priorFrom && priorTo ? `vs ${formatRange(priorFrom, priorTo)}, ` : ''}${displayZone(report.timezone)}`}</span>
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
            {shared.downloads && <PdfButton token={token} />}
          </div>
          {report.cover && (
            <section className={styles.cover} aria-label="Cover">
              <LazyRichText html={report.cover} />
            </section>
          )}
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
          contentName(shared.content),
          displayZone(timezone),
          ...(template ? [templateOf(template)] : []),
          ...(shared.expires_at ? [linkMessages.ends.footer(formatDate(lastDayOf(shared.expires_at, timezone)))] : []),
        ].join(' · ')}
      </p>
    </footer>
  )
}
