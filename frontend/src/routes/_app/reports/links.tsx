import { createFileRoute } from '@tanstack/react-router'
import { messages } from '../../../../../shared/messages.ts'
import { LinksPage } from '../../../features/shares/links-page.tsx'
import { canReport, useMe } from '../../../lib/me.tsx'
import { ToastAndLeave } from '../../../screen/toast-and-leave.tsx'

export const Route = createFileRoute('/_app/reports/links')({ component: Links })

function Links() {
  return canReport(useMe(), 'manage') ? <LinksPage /> : <ToastAndLeave message={messages.noAccess} />
}
