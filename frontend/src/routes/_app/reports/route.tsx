import { createFileRoute, Outlet } from '@tanstack/react-router'
import { FolderOpen, Lock } from 'lucide-react'
import { messages } from '../../../../../shared/messages.ts'
import { screenMessages } from '../../../../../shared/screen-messages.ts'
import { canReport, useMe } from '../../../lib/me.tsx'
import { ScreenError } from '../../../screen/screen-error.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'

export const Route = createFileRoute('/_app/reports')({ component: Reports, errorComponent: ScreenError })

function Reports() {
  const me = useMe()
  if (canReport(me, 'view')) return <Outlet />
  // whoever may do everything lacks no right: there is only nothing to report on yet
  const [title, hint] = me.isOwner || me.isManager ? [screenMessages.noGroups.title, screenMessages.noGroups.hint] : [messages.noAccess, null]
  return <EmptyState heading="h1" icon={me.isOwner || me.isManager ? FolderOpen : Lock} title={title} hint={hint} />
}
