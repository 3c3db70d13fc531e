import { createFileRoute } from '@tanstack/react-router'
import { BrowserPermission } from '../../../features/notification-channels/browser-permission.tsx'
import { NotificationSettingsPage } from '../../../features/notifications/notification-settings-page.tsx'

export const Route = createFileRoute('/_app/settings/preferences/notifications')({ component: Settings })

function Settings() {
  return <NotificationSettingsPage browser={<BrowserPermission />} />
}
