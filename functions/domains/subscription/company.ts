import type { Company } from '../../../shared/company.ts'
import { asked, stripe } from './stripe.ts'

/** Sets what Stripe prints on the invoices of a customer from now on. */
export async function sendCompany(customer: string, { name, vat, ...address }: Company): Promise<void> {
  await asked(
    stripe().customers.update(customer, {
      name,
      address,
      // a tax id of Stripe has to be registered for its country; a field is printed as it was typed
      invoice_settings: { custom_fields: vat === '' ? '' : [{ name: 'VAT number', value: vat }] },
    }),
  )
}
