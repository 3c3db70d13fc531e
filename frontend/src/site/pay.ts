/** From the pricing page to the one on which a plan is paid for. Whatever keeps it from there is told by Plan & Billing, to which the link leads. */
import { randomId } from '../lib/random-id.ts'

type Wanted = { readonly planId: string; readonly priceInterval: 'monthly' | 'yearly' }

const coupon = () => /(?:^|; )coupon=([\w-]+)/.exec(document.cookie)?.[1]

async function checkout(wanted: Wanted): Promise<string | null> {
  const body = JSON.stringify({ ...wanted, referenceId: randomId(), coupon: coupon() })
  const answer = await fetch('/api/subscription/checkout', { method: 'POST', headers: { 'content-type': 'application/json' }, body }).catch(() => null)
  const { url } = answer?.ok ? await answer.json() : {}
  return typeof url === 'string' ? url : null
}

export function pay(event: MouseEvent, link: HTMLElement, wanted: Wanted): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  if (link.ariaDisabled === 'true') return
  const label = link.textContent
  link.textContent = 'Processing'
  link.ariaDisabled = 'true'
  void checkout(wanted).then((url) => location.assign(url ?? '/settings/subscription'))
  // whoever comes back by the browser's own button finds it as it was
  addEventListener('pageshow', () => {
    link.textContent = label
    link.ariaDisabled = null
  })
}
