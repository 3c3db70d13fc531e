import { createFileRoute } from '@tanstack/react-router'
import { EmailPage } from '../features/session/email-page.tsx'

export const Route = createFileRoute('/email/$token')({ component: Email })

function Email() {
  return <EmailPage token={Route.useParams().token} />
}
