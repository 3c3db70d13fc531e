/** What people say of themselves: at sign-up, and wherever they are invited or edited (docs/behaviours.md#people). */
import * as v from 'valibot'
import { addressForm } from './email-address.ts'
import { messages } from './messages.ts'
import { passwordRule } from './password-rule.ts'
import { shownSigns } from './shown-signs.ts'

/** What no name may hold. */
const illegal = /[:/<>%$().,";~+\-?!|]/

const nameOf = (required: string, long: string, invalid: string) =>
  v.pipe(
    v.string(required),
    v.trim(),
    v.nonEmpty(required),
    v.maxLength(25, long),
    v.check((name) => !illegal.test(name) && shownSigns.test(name), invalid),
  )

export const FirstName = nameOf(messages.person.firstNameRequired, messages.person.firstNameLong, messages.person.firstNameInvalid)
export const LastName = nameOf(messages.person.lastNameRequired, messages.person.lastNameLong, messages.person.lastNameInvalid)

/** Lower case, as addresses are kept. */
export const EmailAddress = v.pipe(
  v.string(messages.person.emailRequired),
  v.trim(),
  v.nonEmpty(messages.person.emailRequired),
  v.toLowerCase(),
  v.maxLength(75, messages.person.emailLong),
  addressForm(() => messages.person.emailInvalid),
)

export const CompanyName = v.pipe(
  v.string(messages.person.companyRequired),
  v.trim(),
  v.nonEmpty(messages.person.companyRequired),
  v.maxLength(50, messages.person.companyLong),
  v.regex(shownSigns, messages.person.companyInvalid),
)

/** Only its length: how easily it is guessed is for whoever has the estimate. */
export const NewPassword = v.pipe(
  v.string(messages.person.passwordRequired),
  v.nonEmpty(messages.person.passwordRequired),
  v.maxLength(passwordRule.longest, messages.person.passwordLong),
  v.check(
    (password) => [...password].length >= passwordRule.length,
    ({ input }) => messages.person.passwordShort(passwordRule.length, [...input].length),
  ),
)
