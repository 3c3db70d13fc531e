import { createFileRoute } from '@tanstack/react-router'
import { featureMessages } from '../../../../../shared/feature-messages.ts'
import { messages } from '../../../../../shared/messages.ts'
import { BuilderPage } from '../../../features/report-builder/builder-page.tsx'
import { canReport, hasFeature, useMe } from '../../../lib/me.tsx'
import { ToastAndLeave } from '../../../screen/toast-and-leave.tsx'

export const Route = createFileRoute('/_app/reports/templates_/new/$flavor')({ component: NewTemplate })

function NewTemplate() {
  const me = useMe()
  const { flavor } = Route.useParams()
  const navigate = Route.useNavigate()
  if (!canReport(me, 'manage')) return <ToastAndLeave message={messages.noAccess} />
  if (!hasFeature(me, 'report_builder')) return <ToastAndLeave kind="locked" message={featureMessages.report_builder} />
  return (
    <BuilderPage
      key={flavor}
      flavor={flavor}
      templateId={null}
      onClose={() => void navigate({ to: '/reports/templates' })}
      onMade={(templateId) => void navigate({ to: '/reports/templates/$templateId', params: { templateId }, replace: true })}
    />
  )
}
