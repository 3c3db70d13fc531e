import { createFileRoute } from '@tanstack/react-router'
import { type Return, SubscriptionPage } from '../../../features/subscription/subscription-page.tsx'

type Search = { checkout?: Return }

export const Route = createFileRoute('/_app/settings/subscription')({
  validateSearch: ({ checkout }): Search => (checkout === 'done' || checkout === 'cancelled' ? { checkout } : {}),
  component: Subscription,
})

function Subscription() {
  const { checkout } = Route.useSearch()
  const navigate = Route.useNavigate()
  return <SubscriptionPage back={checkout} onSeen={() => void navigate({ search: {}, replace: true })} />
}
