import { type PlanId, planRows, trialDays } from '../../../../shared/plan-catalogue.ts'
import { Action } from '../parts/action.tsx'
import { ByInterval } from './by-interval.tsx'

/** What a visitor reads on the button of a plan. */
function labelFor(plan: PlanId): string {
  if (!planRows[plan].signup) return 'Request a demo'
  return planRows[plan].price_month === 0 ? 'Get started' : `Try free for ${trialDays}-days`
}

/** A link for each interval, so that the choice is kept; what a manager finds in its place is put there by site.ts. */
export function PlanAction({ plan, className }: { plan: PlanId; className?: string }) {
  const look = planRows[plan].flag ? 'primary' : 'line'
  const label = labelFor(plan)
  if (!planRows[plan].signup)
    return (
      <Action look={look} size="medium" full className={className} href="/demo/">
        {label}
      </Action>
    )
  return (
    <ByInterval>
      {(interval) => (
        <Action
          look={look}
          size="medium"
          full
          className={className}
          href={`/signup/${plan}/${interval}`}
          data-interval={interval}
          data-primary={look === 'primary' || undefined}
        >
          {label}
        </Action>
      )}
    </ByInterval>
  )
}
