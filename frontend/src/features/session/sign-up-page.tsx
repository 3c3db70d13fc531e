import { Link } from '@tanstack/react-router'
import { UserRoundX } from 'lucide-react'
import { useState } from 'react'
import { messages } from '../../../../shared/messages.ts'
import { type BillingInterval, plans, type SignUpPlanId, trialDays } from '../../../../shared/plan-catalogue.ts'
import type { Billing } from '../../../../shared/plan-figures.ts'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import { useRead } from '../../lib/use-read.ts'
import { useTitle } from '../../lib/use-title.ts'
import { buttonClass } from '../../ui/button.tsx'
import { EntryPage } from './entry-page.tsx'
import { NoticePage } from './notice-page.tsx'
import { PlanSlip } from './plan-slip.tsx'
import { type SignUp, SignUpForm } from './sign-up-form.tsx'
import { SignUpSent } from './sign-up-sent.tsx'

export function SignUpPage({ plan, interval }: { plan: SignUpPlanId; interval: BillingInterval }) {
  useTitle('Create your account')
  const [sent, setSent] = useState<SignUp | null>(null)
  // when it cannot be asked, whoever sends the form is told
  const { data } = useRead('GET /auth/signup', {}, { silent: true })
  if (sent) return <SignUpSent sent={sent} onOther={() => setSent(null)} />
  if (data && !data.open)
    return (
      <NoticePage
        icon={UserRoundX}
        title={data.mode === 'invite' ? messages.signUp.byInvitation : messages.signUp.closed}
        actions={
          <Link to="/login" className={buttonClass()}>
            Back to sign in
          </Link>
        }
      />
    )
  return (
    <EntryPage
      title="Create your account"
      lead={leadOf(plan, data?.billing)}
      look="slip"
      aside={<PlanSlip plan={data?.billing === 'stripe' ? plan : null} />}
      alt={
        <span>
          Already have an account? <Link to="/login">Sign in</Link>
        </span>
      }
    >
      <SignUpForm plan={plan} interval={interval} onSent={setSent} />
    </EntryPage>
  )
}

/** Empty until it is known whether anything is charged here. */
function leadOf(plan: SignUpPlanId, billing: Billing | undefined): string {
  if (billing === undefined) return '\u00a0'
  if (billing === 'none') return screenMessages.subscription.signUpLead
  return screenMessages.signUp.lead(plans[plan].name, plan === 'free' ? null : trialDays)
}
