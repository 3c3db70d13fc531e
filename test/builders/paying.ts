/** An account whose plan is paid for at the stand-in of Stripe, which tells the product of it. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { handlerOf } from '../../functions/edge/endpoints/index.ts'
import { startSession } from '../../functions/kernel/accounts/sessions.ts'
import { getAccount, putAccount, putUser } from '../../functions/kernel/accounts/store.ts'
import { listen } from '../../scripts/local/listen.ts'
import { createStripe } from '../../scripts/local/stripe/index.ts'
import { callHandler } from './call.ts'
import { startTable } from './stack.ts'

const Told = v.array(v.object({ id: v.string(), type: v.string(), sent: v.number(), body: v.string() }))
const Invoices = v.array(v.object({ amount: v.number(), status: v.string() }))
const Alerts = v.array(v.object({ message: v.string() }))
type Name = Parameters<typeof handlerOf>[0]

export const goodCard = '4242424242424242'
export const webhookSecret = 'whsec_test'

export type Paying = Awaited<ReturnType<typeof startPaying>>

/** Whoever starts it stops it; `begin` makes another account, on trial, of which all that follows is. */
export async function startPaying() {
  const now = new Date()
  // of its own: what another one writes last may come after its end
  const folder = mkdtempSync(join(tmpdir(), 'almanac-stripe-'))
  const answers: number[] = []
  const state = { account: '', accounts: 0, answers }

  const receive = (body: string, signature: string) =>
    callHandler(handlerOf('receive-stripe-event'), 'POST', '/webhooks/stripe', {
      body,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    })
  const table = await startTable()
  const hook = await listen(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const { status } = await receive(body, String(request.headers['stripe-signature']))
    state.answers.push(status)
    response.writeHead(status).end()
  })
  const origin = (): string => `http://127.0.0.1:${served.port}`
  const served = await listen(
    createStripe({ file: join(folder, 'world.json'), origin, webhook: () => `http://127.0.0.1:${hook.port}/`, secret: webhookSecret }).listener,
  )
  Object.assign(process.env, {
    ALMANAC_BILLING: 'stripe',
    ALMANAC_LIMIT_FACTOR: '1000',
    ALMANAC_ORIGIN: 'https://reports.example.com',
    ALMANAC_STRIPE_KEY: 'sk_test_local',
    ALMANAC_STRIPE_PUBLIC_KEY: 'pk_test_local',
    ALMANAC_STRIPE_WEBHOOK_SECRET: webhookSecret,
    ALMANAC_STRIPE_ADDRESS: origin(),
  })

  const call = async (name: Name, path: string, body?: object, method: 'GET' | 'POST' | 'PATCH' = 'POST') =>
    callHandler(handlerOf(name), method, path, { session: await startSession(state.account, 'u', now), ...(body ? { body } : {}) })
  const control = async (act: string, body: object) => (await fetch(`${origin()}/_local/${act}`, { method: 'POST', body: JSON.stringify(body) })).json()
  const checkout = (more: object = {}) =>
    call('create-checkout', '/subscription/checkout', { planId: 'Advanced', priceInterval: 'monthly', referenceId: crypto.randomUUID(), ...more })
  const payAt = async (url: unknown, card = goodCard) =>
    (await fetch(String(url), { method: 'POST', body: new URLSearchParams({ card }), redirect: 'manual' })).status

  return {
    ...{ now, receive, call, control, checkout, payAt },
    account: () => state.account,
    /** what the product answered to each event that it was told */
    answers: () => state.answers,
    async begin() {
      Object.assign(state, { account: `payer-${++state.accounts}`, answers: [] })
      const trial_ends_at = new Date(now.getTime() + 5 * 86_400_000).toISOString()
      await putAccount({ id: state.account, name: 'Acme', timezone: 'UTC', features: {}, plan: 'advanced', interval: 'monthly', trial_ends_at })
      await putUser(state.account, { id: 'u', email: `u@${state.account}.test`, name: 'U', role: 'OWNER', type: 'member', joined: true, groups: {} })
      await control('hold', { holds: false })
    },
    told: async () => v.parse(Told, await (await fetch(`${origin()}/_local/events`)).json()),
    /** a plan that is paid for, with the events that told of it */
    async paid(more: object = {}, card = goodCard) {
      const status = await payAt((await checkout(more)).json.url, card)
      if (status !== 303) throw new Error(`Paying answered ${status}.`)
      await control('advance', { days: 0 })
    },
    async standing() {
      const found = await getAccount(state.account)
      const { state: paidFor, cancels, amount, card } = found?.paid_plan ?? {}
      return { plan: found?.plan, interval: found?.interval, trial: found?.trial_ends_at !== undefined, state: paidFor, cancels, amount, card }
    },
    invoices: async () => v.parse(Invoices, (await call('list-invoices', '/subscription/invoices', undefined, 'GET')).json.invoices),
    alerts: async () => v.parse(Alerts, (await call('list-alerts', '/alert', undefined, 'GET')).json.alerts).map(({ message }) => message),
    async stop() {
      await Promise.all([served.close(), hook.close(), table.stop()])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** How an account stands that pays for Advanced by the month. */
export const payingAdvanced = { plan: 'advanced', interval: 'monthly', trial: false, state: 'paid', cancels: false, amount: 14_900, card: '4242' }
