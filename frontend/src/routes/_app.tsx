import { createFileRoute, Navigate, Outlet, useRouter, useRouterState } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import type { Me } from '../../../shared/api/auth.ts'
import { isWarned } from '../features/banners/is-warned.ts'
import { Bell } from '../features/notifications/bell.tsx'
import { signOut } from '../features/session/sign-out.ts'
import { useSession } from '../features/session/use-session.ts'
import { Shell } from '../features/shell/shell.tsx'
import { ShellSkeleton } from '../features/shell/shell-skeleton.tsx'
import { ApiError } from '../lib/api.ts'
import { MeProvider } from '../lib/me.tsx'
import { straysOnSmall } from '../lib/small-screens.ts'
import { tellFailure } from '../lib/tell-failure.ts'
import { ScreenError } from '../screen/screen-error.tsx'
import { Part } from '../ui/part.tsx'

const ImpersonationBar = lazy(() => import('../features/impersonation/impersonation-bar.tsx'))
const Banners = lazy(() => import('../features/banners/banners.tsx'))
const NoGroups = lazy(() => import('../screen/no-groups-page.tsx'))
const GoTo = lazy(() => import('../features/go-to/go-to-dialog.tsx'))

export const Route = createFileRoute('/_app')({ component: SignedIn })

function SignedIn() {
  const { me, error, isLoading, retry } = useSession()
  if (error instanceof ApiError && error.status === 401) return <ToSignIn />
  if (isLoading) return <ShellSkeleton />
  if (error instanceof Error && !me)
    return (
      <main>
        <ScreenError error={error} reset={retry} />
      </main>
    )
  if (!me) return <ShellSkeleton />
  const logOut = () => {
    signOut().catch((failure: unknown) => tellFailure(failure))
  }
  return (
    <MeProvider me={me}>
      {me.impersonating_user_gid && (
        <Suspense>
          <ImpersonationBar me={me} />
        </Suspense>
      )}
      <Shell
        me={me}
        onLogOut={logOut}
        bell={<Bell />}
        goTo={(close) => (
          <Part onClose={close}>
            <GoTo onClose={close} />
          </Part>
        )}
      >
        {isWarned(me) && (
          // the line of one: the page would move under somebody's pointer when it comes
          <Suspense fallback={<div style={{ minHeight: 44 }} />}>
            <Banners me={me} />
          </Suspense>
        )}
        <Opened me={me}>
          <Outlet />
        </Opened>
      </Shell>
    </MeProvider>
  )
}

/** The page of the address, unless it is one for larger screens, or one about profile groups and there are none. */
function Opened({ me, children }: { me: Me; children: ReactNode }) {
  const router = useRouter()
  // what is shown, not what is on its way: a page that is led away from would be shown for a moment, and write into the address of the next
  const pathname = useRouterState({ select: ({ matches }) => matches.at(-1)?.pathname ?? '/' })
  // a window that is made smaller stays where it is
  const followed = useMemo(() => (straysOnSmall(pathname) ? router.latestLocation.href : null), [pathname, router])
  if (followed !== null) return <Navigate to="/dashboard" state={{ followed }} replace />
  // the other screens are there without groups, or say themselves what is missing
  if (me.entities.length > 0 || !/^\/reports(-mobile)?(\/|$)/.test(pathname)) return children
  return (
    <Suspense>
      <NoGroups pathname={pathname} />
    </Suspense>
  )
}

/** Leads to the sign-in page and back again afterwards. */
function ToSignIn() {
  const router = useRouter()
  // read once: while the router moves on, its address is already the sign-in page's
  const [asked] = useState(() => router.latestLocation.href)
  return <Navigate to="/login" search={asked === '/dashboard' ? {} : { next: asked }} replace />
}
