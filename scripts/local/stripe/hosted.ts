/** What the pages that Stripe hosts do: a page to show, or where to lead on; null where there is none. */
import { at, type Form } from './form.ts'
import { checkoutPage, expiredPage, invoicePage, portalPage } from './pages.ts'
import { Declined, type World } from './world.ts'

export type Shown = { page: string; status: number } | { to: string }

const declined = 'Your card was declined.'

/** Leads on when it went well; the page again when the card is declined. */
function withCard(act: () => void, to: string, again: () => string): Shown {
  try {
    act()
    return { to }
  } catch (error) {
    if (!(error instanceof Declined)) throw error
    return { page: again(), status: 402 }
  }
}

export function hosted(world: World, { pathname, searchParams }: URL, method: string, form: Form): Shown | null {
  const { sessions, prices, customers, invoices } = world.kept
  const [, kind = '', second = '', third = ''] = pathname.split('/')
  const card = at(form, 'card').replace(/\D/g, '')
  const session = sessions[third]
  const price = session && prices[session.price]
  if (kind === 'c' && session && price) {
    if (session.status === 'complete') return { to: session.success_url }
    if (session.status === 'expired') return { page: expiredPage(session), status: 410 }
    if (method === 'GET') return { page: checkoutPage(session, price, null), status: 200 }
    return withCard(
      () => world.complete(session, card),
      session.success_url,
      () => checkoutPage(session, price, declined),
    )
  }
  const customer = customers[third]
  const back = searchParams.get('return_url') ?? '/'
  if (kind === 'p' && customer) {
    if (method === 'GET') return { page: portalPage(customer, back, null), status: 200 }
    return withCard(
      () => world.replaceCard(customer.id, card),
      back,
      () => portalPage(customer, back, declined),
    )
  }
  const invoice = invoices[second.replace('.pdf', '')]
  return kind === 'invoices' && invoice ? { page: invoicePage(invoice, customers[invoice.customer]), status: 200 } : null
}
