import { createFileRoute } from '@tanstack/react-router'
import { AccountPage } from '../../../features/leaving/account-page.tsx'

export const Route = createFileRoute('/_app/settings/account')({ component: AccountPage })
