import { createFileRoute } from '@tanstack/react-router'
import { ReportEmailsPage } from '../features/report-emails/report-emails-page.tsx'

export const Route = createFileRoute('/recipient/$token')({ component: Recipient })

function Recipient() {
  return <ReportEmailsPage token={Route.useParams().token} />
}
