import { createFileRoute } from '@tanstack/react-router'
import { SharedReportPage } from '../features/shared-report/shared-report-page.tsx'

export const Route = createFileRoute('/shared-report/$token')({ component: SharedReport })

function SharedReport() {
  return <SharedReportPage token={Route.useParams().token} />
}
