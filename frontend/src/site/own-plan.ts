/** On the pricing page: what the visitor has already, in place of what is offered to everybody. */
import { pay } from './pay.ts'
import { nextUp, type OwnPlan, type Plans, planButton } from './plan-state.ts'

const all = (selector: string, within: ParentNode = document) => [...within.querySelectorAll<HTMLElement>(selector)]

function change(link: HTMLElement, { label, to }: ReturnType<typeof planButton>): void {
  link.textContent = label
  if (to !== null) link.setAttribute('href', to)
  else {
    link.removeAttribute('href')
    link.setAttribute('role', 'link')
    link.setAttribute('aria-disabled', 'true')
  }
}

/** Who is signed in is led back, and not asked to sign in. */
function leadBack(): void {
  for (const link of all('a[href="/login"]')) {
    link.setAttribute('href', '/dashboard')
    link.textContent = 'Dashboard'
  }
}

function offer(plans: Plans['plans'], own: OwnPlan): void {
  const [primary, plain] = [all('[data-primary]')[0]?.className ?? '', all('[data-plan] [data-interval]:not([data-primary])')[0]?.className ?? '']
  const next = nextUp(plans)
  for (const plan of plans) {
    for (const link of all(`[data-plan="${plan.id}"] [data-act] a`)) {
      const interval = link.dataset.interval === 'yearly' ? 'yearly' : 'monthly'
      const button = planButton(plan, own, interval)
      change(link, button)
      if (button.pays) link.addEventListener('click', (event) => pay(event, link, { planId: plan.id, priceInterval: interval }))
      if (plan.signup && plan.id !== 'free') link.className = plan.id === next ? primary : plain
    }
    for (const note of all(`[data-plan="${plan.id}"] [data-act] small`)) note.textContent = ''
  }
}

export async function showOwnPlan(): Promise<void> {
  const answer = await fetch('/api/subscription/plans').catch(() => null)
  if (!answer?.ok) return
  const { plans, billing, user }: Plans = await answer.json()
  for (const note of all('[data-unbilled]')) note.hidden = billing !== 'none'
  if (!user) return
  leadBack()
  if (user.isManager && billing !== 'none') offer(plans, user.subscription)
  // their places stay, so that nothing moves
  else for (const act of all('[data-act]')) act.style.visibility = 'hidden'
}
