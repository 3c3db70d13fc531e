import { createFileRoute } from '@tanstack/react-router'
import { featureMessages } from '../../../../../../shared/feature-messages.ts'
import { messages } from '../../../../../../shared/messages.ts'
import TypesDialog from '../../../../features/report-templates/types-dialog.tsx'
import { canReport, hasFeature, useMe } from '../../../../lib/me.tsx'
import { useTitle } from '../../../../lib/use-title.ts'
import { ToastAndLeave } from '../../../../screen/toast-and-leave.tsx'

export const Route = createFileRoute('/_app/reports/_list/templates/new/')({ component: Types })

function Types() {
  useTitle('New report template')
  const me = useMe()
  if (!canReport(me, 'manage')) return <ToastAndLeave message={messages.noAccess} />
  return hasFeature(me, 'report_builder') ? <TypesDialog /> : <ToastAndLeave kind="locked" message={featureMessages.report_builder} />
}
