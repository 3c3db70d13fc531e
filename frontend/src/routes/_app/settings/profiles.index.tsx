import { createFileRoute } from '@tanstack/react-router'
import { lazy } from 'react'
import { ProfilesPage } from '../../../features/profiles/profiles-page.tsx'
import { Part } from '../../../ui/part.tsx'

const ImportDialog = lazy(() => import('../../../features/imports/import-dialog.tsx'))

export const Route = createFileRoute('/_app/settings/profiles/')({ component: Profiles })

function Profiles() {
  return (
    <ProfilesPage
      importing={(opened) => (
        <Part onClose={opened.onClose}>
          <ImportDialog {...opened} />
        </Part>
      )}
    />
  )
}
