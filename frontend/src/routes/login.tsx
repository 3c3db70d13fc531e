import { createFileRoute } from '@tanstack/react-router'
import { LoginPage } from '../features/session/login-page.tsx'

type Search = { next?: string; failed?: string; step?: 'code' }

export const Route = createFileRoute('/login')({
  validateSearch: ({ next, failed, step }: Record<string, unknown>): Search => ({
    ...(typeof next === 'string' ? { next } : {}),
    ...(typeof failed === 'string' ? { failed } : {}),
    ...(step === 'code' ? { step } : {}),
  }),
  component: Login,
})

function Login() {
  const { next, failed, step } = Route.useSearch()
  return <LoginPage next={next} failed={failed} step={step} />
}
