import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { formatRange } from '../../../../shared/dates/index.ts'
import { homeMessages as said } from '../../../../shared/home-messages.ts'
import { LazyReportBody } from '../../blocks/report/lazy-body.tsx'
import { useTitle } from '../../lib/use-title.ts'
import { report } from '../../samples/report.ts'
import { buttonClass } from '../../ui/button.tsx'
import list from '../../ui/list-page.module.css'
import { Tag } from '../../ui/tag.tsx'
import styles from './home-page.module.css'

/** A report as it will look, before there are figures of one's own. */
export function SamplePage() {
  useTitle(said.sample.title)
  const { dateFrom, dateTo } = report.dates
  return (
    <div className={list.page}>
      <header className={styles.head}>
        <h1>{said.sample.title}</h1>
        <Tag tone="info">{said.sample.tag}</Tag>
        <p>{`${report.title}, ${formatRange(dateFrom, dateTo)}`}</p>
        <Link to="/dashboard" className={buttonClass({ look: 'ghost' }, styles.back)}>
          <ArrowLeft size={16} strokeWidth={1.75} aria-hidden />
          {said.sample.back}
        </Link>
      </header>
      <LazyReportBody tab={report.reports.crossChannel} report={report} mode="share" />
    </div>
  )
}
