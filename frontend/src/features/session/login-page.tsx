import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import { securityMessages } from '../../../../shared/security-messages.ts'
import { useTitle } from '../../lib/use-title.ts'
import { EntryPage } from './entry-page.tsx'
import { LoginForm } from './login-form.tsx'
import { Promises } from './promises.tsx'
import { SecondStepForm } from './second-step-form.tsx'

/** Only paths of this site: a crafted link must not lead away after signing in. */
function safePath(next: string | undefined): string {
  return next?.startsWith('/') && !next.startsWith('//') && !next.startsWith('/\\') ? next : '/reports'
}

export function LoginPage({ next }: { next: string | undefined }) {
  useTitle('Sign in')
  const navigate = useNavigate()
  const [step, setStep] = useState<{ at: 'password'; said: string | null } | { at: 'code' }>({ at: 'password', said: null })
  const enter = () => void navigate({ href: safePath(next), replace: true })
  if (step.at === 'code')
    return (
      <EntryPage title="Enter your code" lead={securityMessages.twoFactor.lead} aside={<Promises />}>
        <SecondStepForm onSignedIn={enter} onOver={(said) => setStep({ at: 'password', said })} />
      </EntryPage>
    )
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
      <LoginForm said={step.said} onSignedIn={enter} onCode={() => setStep({ at: 'code' })} />
    </EntryPage>
  )
}
