/** The pages that Stripe hosts: paying, changing the card, an invoice. Plain forms without scripts. */
import { html, Markup } from '../../../shared/html.ts'
import type { Customer, Invoice, Price, Session } from './records.ts'

const styles = `:root{color-scheme:light dark;font:15px/22px system-ui,sans-serif}body{margin:0;display:grid;place-items:center;min-height:100vh;background:light-dark(#f4f6fa,#11151d)}
main{width:min(400px,100vw - 32px);background:light-dark(#fff,#1a202b);border-radius:12px;padding:28px;box-sizing:border-box}h1{font-size:18px;margin:0 0 4px}
p{margin:0 0 20px}b.sum{font-size:32px;line-height:40px}label{display:block;margin:0 0 16px}input{display:block;width:100%;box-sizing:border-box;font:inherit;padding:10px 12px;margin-top:4px;
border:1px solid light-dark(#b9c2d0,#465066);border-radius:8px;background:transparent;color:inherit}button{font:inherit;font-weight:600;width:100%;padding:11px;border:0;border-radius:8px;background:#27409f;color:#fff}
a{color:light-dark(#27409f,#9db1ff)}.bad{color:light-dark(#b3261e,#ff9a92)}small{display:block;margin-top:20px;opacity:.8}`

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`

function page(title: string, body: Markup): string {
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · Stripe, local</title><style>${new Markup(styles)}</style></head>
<body><main>${body}</main></body>
</html>`.source
}

const cardField = (said: string | null) => html`${said === null ? '' : html`<p class="bad" role="alert">${said}</p>`}
<label>Card number<input name="card" value="4242424242424242" inputmode="numeric" autocomplete="off" required></label>`
const hint = html`<small>Nothing is charged: this stands in for Stripe. 4000000000000002 is declined, 4000000000000341 when it is charged again.</small>`

export function checkoutPage({ cancel_url, coupon }: Session, { amount, interval, metadata }: Price, said: string | null): string {
  const total = coupon ? Math.round(amount / 2) : amount
  return page(
    'Pay',
    html`<h1>Almanac ${metadata.plan}</h1><p><b class="sum">${dollars(total)}</b> a ${interval}</p>
<form method="post">${cardField(said)}<button>Subscribe</button></form><p></p><a href="${cancel_url}">Back</a>${hint}`,
  )
}

export function expiredPage({ cancel_url }: Session): string {
  return page('Expired', html`<h1>This checkout session has expired</h1><p>Nothing was charged.</p><a href="${cancel_url}">Back</a>`)
}

export function portalPage({ email, card }: Customer, back: string, said: string | null): string {
  return page(
    'Billing',
    html`<h1>Billing</h1><p>${email}${card ? `, card ending in ${card.slice(-4)}` : ''}</p>
<form method="post">${cardField(said)}<button>Change card</button></form><p></p><a href="${back}">Back</a>${hint}`,
  )
}

export function invoicePage({ number, due, status, created }: Invoice, customer: Customer | undefined): string {
  const date = new Date(created * 1000).toISOString().slice(0, 10)
  const fields = Object.entries(customer?.fields ?? {}).map(([name, value]) => `${name} ${value}`)
  const to = [customer?.name ?? '', ...Object.values(customer?.address ?? {}), ...fields].filter((line) => line !== '').join(', ')
  return page('Invoice', html`<h1>Invoice ${number}</h1><p>${to}</p><p>${date}, ${status}</p><b class="sum">${dollars(due)}</b>`)
}
