import { createFileRoute } from '@tanstack/react-router'
import { featureMessages } from '../../../../../shared/feature-messages.ts'
import { messages } from '../../../../../shared/messages.ts'
import { BuilderPage } from '../../../features/report-builder/builder-page.tsx'
import { canReport, hasFeature, useMe } from '../../../lib/me.tsx'
import { ToastAndLeave } from '../../../screen/toast-and-leave.tsx'

export const Route = createFileRoute('/_app/reports/templates_/$templateId')({ component: Template })

function Template() {
  const me = useMe()
  const { templateId } = Route.useParams()
  const navigate = Route.useNavigate()
  if (!canReport(me, 'manage')) return <ToastAndLeave message={messages.noAccess} />
  if (!hasFeature(me, 'report_builder')) return <ToastAndLeave kind="locked" message={featureMessages.report_builder} />
  return (
    <BuilderPage
      key={templateId}
      flavor={null}
      templateId={templateId}
      onClose={() => void navigate({ to: '/reports/templates' })}
      onMade={(id) => void navigate({ to: '/reports/templates/$templateId', params: { templateId: id } })}
    />
  )
}
