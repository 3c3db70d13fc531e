import * as v from 'valibot'
import { addressForm } from '../../../../shared/email-address.ts'
import { messages } from '../../../../shared/messages.ts'

const Email = addressForm(messages.schedule.badEmail)

/** The sentence for an address that is none, or null (docs/behaviours.md#recipients). */
export function emailProblem(address: string): string | null {
  return v.is(Email, address) ? null : messages.schedule.badEmail(address)
}
