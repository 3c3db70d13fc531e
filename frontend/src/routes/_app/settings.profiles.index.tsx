import { createFileRoute } from '@tanstack/react-router'
import { lazy } from 'react'
import { messages } from '../../../../shared/messages.ts'
import { ProfilesPage } from '../../features/profiles/profiles-page.tsx'
import { can, useMe } from '../../lib/me.tsx'
import { ToastAndLeave } from '../../screen/toast-and-leave.tsx'
import { Part } from '../../ui/part.tsx'

const ImportDialog = lazy(() => import('../../features/imports/import-dialog.tsx'))

export const Route = createFileRoute('/_app/settings/profiles/')({ component: Profiles })

function Profiles() {
  if (!can(useMe(), 'profiles', 'view')) return <ToastAndLeave message={messages.noAccess} />
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
