import { createFileRoute, Outlet } from '@tanstack/react-router'
import { lazy } from 'react'
import { ReportsPage } from '../../../features/list/reports-page.tsx'

const RunDialog = lazy(() => import('../../../features/schedules/run-dialog.tsx'))

/** The run that is open, and what the list is filtered by, so that a reload or a link shows the same. */
const names = ['run', 'state', 'q', 'view', 'month'] as const
type Search = Partial<Record<(typeof names)[number], string>>
const chosen = (search: Record<string, unknown>): Search => Object.fromEntries(names.flatMap((name) => (search[name] ? [[name, String(search[name])]] : [])))

/** The list stays below the picker and the schedule dialog, so closing one leaves everything in place. */
export const Route = createFileRoute('/_app/reports/_list')({
  validateSearch: chosen,
  component: List,
})

function List() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <>
      <ReportsPage
        RunDialog={RunDialog}
        openRun={search.run ?? null}
        onOpenRun={(run) => void navigate({ to: '.', search: chosen({ ...search, run }) })}
        filter={search}
        onFilter={(filter) => void navigate({ to: '.', search: chosen({ ...search, ...filter }), replace: true })}
      />
      <Outlet />
    </>
  )
}
