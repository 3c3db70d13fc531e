import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { ProfilePage } from '../../../features/profiles/profile-page.tsx'
import { ListSkeleton } from '../../../ui/list-skeleton.tsx'
import { Part } from '../../../ui/part.tsx'

const ImportDialog = lazy(() => import('../../../features/imports/import-dialog.tsx'))

const ImportHistory = lazy(() => import('../../../features/imports/import-history.tsx'))

export const Route = createFileRoute('/_app/settings/profiles/$gid')({ component: Profile })

function Profile() {
  const { gid } = Route.useParams()
  return (
    <ProfilePage
      gid={gid}
      history={
        <Suspense fallback={<ListSkeleton what="imports" rows={2} />}>
          <ImportHistory key={gid} profileId={gid} />
        </Suspense>
      }
      importing={(opened) => (
        <Part onClose={opened.onClose}>
          <ImportDialog {...opened} />
        </Part>
      )}
    />
  )
}
