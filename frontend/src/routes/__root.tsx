import { createRootRoute, type ErrorComponentProps, lazyRouteComponent, Outlet } from '@tanstack/react-router'
import { SWRConfig } from 'swr'
import { PageAlert } from '../screen/page-alert.tsx'
import { ScreenError } from '../screen/screen-error.tsx'
import { OfflineNotice } from '../ui/offline-notice.tsx'
import { ToastHost } from '../ui/toast-host.tsx'

export const Route = createRootRoute({
  component: Root,
  errorComponent: Broken,
  notFoundComponent: lazyRouteComponent(() => import('../screen/not-found.tsx'), 'NotFound'),
})

function Root() {
  return (
    <SWRConfig value={{ revalidateOnFocus: false, shouldRetryOnError: false }}>
      <Outlet />
      <PageAlert />
      <OfflineNotice />
      <ToastHost />
    </SWRConfig>
  )
}

/** Without the frame round it, which has the landmark otherwise. */
function Broken(failed: ErrorComponentProps) {
  return (
    <main>
      <ScreenError {...failed} />
    </main>
  )
}
