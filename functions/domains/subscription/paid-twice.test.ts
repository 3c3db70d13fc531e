import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { subscriptionMessages as words } from '../../../shared/subscription-messages.ts'
import { type Paying, payingAdvanced, startPaying } from '../../../test/builders/paying.ts'
import { getAccount } from '../../kernel/accounts/store.ts'
import { priceFor } from './prices.ts'
import { stripe } from './stripe.ts'

let paying: Paying
beforeAll(async () => {
  paying = await startPaying()
})
afterAll(() => paying.stop())
beforeEach(() => paying.begin())

/** A page to pay for Scale in that the account does not know of, as if it had been made by somebody who was not told of the other. */
async function otherPage(customer: string): Promise<string> {
  const { url } = await stripe().checkout.sessions.create({
    ...{ mode: 'subscription', customer, line_items: [{ price: await priceFor('scale', 'monthly'), quantity: 1 }] },
    ...{
      subscription_data: { metadata: { account_id: paying.account(), reference: 'another' } },
      success_url: 'https://a.test/',
      cancel_url: 'https://a.test/',
    },
  })
  return url ?? ''
}

test('of two payment pages that are open the last one alone can be paid in, whichever is tried first', async () => {
  const [older, newer] = [(await paying.checkout()).json.url, (await paying.checkout({ planId: 'Scale' })).json.url]
  expect(await paying.payAt(older)).toBe(410)
  expect(await paying.payAt(newer)).toBe(303)
  expect(await paying.payAt(older)).toBe(410)
  await paying.control('advance', { days: 0 })
  expect(await paying.standing()).toEqual({ ...payingAdvanced, plan: 'scale', amount: 34_900 })
})

test('pages that are asked for and paid at the same moment make one payment', async () => {
  const pages = await Promise.all([paying.checkout(), paying.checkout({ planId: 'Scale' }), paying.checkout({ priceInterval: 'yearly' })])
  const paidIn = await Promise.all(pages.map(({ json }) => paying.payAt(json.url)))
  expect(paidIn.sort()).toEqual([303, 410, 410])
  await paying.control('advance', { days: 0 })
  expect(await paying.invoices()).toMatchObject([{ status: 'paid' }])
})

test('who has paid before anybody was told of it is not led to another page', async () => {
  await paying.control('hold', { holds: true })
  const { json } = await paying.checkout()
  await paying.payAt(json.url)
  expect(await paying.checkout({ planId: 'Scale' })).toMatchObject({ status: 409, json: { error: words.hasOne } })
  expect(await paying.standing()).toEqual(payingAdvanced)
  expect(await paying.invoices()).toHaveLength(1)
})

test.each(['first', 'last', 'at once'])(
  'a plan that was paid for beside another one ends and its payment goes back, told of once (its event %s)',
  async (order) => {
    await paying.control('hold', { holds: true })
    const { json } = await paying.checkout()
    const customer = (await getAccount(paying.account()))?.customer ?? ''
    const other = await otherPage(customer)
    await paying.payAt(json.url)
    await paying.payAt(other)
    const events = (await paying.told()).filter(({ sent, body }) => sent === 0 && body.includes(customer))
    const sent = order === 'last' ? [...events].reverse() : events
    if (order === 'at once') await Promise.all(sent.map(({ id }) => paying.control(`events/${id}/send`, {})))
    else for (const { id } of sent) await paying.control(`events/${id}/send`, {})
    expect(new Set(paying.answers())).toEqual(new Set([200]))
    expect(await paying.standing()).toEqual(payingAdvanced)
    expect((await paying.invoices()).map(({ amount, status }) => `${amount} ${status}`).sort()).toEqual(['149 paid', '349 refunded'])
    expect(await paying.alerts()).toEqual([
      'Paid twice: Advanced was paid for already. The second payment, $349 for Scale, goes back to the card ending in 4242, and nothing more is charged for it.',
    ])
    await paying.control('advance', { days: 32 })
    expect((await paying.invoices()).map(({ amount }) => amount).sort()).toEqual([149, 149, 349])
  },
)
