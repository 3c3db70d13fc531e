import { createFileRoute } from '@tanstack/react-router'
import { UndeliveredPage } from '../../../features/undelivered/undelivered-page.tsx'

export const Route = createFileRoute('/_app/settings/undelivered')({ component: UndeliveredPage })
