import { createFileRoute } from '@tanstack/react-router'
import { KeepPage } from '../features/session/keep-page.tsx'

export const Route = createFileRoute('/keep/$token')({ component: Keep })

function Keep() {
  return <KeepPage token={Route.useParams().token} />
}
