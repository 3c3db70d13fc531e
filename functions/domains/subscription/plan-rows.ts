/** The catalogue as the API tells it, and what of it an account has. */
import { entriesOf } from '../../../shared/entries.ts'
import { addOns } from '../../../shared/plan-add-ons.ts'
import { extraIds, type PlanId, planIds, planRows } from '../../../shared/plan-catalogue.ts'
import { monthlyPrice, priceText } from '../../../shared/plan-prices.ts'

const addons = entriesOf(addOns).map(([, { name, free, paid, price_month, available, visible }]) => ({
  name,
  description: `${free}: free. ${paid}: ${priceText(price_month)} a month.`,
  available,
  visible,
}))

/** `own`: the plan of the account; null for visitors, and where no plan limits it. */
export function planRowsFor(own: PlanId | null) {
  return planIds.map((id, index) => {
    const { name, description, color, flag, signup, limits, benefits, extras, price_month: base_month, price_year: base_year } = planRows[id]
    return {
      id,
      name,
      description,
      price: { base_month, base_year },
      price_month: base_month,
      price_year: monthlyPrice(id, 'yearly'),
      benefits: benefits.map((one) => ({ ...one, description: null })),
      addons,
      extras: Object.fromEntries(extraIds.map((extra) => [extra, extras.includes(extra)])),
      limits,
      active: id === own,
      index,
      color,
      flag,
      signup,
      upgrade: own !== null && index > planIds.indexOf(own),
    }
  })
}
