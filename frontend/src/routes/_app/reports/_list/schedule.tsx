import { createFileRoute } from '@tanstack/react-router'
import { featureMessages } from '../../../../../../shared/feature-messages.ts'
import { messages } from '../../../../../../shared/messages.ts'
import ScheduleDialog from '../../../../features/schedules/schedule-dialog.tsx'
import { canReport, hasFeature, useMe } from '../../../../lib/me.tsx'
import { usePersonLock } from '../../../../lib/person-lock.ts'
import { useTitle } from '../../../../lib/use-title.ts'
import { ToastAndLeave } from '../../../../screen/toast-and-leave.tsx'

export const Route = createFileRoute('/_app/reports/_list/schedule')({ component: Schedule })

function Schedule() {
  useTitle('Schedule a report')
  const me = useMe()
  const { locked } = usePersonLock()
  const navigate = Route.useNavigate()
  if (!canReport(me, 'manage')) return <ToastAndLeave message={messages.noAccessToSchedule} />
  if (!hasFeature(me, 'schedule')) return <ToastAndLeave kind="locked" message={featureMessages.schedule} />
  if (locked) return <ToastAndLeave kind="locked" message={locked} />
  return <ScheduleDialog initial={null} onClose={() => void navigate({ to: '/reports', search: true })} />
}
