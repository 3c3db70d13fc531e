import { createFileRoute, Outlet } from '@tanstack/react-router'
import { SettingsFrame } from '../../../features/settings/settings-frame.tsx'
import { ScreenError } from '../../../screen/screen-error.tsx'

export const Route = createFileRoute('/_app/settings')({ component: Settings, errorComponent: ScreenError })

function Settings() {
  return (
    <SettingsFrame>
      <Outlet />
    </SettingsFrame>
  )
}
