import { createFileRoute } from '@tanstack/react-router'
import { ResetPage } from '../features/session/reset-page.tsx'

export const Route = createFileRoute('/password/$token')({ component: Reset })

function Reset() {
  return <ResetPage token={Route.useParams().token} />
}
