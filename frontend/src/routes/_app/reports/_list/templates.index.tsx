import { createFileRoute } from '@tanstack/react-router'
import { messages } from '../../../../../../shared/messages.ts'
import TemplatesDialog from '../../../../features/report-templates/templates-dialog.tsx'
import { canReport, useMe } from '../../../../lib/me.tsx'
import { useTitle } from '../../../../lib/use-title.ts'
import { ToastAndLeave } from '../../../../screen/toast-and-leave.tsx'

export const Route = createFileRoute('/_app/reports/_list/templates/')({ component: Templates })

function Templates() {
  useTitle('Report templates')
  return canReport(useMe(), 'manage') ? <TemplatesDialog /> : <ToastAndLeave message={messages.noAccess} />
}
