import { createFileRoute } from '@tanstack/react-router'
import { messages } from '../../../../../../shared/messages.ts'
import PickerDialog from '../../../../features/run/picker-dialog.tsx'
import { canReport, useMe } from '../../../../lib/me.tsx'
import { useTitle } from '../../../../lib/use-title.ts'
import { ToastAndLeave } from '../../../../screen/toast-and-leave.tsx'

export const Route = createFileRoute('/_app/reports/_list/run/')({ component: Picker })

function Picker() {
  useTitle('Run a report')
  const me = useMe()
  return canReport(me, 'manage') ? <PickerDialog /> : <ToastAndLeave message={messages.noAccess} />
}
