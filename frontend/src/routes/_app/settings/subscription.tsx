import { createFileRoute } from '@tanstack/react-router'
import { SubscriptionPage } from '../../../features/subscription/subscription-page.tsx'

export const Route = createFileRoute('/_app/settings/subscription')({ component: SubscriptionPage })
