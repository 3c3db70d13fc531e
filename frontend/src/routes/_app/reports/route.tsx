import { createFileRoute, Outlet } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import { messages } from '../../../../../shared/messages.ts'
import { canReport, useMe } from '../../../lib/me.tsx'
import { ScreenError } from '../../../screen/screen-error.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'

export const Route = createFileRoute('/_app/reports')({ component: Reports, errorComponent: ScreenError })

function Reports() {
  if (canReport(useMe(), 'view')) return <Outlet />
  return <EmptyState heading="h1" icon={Lock} title={messages.noAccess} />
}
