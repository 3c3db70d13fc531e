import { createFileRoute } from '@tanstack/react-router'
import { SharedReportPage } from '../features/reports/shared/shared-report-page.tsx'

export const Route = createFileRoute('/shared-report/$token')({ component: SharedReport })

function SharedReport() {
  return <SharedReportPage token={Route.useParams().token} />
}
