import { createFileRoute } from '@tanstack/react-router'
import { lazy } from 'react'
import { messages } from '../../../../../shared/messages.ts'
import { ReportFlow } from '../../../features/run/report-flow.tsx'
import { canReport, useMe } from '../../../lib/me.tsx'
import { readReportSearch } from '../../../request/address.ts'
import { ToastAndLeave } from '../../../screen/toast-and-leave.tsx'

const FirstStep = lazy(() => import('./-first-step.tsx'))
const dialogs = {
  ShareDialog: lazy(() => import('../../../features/shares/share-dialog.tsx')),
  ScheduleDialog: lazy(() => import('../../../features/schedules/schedule-dialog.tsx')),
}

export const Route = createFileRoute('/_app/reports/run/$type')({ validateSearch: readReportSearch, component: Run })

function Run() {
  const me = useMe()
  const { type } = Route.useParams()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  if (!canReport(me, 'manage')) return <ToastAndLeave message={messages.noAccess} />
  return (
    <ReportFlow
      key={type}
      type={type}
      FirstStep={FirstStep}
      dialogs={dialogs}
      search={search}
      onSearch={(next, replace) => void navigate({ search: next, replace, resetScroll: false })}
      onClose={() => void navigate({ to: '/reports/run', search: {} })}
    />
  )
}
