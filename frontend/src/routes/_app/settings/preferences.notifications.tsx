import { createFileRoute } from '@tanstack/react-router'
import { NotificationSettingsPage } from '../../../features/notifications/notification-settings-page.tsx'

export const Route = createFileRoute('/_app/settings/preferences/notifications')({ component: NotificationSettingsPage })
