import { createFileRoute } from '@tanstack/react-router'
import { OwnLeaving } from '../../../features/leaving/own-leaving.tsx'
import { PersonalPage } from '../../../features/preferences/personal-page.tsx'

export const Route = createFileRoute('/_app/settings/preferences/personal')({ component: Personal })

function Personal() {
  return (
    <>
      <PersonalPage />
      <OwnLeaving />
    </>
  )
}
