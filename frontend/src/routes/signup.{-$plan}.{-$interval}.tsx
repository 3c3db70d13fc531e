import { createFileRoute, notFound } from '@tanstack/react-router'
import { intervalOf, planOf } from '../features/session/chosen-plan.ts'
import { SignUpPage } from '../features/session/sign-up-page.tsx'

export const Route = createFileRoute('/signup/{-$plan}/{-$interval}')({ component: SignUp })

function SignUp() {
  const { plan, interval } = Route.useParams()
  const [chosen, paid] = [planOf(plan), intervalOf(interval)]
  if (!chosen || !paid) throw notFound()
  return <SignUpPage plan={chosen} interval={paid} />
}
