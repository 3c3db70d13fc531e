import { createFileRoute, Outlet } from '@tanstack/react-router'
import { lazy } from 'react'
import { ReportsPage } from '../../../features/list/reports-page.tsx'

const RunDialog = lazy(() => import('../../../features/schedules/run-dialog.tsx'))

/** The list stays below the picker and the schedule dialog, so closing one leaves everything in place. */
export const Route = createFileRoute('/_app/reports/_list')({
  validateSearch: (search: Record<string, unknown>): { run?: string } => (typeof search.run === 'string' ? { run: search.run } : {}),
  component: List,
})

function List() {
  const { run } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <>
      <ReportsPage RunDialog={RunDialog} openRun={run ?? null} onOpenRun={(id) => void navigate({ to: '.', search: id ? { run: id } : {} })} />
      <Outlet />
    </>
  )
}
