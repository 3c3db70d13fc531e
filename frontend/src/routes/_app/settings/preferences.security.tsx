import { createFileRoute } from '@tanstack/react-router'
import { SecurityPage } from '../../../features/session/security/security-page.tsx'

export const Route = createFileRoute('/_app/settings/preferences/security')({ component: SecurityPage })
