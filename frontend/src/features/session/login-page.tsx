import { Link, useNavigate } from '@tanstack/react-router'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import { useTitle } from '../../lib/use-title.ts'
import { EntryPage } from './entry-page.tsx'
import { LoginForm } from './login-form.tsx'
import { Promises } from './promises.tsx'

/** Only paths of this site: a crafted link must not lead away after signing in. */
function safePath(next: string | undefined): string {
  return next?.startsWith('/') && !next.startsWith('//') && !next.startsWith('/\\') ? next : '/reports'
}

export function LoginPage({ next }: { next: string | undefined }) {
  useTitle('Sign in')
  const navigate = useNavigate()
  return (
    <EntryPage
      title="Sign in"
      lead={screenMessages.welcome.lead}
      aside={<Promises />}
      alt={
        <>
          New here? <Link to="/signup/{-$plan}/{-$interval}">Create an account</Link>
        </>
      }
    >
      <LoginForm onSignedIn={() => void navigate({ href: safePath(next), replace: true })} />
    </EntryPage>
  )
}
