import { useNavigate } from '@tanstack/react-router'
import { type ComponentProps, lazy } from 'react'
import { ReportsPage } from '../../../features/list/reports-page.tsx'
import { FirstStep } from '../../../features/steps/first-step.tsx'

const RunDialog = lazy(() => import('../../../features/schedules/run-dialog.tsx'))

/** What a report is about is chosen over the list of reports, as its type is. */
export default function FirstStepOverList(props: ComponentProps<typeof FirstStep>) {
  const navigate = useNavigate()
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
