import { createFileRoute } from '@tanstack/react-router'
import { InvitationPage } from '../features/session/invitation-page.tsx'

export const Route = createFileRoute('/invitation/$token')({ component: Invitation })

function Invitation() {
  return <InvitationPage token={Route.useParams().token} />
}
