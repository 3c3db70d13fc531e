import { createFileRoute } from '@tanstack/react-router'
import { ConfirmPage } from '../features/session/confirm-page.tsx'

export const Route = createFileRoute('/confirm/$token')({ component: Confirm })

function Confirm() {
  return <ConfirmPage token={Route.useParams().token} />
}
