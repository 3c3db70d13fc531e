import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ownPath } from '../../../../shared/own-path.ts'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import { type SignInFailure, securityMessages } from '../../../../shared/security-messages.ts'
import { useTitle } from '../../lib/use-title.ts'
import { EntryPage } from './entry-page.tsx'
import { LoginForm } from './login-form.tsx'
import { Promises } from './promises.tsx'
import { ProviderButton } from './provider-button.tsx'
import { SecondStepForm } from './second-step-form.tsx'

type Step = { at: 'password'; said: string | null } | { at: 'code' }

const isFailure = (given: string | undefined): given is SignInFailure => given !== undefined && Object.hasOwn(securityMessages.failed, given)

type LoginPageProps = {
  next: string | undefined
  /** why signing in by the provider led back here */
  /** of a sign-in by provider: its key among the sentences */
  failed: string | undefined
  /** the second step, where the first was made at the provider */
  step: 'code' | undefined
}

export function LoginPage({ next, failed, step: first }: LoginPageProps) {
  useTitle('Sign in')
  const navigate = useNavigate()
  const [step, setStep] = useState<Step>(first ? { at: first } : { at: 'password', said: isFailure(failed) ? securityMessages.failed[failed] : null })
  const enter = (first: string) => void navigate({ href: ownPath(next) ?? first, replace: true })
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
        <span>
          New here? <Link to="/signup/{-$plan}/{-$interval}">Create an account</Link>
        </span>
      }
    >
      <ProviderButton next={next} />
      <LoginForm said={step.said} onSignedIn={enter} onCode={() => setStep({ at: 'code' })} />
    </EntryPage>
  )
}
