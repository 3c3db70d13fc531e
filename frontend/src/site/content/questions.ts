/** Questions and answers. What is a figure of the plans is read from them; no answer names a price or a limit of its own. */
import { formatCount } from '../../../../shared/format-count.ts'
import { networkCodes, networks } from '../../../../shared/networks.ts'
import { addOnIds, addOns } from '../../../../shared/plan-add-ons.ts'
import { planIds, planRows, trialDays } from '../../../../shared/plan-catalogue.ts'
import { priceOf, priceText, yearlySaving } from '../../../../shared/plan-prices.ts'

export type Question = { readonly question: string; readonly answer: string }

const list = new Intl.ListFormat('en-GB')

const paid = planIds.filter((id) => planRows[id].signup && (planRows[id].price_month ?? 0) > 0)
const unlimited = planIds.filter((id) => planRows[id].limits.users === null).map((id) => planRows[id].name)

const usersOf = planIds.flatMap((id) => (planRows[id].limits.users === null ? [] : [`${planRows[id].name} has ${formatCount(planRows[id].limits.users)}`]))
const savings = paid.map((id) => `${priceText(priceOf(id, 'yearly') ?? 0)} for ${planRows[id].name}, ${yearlySaving(id)}% less than twelve months`)
const addOnPrices = addOnIds.map((id) => {
  const { name, free, paid: more, price_month: price } = addOns[id]
  return `${name}: ${free.charAt(0).toLowerCase()}${free.slice(1)} it is free, then ${priceText(price)} a month (${more.charAt(0).toLowerCase()}${more.slice(1)}).`
})

export const planQuestions: readonly Question[] = [
  {
    question: 'How many users does each plan have?',
    answer: `${list.format(usersOf)}; on ${list.format(unlimited)} they are unlimited. Recipients of reports are not users: they need no account.`,
  },
  {
    question: `What happens after the ${trialDays} days?`,
    answer: 'The trial needs no card, so it cannot turn into a bill. When it ends you choose a plan or move to Free. All your data stays.',
  },
  { question: 'How much do I save with yearly billing?', answer: `A year is ${list.format(savings)}. The cards show a twelfth, rounded up to the dollar.` },
  {
    question: 'Can I change my plan?',
    answer: 'Yes, under Plan & Billing: up, down, or between monthly and yearly. Before a downgrade you see what is over the limits of the smaller plan.',
  },
  {
    question: 'Which networks are supported?',
    answer: `${networkCodes.length}: ${list.format(networkCodes.map((code) => networks[code].display))}. See Integrations for the metrics of each.`,
  },
  { question: `What do ${list.format(addOnIds.map((id) => addOns[id].name.toLowerCase()))} cost?`, answer: addOnPrices.join(' ') },
]
