import { type ReactNode, useMemo } from 'react'
import { brandingScreenMessages as words } from '../../../../shared/branding-messages.ts'
import type { Report } from '../../../../shared/reports/report.ts'
import Branded from '../../ui/brand/branded.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CoverSample } from './cover-sample.tsx'
import { EmailSample } from './email-sample.tsx'
import { LinkSample } from './link-sample.tsx'
import type { SampleProps } from './sample-props.ts'
import styles from './samples.module.css'
import { useSample } from './use-branding.ts'

/** The first figures and one chart of a report, which is what fits. */
function shortened(report: Report): Report {
  const { crossChannel } = report.reports
  const charts = crossChannel.report.filter(({ content }) => content.some(({ kind }) => kind === 'line' || kind === 'column'))
  const alone = charts.find(({ content: [block] }) => block && 'values' in block && block.values.length === 1)
  const tab = {
    ...crossChannel,
    summary: crossChannel.summary.slice(0, 3),
    report: [alone ?? charts[0]].flatMap((section) => section ?? []).map((section) => ({ ...section, span: 12 as const })),
    coverage: null,
  }
  return { ...report, reports: { ...report.reports, crossChannel: tab, networks: [] } }
}

/** A report in this brand, as PDF, link and email have it. */
export function Samples({ brand, client, agency }: Omit<SampleProps, 'report'>) {
  const { data } = useSample()
  const report = useMemo(() => data && shortened(data.report), [data])
  const look = { color: brand?.color ?? null, font: brand?.font ?? null, font_file: brand?.font_file }
  return (
    <section className={styles.samples} aria-label={words.samples}>
      {report ? (
        // charts read their colours when they are first drawn
        <Branded key={look.color} brand={look}>
          <div className={styles.two}>
            <Sample title={words.pdf}>
              <CoverSample report={report} brand={brand} client={client} agency={agency} />
            </Sample>
            <Sample title={words.email}>
              <EmailSample report={report} brand={brand} client={client} agency={agency} />
            </Sample>
          </div>
          <Sample title={words.link}>
            <LinkSample report={report} brand={brand} client={client} agency={agency} />
          </Sample>
        </Branded>
      ) : (
        <Skeleton width="100%" height={320} />
      )}
      <p className={styles.rule}>{words.colorRule}</p>
    </section>
  )
}

/** Nothing in it can be pressed or read out: it is a picture of what will be. */
function Sample({ title, children }: { title: string; children: ReactNode }) {
  return (
    <figure className={styles.sample}>
      <figcaption>{title}</figcaption>
      <div className={styles.frame} inert>
        {children}
      </div>
    </figure>
  )
}
