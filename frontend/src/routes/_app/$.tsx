import { createFileRoute, notFound } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { NamedArea } from '../../screen/named-area.tsx'

const AdminPage = lazy(() => import('../../features/admin/admin-page.tsx'))

/** Areas that are known by name alone, and the sections of administration; any other address is none of a screen, whoever asks. */
export const Route = createFileRoute('/_app/$')({
  beforeLoad: async ({ params: { _splat: path } }) => {
    const { isArea } = await import('../../../../shared/named-areas.ts')
    if (!isArea(`/${path}`)) throw notFound()
  },
  component: Area,
})

function Area() {
  const path = `/${Route.useParams()._splat}`
  if (!path.startsWith('/admin/')) return <NamedArea path={path} />
  return (
    <Suspense>
      <AdminPage path={path} />
    </Suspense>
  )
}
