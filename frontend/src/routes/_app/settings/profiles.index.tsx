import { createFileRoute } from '@tanstack/react-router'
import { lazy } from 'react'
import { ProfilesPage } from '../../../features/profiles/profiles-page.tsx'
import { readAdding } from '../../../lib/adding-search.ts'
import { useAdding } from '../../../lib/use-adding.ts'
import { Part } from '../../../ui/part.tsx'

const ImportDialog = lazy(() => import('../../../features/imports/import-dialog.tsx'))

export const Route = createFileRoute('/_app/settings/profiles/')({ validateSearch: readAdding, component: Profiles })

function Profiles() {
  const adding = useAdding(Route.useSearch())
  return (
    <ProfilesPage
      key={adding}
      adding={adding > 0}
      importing={(opened) => (
        <Part onClose={opened.onClose}>
          <ImportDialog {...opened} />
        </Part>
      )}
    />
  )
}
