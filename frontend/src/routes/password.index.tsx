import { createFileRoute } from '@tanstack/react-router'
import { ForgotPage } from '../features/session/forgot-page.tsx'

export const Route = createFileRoute('/password/')({ component: ForgotPage })
