import { createRootRoute, lazyRouteComponent, Outlet } from '@tanstack/react-router'
import { SWRConfig, useSWRConfig } from 'swr'
import { ApiError } from '../lib/api.ts'
import { ScreenError } from '../lib/screen-error.tsx'
import { ToastHost } from '../ui/toast-host.tsx'

export const Route = createRootRoute({
  component: Root,
  errorComponent: ScreenError,
  notFoundComponent: lazyRouteComponent(() => import('../lib/not-found.tsx'), 'NotFound'),
})

function Root() {
  const { mutate } = useSWRConfig()
  return (
    <SWRConfig
      value={{
        revalidateOnFocus: false,
        shouldRetryOnError: false,
        onError: (error: unknown, key) => {
          // the session ended elsewhere: ask who is signed in, which leads to the sign-in page
          if (error instanceof ApiError && error.status === 401 && key !== '/me') void mutate('/me')
        },
      }}
    >
      <Outlet />
      <ToastHost />
    </SWRConfig>
  )
}
