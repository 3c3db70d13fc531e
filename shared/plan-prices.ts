/** What plans cost, as pages say it. Whole US dollars. */
import { type BillingInterval, type PlanId, planIds, planRows } from './plan-catalogue.ts'

const dollars = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })

export const priceText = (price: number): string => dollars.format(price)

/** Said in the place of a price that is by agreement. */
export const customPrice = 'Custom'

/** What a plan costs for the whole of an interval; null: by agreement. */
export function priceOf(plan: PlanId, interval: BillingInterval): number | null {
  return interval === 'monthly' ? planRows[plan].price_month : planRows[plan].price_year
}

/** What its card says a month costs: of a year the twelfth part, rounded up. */
export function monthlyPrice(plan: PlanId, interval: BillingInterval): number | null {
  const price = priceOf(plan, interval)
  return price === null || interval === 'monthly' ? price : Math.ceil(price / 12)
}

/** "$120", or that it is by agreement. */
export function monthlyPriceText(plan: PlanId, interval: BillingInterval): string {
  const price = monthlyPrice(plan, interval)
  return price === null ? customPrice : priceText(price)
}

/** Per cent of twelve months that a year saves, rounded down, so that no card promises more than there is; 0: nothing. */
export function yearlySaving(plan: PlanId): number {
  const { price_month: month, price_year: year } = planRows[plan]
  return !month || year === null ? 0 : Math.floor((1 - year / (12 * month)) * 100)
}

const paid = planIds.filter((id) => (planRows[id].price_month ?? 0) > 0)

/** What plans start at: a month of the cheapest that is not free. */
export const cheapestPrice: number = Math.min(...paid.map((id) => planRows[id].price_month ?? Number.POSITIVE_INFINITY))

/** The highest saving of any plan. */
export const mostSaving: number = Math.max(...paid.map(yearlySaving))

export const savingNote = `Save up to ${mostSaving}% with yearly billing`
