import { lazy, Suspense } from 'react'
import type { Report, TabReport } from '../../../../shared/reports/report.ts'
import { ReportSkeleton } from './skeleton.tsx'

// asked for with the screen's own code, so the charts arrive while the figures are read
const loading = import('./report-body.tsx')
const Body = lazy(async () => ({ default: (await loading).ReportBody }))

export function LazyReportBody({ tab, report, mode }: { tab: TabReport; report: Report; mode?: 'screen' | 'share' }) {
  return (
    <Suspense fallback={<ReportSkeleton />}>
      <Body tab={tab} report={report} mode={mode} />
    </Suspense>
  )
}
