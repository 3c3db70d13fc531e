import { createFileRoute, Outlet } from '@tanstack/react-router'
import { lazy } from 'react'
import { ReportsPage } from '../../../features/list/reports-page.tsx'

const EditDialog = lazy(() => import('../../../features/schedules/edit-dialog.tsx'))

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
      <ReportsPage EditDialog={EditDialog} openRun={run ?? null} onOpenRun={(id) => void navigate({ to: '.', search: id ? { run: id } : {} })} />
      <Outlet />
    </>
  )
}
