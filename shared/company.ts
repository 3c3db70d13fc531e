import * as v from 'valibot'
import { countryCodes } from './countries.ts'
import { messages } from './messages.ts'
import { shownSigns } from './shown-signs.ts'
import { subscriptionMessages as said } from './subscription-messages.ts'

const line = (most: number) =>
  v.optional(v.pipe(v.string(), v.trim(), v.maxLength(most, said.company.long(most)), v.regex(shownSigns, said.company.addressInvalid)), '')

/** Who invoices are made out to. `country`: two letters, or empty; `vat`: with its country prefix, as it is to be printed. */
export const Company = v.strictObject({
  name: v.pipe(
    v.string(said.company.nameRequired),
    v.trim(),
    v.nonEmpty(said.company.nameRequired),
    v.maxLength(100, said.company.long(100)),
    v.regex(shownSigns, messages.person.companyInvalid),
  ),
  line1: line(100),
  line2: line(100),
  postal_code: line(20),
  city: line(100),
  country: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(2, said.company.country),
      v.check((code) => code === '' || countryCodes.includes(code), said.company.country),
    ),
    '',
  ),
  vat: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(30, said.company.vat), v.regex(/^[A-Za-z0-9 ./-]*$/, said.company.vat)), ''),
})
export type Company = v.InferOutput<typeof Company>
