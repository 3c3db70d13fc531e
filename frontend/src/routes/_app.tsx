import { createFileRoute, Navigate, Outlet, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { Frame } from '../features/frame/frame.tsx'
import { FrameSkeleton } from '../features/frame/frame-skeleton.tsx'
import { signOut } from '../features/session/sign-out.ts'
import { useSession } from '../features/session/use-session.ts'
import { ApiError, sentenceOf } from '../lib/api.ts'
import { MeProvider } from '../lib/me.tsx'
import { ScreenError } from '../lib/screen-error.tsx'
import { showToast } from '../ui/toast.ts'

const GoTo = lazy(() => import('../features/reports/go-to-dialog.tsx'))

export const Route = createFileRoute('/_app')({ component: SignedIn })

function SignedIn() {
  const { me, error, isLoading } = useSession()
  const href = useRouterState({ select: (state) => state.location.href })
  if (error instanceof ApiError && error.status === 401) return <Navigate to="/login" search={href === '/reports' ? {} : { next: href }} replace />
  if (error && !me) return <ScreenError error={error} reset={() => window.location.reload()} />
  if (isLoading || !me) return <FrameSkeleton />
  const logOut = () => {
    signOut().catch((failure: unknown) => showToast({ kind: 'error', message: sentenceOf(failure) }))
  }
  return (
    <MeProvider me={me}>
      <Frame
        me={me}
        onLogOut={logOut}
        goTo={(close) => (
          <Suspense>
            <GoTo onClose={close} />
          </Suspense>
        )}
      >
        <Outlet />
      </Frame>
    </MeProvider>
  )
}
