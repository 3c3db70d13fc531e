import { createFileRoute } from '@tanstack/react-router'
import { type SignInFailure, securityMessages } from '../../../shared/security-messages.ts'
import { LoginPage } from '../features/session/login-page.tsx'

type Search = { next?: string; failed?: SignInFailure; step?: 'code' }

const isFailure = (given: unknown): given is SignInFailure => typeof given === 'string' && Object.hasOwn(securityMessages.failed, given)

export const Route = createFileRoute('/login')({
  validateSearch: ({ next, failed, step }: Record<string, unknown>): Search => ({
    ...(typeof next === 'string' ? { next } : {}),
    ...(isFailure(failed) ? { failed } : {}),
    ...(step === 'code' ? { step } : {}),
  }),
  component: Login,
})

function Login() {
  const { next, failed, step } = Route.useSearch()
  return <LoginPage next={next} failed={failed} step={step} />
}
