import { createFileRoute } from '@tanstack/react-router'
import { NotificationsPage } from '../../features/notifications/notifications-page.tsx'
import { ScreenError } from '../../screen/screen-error.tsx'

export const Route = createFileRoute('/_app/notifications')({ component: NotificationsPage, errorComponent: ScreenError })
