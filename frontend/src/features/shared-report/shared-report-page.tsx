import { lazy, Suspense, useEffect } from 'react'
import { linkMessages } from '../../../../shared/link-messages.ts'
import { reportName } from '../../../../shared/report-name.ts'
import { clientOf } from '../../../../shared/reports/client-of.ts'
import { ReportSkeleton } from '../../blocks/report/skeleton.tsx'
import { ApiError } from '../../lib/api.ts'
import { useDelayed } from '../../lib/use-delayed.ts'
import { useTitle } from '../../lib/use-title.ts'
import { SharedReport } from './shared-report.tsx'
import styles from './shared-report-page.module.css'
import { useSharedReport } from './use-shared-report.ts'

const PasswordGate = lazy(() => import('./password-gate.tsx'))
const DeadLink = lazy(() => import('./dead-link.tsx'))

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

function titleOf(shared: ReturnType<typeof useSharedReport>['shared'], error: unknown): string {
  if (shared) return reportName(clientOf(shared.report, shared.shared_by), shared.report, shared.report.dates)
  if (!(error instanceof ApiError)) return 'Shared report'
  return error.status === 403 ? linkMessages.password.title : error.status === 410 ? linkMessages.ends.title : 'Shared report'
}

/** A report for someone without an account: what is behind a link, the way in where it has a password, or why it is not there. */
export function SharedReportPage({ token }: { token: string }) {
  const { shared, error, isLoading, retry } = useSharedReport(token)
  const skeleton = useDelayed(isLoading, 150)
  useNoIndex()
  // whose report it is, is not known before it is there, and our name may not be said in it
  useTitle(titleOf(shared, error), true)

  // refused to nobody but whoever has yet to type its password
  if (error instanceof ApiError && error.status === 403)
    return (
      <Suspense>
        <PasswordGate token={token} said={error.message} />
      </Suspense>
    )
  if (error)
    return (
      <Suspense>
        <DeadLink error={error} onRetry={retry} />
      </Suspense>
    )
  if (!shared) return <main className={styles.page}>{skeleton && <ReportSkeleton />}</main>

  return <SharedReport token={token} shared={shared} />
}
