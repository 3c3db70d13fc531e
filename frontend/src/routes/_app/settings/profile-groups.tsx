import { createFileRoute } from '@tanstack/react-router'
import { ProfileGroupsPage } from '../../../features/profile-groups/profile-groups-page.tsx'

export const Route = createFileRoute('/_app/settings/profile-groups')({ component: ProfileGroupsPage })
