import { formatRange } from '../../../../shared/dates/index.ts'
import { LazyReportBody } from '../../blocks/report/lazy-body.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { BrandLogo } from '../../ui/brand/brand-logo.tsx'
import styles from './link-sample.module.css'
import type { SampleProps } from './sample-props.ts'

/** The head of a shared report, its first figures and a chart. */
export function LinkSample({ report, brand, client, agency }: SampleProps) {
  const tab = report.reports.crossChannel
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        {brand?.logo ? <BrandLogo logo={brand.logo} src={`/api/pictures/${brand.logo.id}`} height={28} most={140} /> : <Avatar name={client} size={28} />}
        <div className={styles.names}>
          <b dir="auto">{client}</b>
          <span>Shared by {agency}</span>
        </div>
        {brand?.domain && <span className={styles.domain}>{brand.domain}</span>}
      </div>
      <div className={styles.body}>
        <h2>{report.title}</h2>
        <p>{formatRange(report.dates.dateFrom, report.dates.dateTo)}</p>
        <LazyReportBody tab={tab} report={report} mode="share" />
        <p className={styles.foot}>
          <bdi>{brand?.footer}</bdi>
          {!brand?.white_label && <span>Made with Almanac</span>}
        </p>
      </div>
    </div>
  )
}
