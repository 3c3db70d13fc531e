import { useNavigate } from '@tanstack/react-router'
import { type ComponentProps, lazy } from 'react'
import { reportManifest } from '../../../../../shared/reports/index.ts'
import { ReportsPage } from '../../../features/list/reports-page.tsx'
import { FirstStep } from '../../../features/steps/first-step.tsx'
import { useTitle } from '../../../lib/use-title.ts'

const RunDialog = lazy(() => import('../../../features/schedules/run-dialog.tsx'))

/** What a report is about is chosen over the list of reports, as its type is. */
export default function FirstStepOverList(props: ComponentProps<typeof FirstStep>) {
  const navigate = useNavigate()
  useTitle(reportManifest(props.type)?.name ?? 'Run a report')
  return (
    <>
      <ReportsPage
        RunDialog={RunDialog}
        openRun={null}
        onOpenRun={(run) => void navigate({ to: '/reports', search: run ? { run } : {} })}
        filter={{}}
        onFilter={() => undefined}
      />
      <FirstStep {...props} />
    </>
  )
}
